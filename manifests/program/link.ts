import { isKindName, type KindName } from '../../generated/kinds.ts';
import type { ReferenceEntry } from '../../generated/references/reference-entry.ts';
import { references } from '../../generated/references/index.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { nearFileName } from '../../runtime/config/input/near-file-name.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import * as found from './link-diagnostics.ts';
import type { FailedResource, LoadedProgram } from './load.ts';
import { nearNames, type NearNames } from './near-names.ts';
import { isPodAccount, itemKeysBeside, podReferences } from './pod-references.ts';
import { producedSecrets, type ProducedSecret } from './produced-secrets.ts';
import { visitPlaces } from './path-tree.ts';
import { ResourceIndex } from './resource-index.ts';
import { propertyOf, valuesAt } from './values-at.ts';
import { identityOf, type AnyResource, type ForeignObject, type Resource } from './resource.ts';
import { shownValue } from '../../runtime/config/shown-value.ts';

/** How much of the truth the input is. */
export interface LinkOptions {
  /** `whole`: a missing resource is an error. `part`: a warning, since it may be elsewhere. */
  readonly extent: 'whole' | 'part';
  /** Secrets, ConfigMaps, volume claims and the accounts that pods run under have to be in the input too. */
  readonly closed: boolean;
  /** What to do about a resource that a whole input misses and that is beside it; undefined where it is not. */
  readonly beside?: (kind: string, name: string) => string | undefined;
}

/** Something the cluster has to provide: it is referred to and not in the input. */
export interface ExternalInput {
  readonly kind: string;
  readonly namespace: string | undefined;
  readonly name: string;
  readonly key: string | undefined;
  readonly usedBy: AnyResource;
  readonly path: DocumentPath;
}

/** What holds references: a resource, or what can be read of one with errors. */
type Referrer = AnyResource | FailedResource;

/** A program whose references were followed. */
export interface LinkedProgram extends LoadedProgram {
  readonly externals: readonly ExternalInput[];
  /** Whether what is not in the input is missing, or may be elsewhere. */
  readonly extent: LinkOptions['extent'];
  /** Our resource of a kind and name in the namespace of another, or undefined where it is not in the input. */
  find<K extends KindName>(
    kind: K,
    from: { readonly namespace: string | undefined },
    name: string,
  ): Resource<K> | undefined;
  /** An object that is not ours, in the namespace of one of our resources. */
  findForeign(kind: string, from: { readonly namespace: string | undefined }, name: string): ForeignObject | undefined;
}

/** Follows every reference of every resource (the table is generated from `x-ref`) and reports what does not resolve.
 * Those of a resource with errors are followed as far as its shape allows. */
export function link(program: LoadedProgram, options: LinkOptions, report: Report): LinkedProgram {
  const own = new ResourceIndex(program.resources);
  const foreign = new Map<string, ForeignObject>(
    program.foreign.map((o) => [identityOf(o.kind, o.namespace, o.name, o.group), o]),
  );
  const produced = producedSecrets(program.foreign);
  const externals: ExternalInput[] = [];
  const near = nearNames([
    ...program.resources,
    ...program.failedResources.flatMap(({ name, ...rest }) => (name === undefined ? [] : [{ ...rest, name }])),
  ]);
  const nearForeign = nearNames(program.foreign.filter(({ plainKind }) => plainKind !== undefined));
  const unnamed = new Set(program.failedResources.flatMap(({ kind, name }) => (name === undefined ? [kind] : [])));
  for (const resource of program.resources) followAll(resource);
  for (const resource of program.failedResources) followAll(resource);
  return {
    ...program,
    externals,
    extent: options.extent,
    find: (kind, from, name) => own.find(kind, from.namespace, name),
    findForeign: (kind, from, name) => foreign.get(identityOf(kind, from.namespace, name)),
  };

  function followAll(from: Referrer): void {
    const follow = (entry: ReferenceEntry, value: unknown, parent: unknown, path: DocumentPath): void => {
      if (typeof value !== 'string' || value === '' || !applies(entry, parent) || isLost(from, path)) return;
      if (isKindName(entry.kind)) followOwn(from, entry, entry.kind, value, path);
      else followForeign(from, entry, value, path, parent);
    };
    visitPlaces(from.value, references[from.kind], follow);
    visitPlaces(from.value, podReferences[from.kind] ?? noReferences, follow);
  }

  function followOwn(from: Referrer, entry: ReferenceEntry, kind: KindName, name: string, path: DocumentPath): void {
    const { namespace } = from;
    const place = () => placeOf(from, path, 'value');
    const target = own.find(kind, namespace, name);
    if (target !== undefined) {
      if (entry.where === undefined) return;
      for (const [dotted, expected] of Object.entries(entry.where)) {
        const actual = valuesAt(target.resource, dotted.split('.'))[0]?.value;
        if (actual !== expected) {
          report(found.wrongTarget({ kind, name, path: dotted, expected, found: shownValue(actual) }, place()));
        }
      }
      return;
    }
    if (program.isIncomplete || program.failed.has(identityOf(kind, namespace, name))) return;
    // What has no readable name may be the very one.
    if (unnamed.has(kind)) return;
    const other = near.otherKind(kind, namespace, name);
    const suggestion = near.suggest(kind, namespace, name);
    const elsewhere = elsewhereOf(near, kind, name, namespace);
    const { producer } = from.document.source;
    if (other !== undefined && suggestion === undefined && elsewhere === undefined) {
      report(found.wrongKind({ kind, name, found: other, names: near.namesOf(kind, namespace) }, place()));
    } else if (options.extent === 'part') {
      report(found.missingTargetInFragment({ kind, name, suggestion, elsewhere, producer }, place()));
    } else {
      const beside = options.beside?.(kind, name);
      report(found.missingTarget({ kind, name, suggestion, elsewhere, producer, beside }, place()));
    }
  }

  function followForeign(
    from: Referrer,
    entry: ReferenceEntry,
    name: string,
    path: DocumentPath,
    parent: unknown,
  ): void {
    const { kind } = entry;
    const keyProperty = entry.key?.property;
    const written = keyProperty === undefined ? undefined : propertyOf(parent, keyProperty);
    const key = typeof written === 'string' ? written : entry.key?.default;
    const namespace = namespaceOf(entry, parent, from);
    const identity = identityOf(kind, namespace, name);
    const target = foreign.get(identity) ?? produced.get(identity);
    // Kubernetes lets a pod say that it can do without what it names.
    const isOptional = (entry.optional === true && !isPodAccount(entry)) || propertyOf(parent, 'optional') === true;
    if (target === undefined) {
      // The cluster makes this account in every namespace.
      if (kind === 'ServiceAccount' && name === 'default') return;
      if (!('lostKeys' in from)) externals.push({ kind, namespace, name, key, usedBy: from, path: [...path] });
      if (!options.closed || isOptional || program.isIncomplete) return;
      const elsewhere = elsewhereOf(nearForeign, kind, name, namespace);
      const suggestion = nearForeign.suggest(kind, namespace, name);
      const { producer } = from.document.source;
      const missing = { kind, name, key, suggestion, elsewhere, producer };
      report(found.externalInput(missing, placeOf(from, path, 'value')));
      return;
    }
    if (isOptional) return;
    if (key !== undefined) {
      const place =
        typeof written === 'string' && keyProperty !== undefined ? [...path.slice(0, -1), keyProperty] : path;
      checkKey(from, target, key, place);
    }
    for (const item of itemKeysBeside(path, parent)) checkKey(from, target, item.key, item.path);
  }

  function checkKey(from: Referrer, target: ForeignObject | ProducedSecret, key: string, path: DocumentPath): void {
    const { kind, name } = target;
    const keys = 'object' in target ? keysOf(target) : target.keys;
    if (keys === undefined || keys.includes(key)) return;
    report(
      found.missingKey({ kind, name, key, suggestion: nearFileName(key, keys), keys }, placeOf(from, path, 'value')),
    );
  }
}

function keysOf({ object }: ForeignObject): string[] {
  return ['data', 'stringData', 'binaryData'].flatMap((field) => {
    const map = object[field];
    return typeof map === 'object' && map !== null ? Object.keys(map) : [];
  });
}

const noReferences: readonly ReferenceEntry[] = [];

/** Whether a path goes through a key that was reported and has to go. */
function isLost(from: Referrer, path: DocumentPath): boolean {
  if (!('lostKeys' in from) || from.lostKeys.size === 0) return false;
  const { lostKeys } = from;
  return path.some((_, index) => {
    const span = placeOf(from, path.slice(0, index + 1), 'key');
    return span !== undefined && lostKeys.has(span.start);
  });
}

/** The same kind and name in another namespace than the one a reference looks in, or without one. */
function elsewhereOf(
  near: NearNames,
  kind: string,
  name: string,
  wanted: string | undefined,
): found.Elsewhere | undefined {
  const other = near.anywhere(kind, name);
  return other === undefined ? undefined : { wanted, namespace: other.namespace };
}

/** The namespace a reference looks in: that of its resource, unless a service account is named with one of its own. */
function namespaceOf(entry: ReferenceEntry, parent: unknown, from: Referrer): string | undefined {
  const own = entry.kind === 'ServiceAccount' ? propertyOf(parent, 'namespace') : undefined;
  return typeof own === 'string' && own !== '' ? own : from.namespace;
}

function applies(entry: ReferenceEntry, parent: unknown): boolean {
  const { when } = entry;
  for (const name in when) {
    const wanted = when[name];
    if ((propertyOf(parent, name) ?? wanted?.default) !== wanted?.value) return false;
  }
  return true;
}
