import type { Span } from '../../envelope/json-cursor.ts';
import { memberOf, membersOf, type Member } from '../../envelope/json-members.ts';
import { insertion, splice, type Edit } from '../../envelope/splice.ts';
import type { ListMethod } from './list-of.ts';
import { shownAnnotations } from './shown-annotations.ts';
import type { Shown } from './view.ts';

/** An item of a list with what decides about it. */
export interface ShownItem {
  readonly bytes: Buffer;
  readonly shown: Shown;
  readonly annotations: Readonly<Record<string, unknown>> | undefined;
}

/** The name of an item of a list, as its server says it; undefined where it has none, or several. */
export function nameIn(item: Buffer, list: ListMethod): string | undefined {
  const members = membersOf(item, { start: 0, end: item.length });
  const span = members === undefined ? undefined : memberOf(members, list.name);
  return span === undefined || span === 'repeated' ? undefined : textAt(item, span);
}

function textAt(item: Buffer, { start, end }: Span): string | undefined {
  const text: unknown = JSON.parse(item.toString('utf8', start, end));
  return typeof text === 'string' ? text : undefined;
}

/** An item of a list as clients see it; undefined where it has no name. What stays of it is its bytes. */
export function shownItem(item: Buffer, list: ListMethod, shown: Shown): ShownItem | undefined {
  const members = membersOf(item, { start: 0, end: item.length });
  const span = members === undefined ? undefined : memberOf(members, list.name);
  if (members === undefined || span === undefined || span === 'repeated') return undefined;
  const actual = textAt(item, span);
  if (actual === undefined) return undefined;
  const annotations = list.feature === 'tool' ? annotationsOf(item, members, shown) : undefined;
  return { bytes: edited(item, members, span, actual, shown, annotations), shown, annotations };
}

/** The annotations of a tool as clients see them. */
function annotationsOf(item: Buffer, members: readonly Member[], shown: Shown): ShownItem['annotations'] {
  const span = memberOf(members, 'annotations');
  if (span === 'repeated') return shownAnnotations({}, shown.annotations);
  const value: unknown = span === undefined ? undefined : JSON.parse(item.toString('utf8', span.start, span.end));
  const own = typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  return shownAnnotations(own, shown.annotations);
}

/** The bytes of an item with what is shown in another way; everything else stays. */
function edited(
  item: Buffer,
  members: readonly Member[],
  name: Span,
  actual: string,
  shown: Shown,
  annotations: ShownItem['annotations'],
): Buffer {
  const edits: Edit[] = [];
  const added: string[] = [];
  const put = (key: string, value: unknown): void => {
    const span = memberOf(members, key);
    if (span === undefined) added.push(`${JSON.stringify(key)}:${JSON.stringify(value)}`);
    else if (span !== 'repeated') edits.push({ span, bytes: JSON.stringify(value) });
  };
  if (shown.name !== actual) edits.push({ span: name, bytes: JSON.stringify(shown.name) });
  if (shown.description !== undefined) put('description', shown.description);
  if (shown.annotations !== undefined) put('annotations', annotations);
  if (added.length > 0) edits.push(insertion(item, { start: 0, end: item.length }, added.join(',')));
  return splice(
    item,
    edits.toSorted((a, b) => a.span.start - b.span.start),
  );
}
