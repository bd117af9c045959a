import { isKindName } from '../../generated/kinds.ts';
import { placeOf, type Part } from '../../runtime/config/part.ts';
import { typeNameOf } from '../../runtime/config/schema/type-names.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { isMap } from './classify.ts';
import { listWithoutItems } from './load-diagnostics.ts';

/** The items of a `List` (of anything, or of one of our kinds) and of the Lists in it, or the part itself. */
export function itemsOf(part: Part, report: Report): Part[] {
  const { value } = part;
  if (!isMap(value) || typeof value['kind'] !== 'string' || !isList(value)) return [part];
  // As kubectl reads it: a program that prints a list without items may write null.
  const items = Object.hasOwn(value, 'items') ? (value['items'] ?? []) : undefined;
  if (!Array.isArray(items)) {
    const isThere = Object.hasOwn(value, 'items');
    const place = placeOf(part, [isThere ? 'items' : 'kind'], 'value');
    report(listWithoutItems({ kind: value['kind'], found: isThere ? typeNameOf(items) : undefined }, place));
    return [];
  }
  return items.flatMap((item: unknown, index) =>
    itemsOf({ document: part.document, base: [...part.base, 'items', index], value: withHead(item, value) }, report),
  );
}

/** Items of a list of one kind may leave out what the list says: their apiVersion and kind. */
function withHead(item: unknown, { apiVersion, kind }: Readonly<Record<string, unknown>>): unknown {
  if (!isMap(item) || typeof kind !== 'string' || kind === 'List') return item;
  return { apiVersion, kind: kind.slice(0, -'List'.length), ...item };
}

/** A List of anything, one of a kind of svc, or one of another kind that has items and no name of its own. */
function isList({ kind, metadata, items }: Readonly<Record<string, unknown>>): boolean {
  if (typeof kind !== 'string' || !kind.endsWith('List')) return false;
  if (kind === 'List' || isKindName(kind.slice(0, -'List'.length))) return true;
  const isNamed = isMap(metadata) && (Object.hasOwn(metadata, 'name') || Object.hasOwn(metadata, 'generateName'));
  return (Array.isArray(items) || items === null) && !isNamed;
}
