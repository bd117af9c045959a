import { objectNames } from '../lower/object-names.ts';
import type { CheckedProgram } from './check.ts';
import type { AnyResource, ForeignObject } from './resource.ts';

type Owner = AnyResource | ForeignObject;

/** Those resources and objects of a program that may share an object name, cheaply told: the names of what a resource emits all begin with a few words of its own. */
export function withCollidingNames({
  resources,
  foreign,
}: CheckedProgram): Pick<CheckedProgram, 'resources' | 'foreign'> {
  // Nearly every name has one owner, who stands for himself; those of the others are in a list.
  const owners = new OwnersByName();
  const named: { readonly owner: Owner; readonly name: string }[] = [];
  for (const owner of resources) for (const name of beginnings(owner)) named.push({ owner, name });
  for (const owner of foreign) named.push({ owner, name: owner.name });
  for (const { owner, name } of named) {
    const there = owners.get(owner, name);
    if (there === undefined) owners.set(owner, name, owner);
    else if (Array.isArray(there)) there.push(owner);
    else if (there !== owner) owners.set(owner, name, [there, owner]);
  }
  const suspects = new Set<Owner>();
  for (const { owner, name } of named) {
    // The name itself, and what is before each of its hyphens.
    for (let end = name.length; end > 0; end = name.lastIndexOf('-', end - 1)) {
      const others = owners.get(owner, name.slice(0, end));
      if (others === undefined || others === owner) continue;
      suspects.add(owner);
      for (const other of Array.isArray(others) ? others : [others]) suspects.add(other);
    }
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
function beginnings({ kind, name }: AnyResource): readonly string[] {
  switch (kind) {
    case 'MCPServer':
      return [objectNames.serverBackend(name), objectNames.serverProxy(name)];
    case 'MCPRemoteProxy':
      return [objectNames.remoteProxy(name)];
    case 'VirtualMCPServer':
      return [objectNames.virtualServer(name)];
    case 'MCPRegistry':
      return [objectNames.registry(name)];
    case 'EmbeddingServer':
      return [objectNames.embedding(name)];
    default:
      return [];
  }
}
