import { apiGroup, apiVersion, isKindName, kinds, type KindName } from '../../generated/kinds.ts';
import { placeOf, type Part } from '../../runtime/config/part.ts';
import { reportWrongType } from '../../runtime/config/schema/report-wrong-type.ts';
import { unknownKey } from '../../runtime/config/schema/schema-diagnostics.ts';
import { suggest } from '../../runtime/config/suggest.ts';
import { typeNameOf } from '../../runtime/config/schema/type-names.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { groupOf } from './known-kinds.ts';
import * as found from './load-diagnostics.ts';
import { toolThatReads } from './files-of-other-tools.ts';

type JsonMap = Readonly<Record<string, unknown>>;

/** What a document says it is: one of our kinds, an object that is not ours, or a file of another program (by its name). */
export type Classified =
  | { readonly own: true; readonly kind: KindName; readonly value: JsonMap }
  | { readonly own: false; readonly kind: string; readonly apiVersion: string; readonly value: JsonMap }
  | { readonly reader: string };

/** Tells a resource by its apiVersion and kind. Anything else, or a resource of svc under a wrong head, is reported and undefined. */
export function classify(part: Part, report: Report): Classified | undefined {
  const { value } = part;
  if (!isMap(value)) {
    report(found.notAnObject({ found: typeNameOf(value) }, placeOf(part, [], 'value')));
    return undefined;
  }
  const { apiVersion: version, kind } = value;
  if (typeof version !== 'string' || typeof kind !== 'string' || version === '' || kind === '') {
    const missing = ['apiVersion', 'kind'].filter((name) => isAbsent(part, [], name, report));
    if (missing.length > 0) report(found.notAResource({ missing }, placeOf(part, [], 'key')));
    return undefined;
  }
  const group = groupOf(version);
  if (isKindName(kind)) {
    if (version === apiVersion) return { own: true, kind, value };
    const place = placeOf(part, ['apiVersion'], 'value');
    if (isNearOurs(group)) {
      report(found.wrongApiVersion({ kind, found: version, expected: apiVersion }, place));
      return undefined;
    }
    report(found.kindOfOthers({ kind, group, expected: apiVersion }, place));
    return { own: false, kind, apiVersion: version, value };
  }
  if (group === apiGroup) {
    const known = Object.keys(kinds);
    const place = placeOf(part, ['kind'], 'value');
    report(found.unknownKind({ kind, group, suggestion: suggest(kind, known), known }, place));
    return undefined;
  }
  const reader = toolThatReads(version, kind);
  return reader === undefined ? { own: false, kind, apiVersion: version, value } : { reader };
}

/** Whether a group may be ours with a typing mistake: a part of it, a letter or two off, or none at all. Others have kinds of the same names. */
function isNearOurs(group: string): boolean {
  const domain = apiGroup.slice(apiGroup.indexOf('.') + 1);
  return group === '' || group.endsWith(domain) || suggest(group, [apiGroup]) !== undefined;
}

/** Reports why an object that is not ours has no name: where it is missing, misspelt, or no text. */
export function reportUnnamed(kind: string, part: Part, value: JsonMap, report: Report): void {
  const metadata = value['metadata'];
  if (metadata !== undefined && metadata !== null && !isMap(metadata)) {
    reportWrongType(part, ['metadata'], metadata, ['map'], report);
    return;
  }
  const isMissing = isMap(metadata)
    ? isAbsent(part, ['metadata'], 'name', report)
    : isAbsent(part, [], 'metadata', report, true);
  if (isMissing) report(found.unnamedObject({ kind }, placeOf(part, ['metadata'], 'key')));
}

/**
 * Whether a field that should be a string is not there at all. One of another type, or under a name that differs in a letter or in
 * case, is there: that is reported instead. An empty text counts as absent.
 */
function isAbsent(part: Part, path: readonly string[], name: string, report: Report, isEmptyAbsent = false): boolean {
  const map = path.reduce<unknown>((value, step) => (isMap(value) ? value[step] : undefined), part.value);
  if (!isMap(map)) return true;
  const value = map[name];
  if (Object.hasOwn(map, name) && !(isEmptyAbsent && value === null)) {
    if (typeof value === 'string') return value === '';
    // No kind and no apiVersion looks like a number.
    reportWrongType(part, [...path, name], value, ['string'], report, () => path.length > 0);
    return false;
  }
  const misspelt = Object.keys(map).find((key) => !known.has(key) && suggest(key, [name]) === name);
  if (misspelt === undefined) return true;
  report(unknownKey({ key: misspelt, suggestion: name, known: [] }, placeOf(part, [...path, misspelt], 'key')));
  return false;
}

/** Keys that mean what they say, however near they are to another. */
const known: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'metadata', 'name', 'namespace']);

/** Whether a value is a JSON object. */
export function isMap(value: unknown): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
