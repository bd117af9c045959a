import { isKindName, type KindName } from '../../generated/kinds.ts';
import type { ReferenceEntry } from '../../generated/references/reference-entry.ts';
import { references } from '../../generated/references/index.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { suggest } from '../../runtime/config/suggest.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import * as found from './link-diagnostics.ts';
import type { LoadedProgram } from './load.ts';
import { podReferences } from './pod-references.ts';
import { propertyOf, valuesAt } from './values-at.ts';
import { identityOf, type AnyResource, type ForeignObject, type Resource } from './resource.ts';

/** How much of the truth the input is. */
export interface LinkOptions {
  /** `whole`: a missing resource is an error. `part`: a warning, since it may stand elsewhere. */
  readonly extent: 'whole' | 'part';
  /** Secrets, ConfigMaps and ServiceAccounts have to be in the input too. */
  readonly closed: boolean;
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

/** A program whose references were followed. */
export interface LinkedProgram extends LoadedProgram {
  readonly externals: readonly ExternalInput[];
  /** Whether what is not in the input is missing, or may stand elsewhere. */
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

/** Follows every reference of every resource (the table is generated from `x-ref`) and reports what does not resolve. */
export function link(program: LoadedProgram, options: LinkOptions, report: Report): LinkedProgram {
  const own = new Map<string, AnyResource>(program.resources.map((r) => [identityOf(r.kind, r.namespace, r.name), r]));
  const foreign = new Map<string, ForeignObject>(
    program.foreign.map((o) => [identityOf(o.kind, o.namespace, o.name), o]),
  );
  const externals: ExternalInput[] = [];
  for (const resource of program.resources) {
    for (const entry of [...references[resource.kind], ...(podReferences[resource.kind] ?? [])])
      follow(resource, entry);
  }
  return {
    ...program,
    externals,
    extent: options.extent,
    find: <K extends KindName>(kind: K, from: { readonly namespace: string | undefined }, name: string) => {
      const resource = own.get(identityOf(kind, from.namespace, name));
      // The index key holds the kind, so what stands there is of that kind.
      return resource as Resource<K> | undefined;
    },
    findForeign: (kind, from, name) => foreign.get(identityOf(kind, from.namespace, name)),
  };

  function follow(resource: AnyResource, entry: ReferenceEntry): void {
    for (const { path, value, parent } of valuesAt(resource.authored, entry.path)) {
      if (typeof value !== 'string' || value === '' || !applies(entry, parent)) continue;
      const place = () => placeOf(resource, path, 'value');
      if (isKindName(entry.kind)) followOwn(resource, entry, entry.kind, value, place);
      else followForeign(resource, entry, value, path, parent);
    }
  }

  function followOwn(
    resource: AnyResource,
    entry: ReferenceEntry,
    kind: KindName,
    name: string,
    place: () => ReturnType<typeof placeOf>,
  ): void {
    const target = own.get(identityOf(kind, resource.namespace, name));
    if (target !== undefined) {
      for (const [dotted, expected] of Object.entries(entry.where ?? {})) {
        const actual = valuesAt(target.resource, dotted.split('.'))[0]?.value;
        if (actual !== expected) {
          report(found.wrongTarget({ kind, name, path: dotted, expected, found: String(actual) }, place()));
        }
      }
      return;
    }
    if (program.isIncomplete || program.failed.has(identityOf(kind, resource.namespace, name))) return;
    const namesakes = program.resources.filter(
      (other) => other.name === name && other.namespace === resource.namespace,
    );
    const other = namesakes.find((candidate) => candidate.kind !== kind);
    const near = program.resources
      .filter((r) => r.kind === kind && r.namespace === resource.namespace)
      .map((r) => r.name);
    const suggestion = suggest(name, near);
    if (other !== undefined && suggestion === undefined) {
      report(found.wrongKind({ kind, name, found: other.kind }, place()));
    } else if (options.extent === 'part') {
      report(found.missingTargetInPart({ kind, name, suggestion }, place()));
    } else {
      const elsewhere = program.resources.find((r) => r.kind === kind && r.name === name)?.namespace;
      report(found.missingTarget({ kind, name, suggestion, elsewhere }, place()));
    }
  }

  function followForeign(
    resource: AnyResource,
    entry: ReferenceEntry,
    name: string,
    path: DocumentPath,
    parent: unknown,
  ): void {
    const { kind } = entry;
    const keyProperty = entry.key?.property;
    const written = keyProperty === undefined ? undefined : propertyOf(parent, keyProperty);
    const key = typeof written === 'string' ? written : entry.key?.default;
    const target = foreign.get(identityOf(kind, resource.namespace, name));
    // Kubernetes lets a pod say that it can do without what it names.
    const isOptional = entry.optional === true || propertyOf(parent, 'optional') === true;
    if (target === undefined) {
      externals.push({ kind, namespace: resource.namespace, name, key, usedBy: resource, path });
      if (options.closed && !isOptional && !program.isIncomplete) {
        report(found.externalInput({ kind, name, key }, placeOf(resource, path, 'value')));
      }
      return;
    }
    if (key === undefined) return;
    const keys = ['data', 'stringData', 'binaryData'].flatMap((field) => {
      const map = target.object[field];
      return typeof map === 'object' && map !== null ? Object.keys(map) : [];
    });
    if (keys.includes(key) || isOptional) return;
    const place = typeof written === 'string' && keyProperty !== undefined ? [...path.slice(0, -1), keyProperty] : path;
    report(
      found.missingKey({ kind, name, key, suggestion: suggest(key, keys), keys }, placeOf(resource, place, 'value')),
    );
  }
}

function applies(entry: ReferenceEntry, parent: unknown): boolean {
  return Object.entries(entry.when ?? {}).every(
    ([name, { value, default: fallback }]) => (propertyOf(parent, name) ?? fallback) === value,
  );
}
