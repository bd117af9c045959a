import { apiGroup, apiVersion, isKindName, kinds, type KindName, type KindTypes } from '../../generated/kinds.ts';
import { loadKind } from '../../generated/load.ts';
import { parseSource } from '../../runtime/config/parse-yaml.ts';
import { placeOf, type Part } from '../../runtime/config/part.ts';
import { suggest } from '../../runtime/config/suggest.ts';
import { validatePart } from '../../runtime/config/validate.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import * as found from './load-diagnostics.ts';
import { identityOf, titleOf, type AnyResource, type ForeignObject, type Resource } from './resource.ts';

/** What was read: our resources, what passes through, and which resources exist but have errors. */
export interface LoadedProgram {
  readonly resources: readonly AnyResource[];
  readonly foreign: readonly ForeignObject[];
  /** Identities of our resources that were dropped for an error: a reference to one is unknown, not missing. */
  readonly failed: ReadonlySet<string>;
  /** A document could not be read, or not be told: whatever seems to be missing may stand in it. */
  readonly isIncomplete: boolean;
}

/** Parses, classifies and validates every document of the sources. Findings go to `report`; a document with errors is dropped. */
export async function load(
  sources: readonly SourceFile[],
  namespace: string | undefined,
  report: Report,
): Promise<LoadedProgram> {
  let isIncomplete = false;
  const reportReading: Report = (finding) => {
    if (finding.severity === 'error') isIncomplete = true;
    report(finding);
  };
  const parts = sources
    .flatMap((source) => parseSource(source, reportReading))
    .flatMap((document) => itemsOf({ document, base: [], value: document.value }));
  const resources: AnyResource[] = [];
  const foreign: ForeignObject[] = [];
  const failed = new Set<string>();
  const owners = new Map<string, Part>();
  const validators = await validatorsFor(parts);
  for (const part of parts) {
    const classified = classify(part, reportReading);
    if (classified === undefined) continue;
    const { value, kind } = classified;
    const metadata = isMap(value['metadata']) ? value['metadata'] : {};
    const name = metadata['name'];
    const own = metadata['namespace'];
    const place = typeof own === 'string' ? own : namespace;
    if (classified.own) {
      const resource = validators[classified.kind]?.(part, place, report);
      if (resource === undefined) {
        if (typeof name === 'string') failed.add(identityOf(kind, place, name));
        continue;
      }
      if (isFirst(resource, part, owners, report)) resources.push(resource);
    } else if (typeof name !== 'string' || name === '') {
      report(found.unnamedObject({ kind }, placeOf(part, ['metadata'], 'key')));
    } else {
      const object = { ...part, apiVersion: classified.apiVersion, kind, name, namespace: place, object: value };
      if (isFirst(object, part, owners, report)) foreign.push(object);
    }
  }
  return { resources, foreign, failed, isIncomplete };
}

type Validate = (part: Part, namespace: string | undefined, report: Report) => AnyResource | undefined;

/** The checks of the kinds that occur, and of no others: each is loaded once. */
async function validatorsFor(parts: readonly Part[]): Promise<Partial<Record<KindName, Validate>>> {
  const words = new Set(parts.map((part) => (isMap(part.value) ? part.value['kind'] : undefined)));
  const present = [...words].filter((word) => typeof word === 'string').filter(isKindName);
  const entries = await Promise.all(present.map(async (kind) => [kind, await validatorFor(kind)] as const));
  return Object.fromEntries(entries);
}

async function validatorFor<K extends KindName>(
  kind: K,
): Promise<(part: Part, namespace: string | undefined, report: Report) => Resource<K> | undefined> {
  const { validate, withDefaults } = await loadKind[kind]();
  return (part, namespace, report) => {
    const authored: KindTypes[K] | undefined = validatePart(part, validate, report);
    if (authored === undefined) return undefined;
    return { ...part, kind, name: authored.metadata.name, namespace, authored, resource: withDefaults(authored) };
  };
}

type Classified =
  | { readonly own: true; readonly kind: KindName; readonly value: Readonly<Record<string, unknown>> }
  | {
      readonly own: false;
      readonly kind: string;
      readonly apiVersion: string;
      readonly value: Readonly<Record<string, unknown>>;
    };

function classify(part: Part, report: Report): Classified | undefined {
  const { value } = part;
  if (!isMap(value)) {
    report(found.notAnObject({ found: Array.isArray(value) ? 'list' : typeof value }, placeOf(part, [], 'value')));
    return undefined;
  }
  const { apiVersion: version, kind } = value;
  if (typeof version !== 'string' || typeof kind !== 'string') {
    const missing = ['apiVersion', 'kind'].filter((name) => typeof value[name] !== 'string');
    report(found.notAResource({ missing }, placeOf(part, [], 'key')));
    return undefined;
  }
  const group = version.includes('/') ? version.slice(0, version.indexOf('/')) : '';
  if (isKindName(kind)) {
    if (version === apiVersion) return { own: true, kind, value };
    report(
      found.wrongApiVersion({ kind, found: version, expected: apiVersion }, placeOf(part, ['apiVersion'], 'value')),
    );
    return undefined;
  }
  if (group === apiGroup) {
    const known = Object.keys(kinds);
    report(
      found.unknownKind({ kind, group, suggestion: suggest(kind, known), known }, placeOf(part, ['kind'], 'value')),
    );
    return undefined;
  }
  return { own: false, kind, apiVersion: version, value };
}

/** The items of a `List` (of anything, or of one of our kinds), or the part itself. */
function itemsOf(part: Part): Part[] {
  const { value } = part;
  if (!isMap(value) || !Array.isArray(value['items']) || typeof value['kind'] !== 'string') return [part];
  const isList =
    value['kind'] === 'List' || (value['kind'].endsWith('List') && isKindName(value['kind'].slice(0, -'List'.length)));
  if (!isList) return [part];
  const items: readonly unknown[] = value['items'];
  return items.flatMap((item, index) =>
    itemsOf({ document: part.document, base: [...part.base, 'items', index], value: item }),
  );
}

function isFirst(object: AnyResource | ForeignObject, part: Part, owners: Map<string, Part>, report: Report): boolean {
  const group = 'object' in object ? object.apiVersion.split('/')[0] : apiGroup;
  const identity = `${group}/${identityOf(object.kind, object.namespace, object.name)}`;
  const first = owners.get(identity);
  if (first === undefined) {
    owners.set(identity, part);
    return true;
  }
  const span = placeOf(first, ['metadata', 'name'], 'value');
  const related = span === undefined ? [] : [{ message: 'first defined here', span }];
  report(found.duplicateResource({ title: titleOf(object) }, placeOf(part, ['metadata', 'name'], 'value'), related));
  return false;
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
