import { objectNames } from '../../runtime/resources/object-names.ts';
import type { CheckedProgram } from '../program/checked-program.ts';
import type { AnyResource, ForeignObject } from '../program/resource.ts';

type Owner = AnyResource | ForeignObject;

/** Those resources and objects of a program that may share an object name, cheaply told: the names of what a resource emits all begin with a few words of its own. */
export function withCollidingNames({
  resources,
  foreign,
}: CheckedProgram): Pick<CheckedProgram, 'resources' | 'foreign'> {
  // Nearly every name has one owner, which is stored itself; several owners are in a list.
  const owners = new OwnersByName();
  const add = (owner: Owner, name: string): void => {
    const there = owners.get(owner, name);
    if (there === undefined) owners.set(owner, name, owner);
    else if (Array.isArray(there)) there.push(owner);
    else if (there !== owner) owners.set(owner, name, [there, owner]);
  };
  const suspects = new Set<Owner>();
  const suspect = (owner: Owner, name: string): void => {
    // The name itself, and what is before each of its hyphens.
    for (let end = name.length; end > 0; end = name.lastIndexOf('-', end - 1)) {
      const others = owners.get(owner, end === name.length ? name : name.slice(0, end));
      if (others === undefined || others === owner) continue;
      suspects.add(owner);
      for (const other of Array.isArray(others) ? others : [others]) suspects.add(other);
    }
  };
  for (const judge of [add, suspect]) {
    for (const owner of resources) visitBeginnings(owner, judge);
    for (const owner of foreign) judge(owner, owner.name);
  }
  return {
    resources: resources.filter((resource) => suspects.has(resource)),
    foreign: foreign.filter((object) => suspects.has(object)),
  };
}

/** Owners by their namespace and a name of theirs, without a word that is made for every question. */
class OwnersByName {
  private readonly byPlace = new Map<string | undefined, Map<string, Owner | Owner[]>>();

  get({ namespace }: Owner, name: string): Owner | Owner[] | undefined {
    return this.byPlace.get(placeOfName(namespace, name))?.get(name);
  }

  set({ namespace }: Owner, name: string, owners: Owner | Owner[]): void {
    const place = placeOfName(namespace, name);
    const there = this.byPlace.get(place);
    if (there === undefined) this.byPlace.set(place, new Map([[name, owners]]));
    else there.set(name, owners);
  }
}

/** A registry may have rights in other namespaces, so its names are compared with those of all of them. */
function placeOfName(namespace: string | undefined, name: string): string | undefined {
  return name.startsWith(registryBeginning) ? undefined : (namespace ?? '');
}

const registryBeginning = objectNames.registry('');

/** What every object name of a resource is or begins with, followed by `-`. */
function visitBeginnings(owner: AnyResource, visit: (owner: Owner, name: string) => void): void {
  const { kind, name } = owner;
  switch (kind) {
    case 'MCPServer':
      visit(owner, objectNames.serverBackend(name));
      visit(owner, objectNames.serverProxy(name));
      return;
    case 'MCPRemoteProxy':
      visit(owner, objectNames.remoteProxy(name));
      return;
    case 'VirtualMCPServer':
      visit(owner, objectNames.virtualServer(name));
      return;
    case 'MCPRegistry':
      visit(owner, objectNames.registry(name));
      return;
    case 'EmbeddingServer':
      visit(owner, objectNames.embedding(name));
      return;
    default:
  }
}
