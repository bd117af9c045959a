import type { Identity } from '../../../identity/identity.ts';
import type { Envelope } from '../../envelope/envelope.ts';
import type { Span } from '../../envelope/json-cursor.ts';
import { itemsOf, memberOf, membersOf, type Member } from '../../envelope/json-members.ts';
import { splice, type Edit } from '../../envelope/splice.ts';
import type { MaybePromise } from '../../maybe-promise.ts';
import type { PolicyHook } from '../hooks.ts';
import type { ListMethod } from './list-of.ts';
import { judgedAnnotations } from './shown-annotations.ts';
import { nameIn, shownItem, type ShownItem } from './shown-item.ts';
import type { View } from './view.ts';

export interface ListShape {
  readonly list: ListMethod;
  readonly show: ReturnType<View['shows']>;
  readonly policy: PolicyHook | undefined;
  readonly identity: Identity | undefined;
}

/**
 * The response to a list with what its caller does not see left out, and the rest named as clients know it. What stays of an item is
 * its bytes. A response that is not the list it should be stays as it is where nothing is hidden, and is emptied where something is.
 */
export function shapeList(response: Envelope, shape: ListShape): MaybePromise<Buffer> {
  const { bytes, result } = response;
  if (result === undefined) return bytes;
  const members = membersOf(bytes, result) ?? [];
  const span = memberOf(members, shape.list.items);
  const spans = span === undefined || span === 'repeated' ? undefined : itemsOf(bytes, span);
  if (span === undefined || span === 'repeated' || spans === undefined)
    return Buffer.from(`{"jsonrpc":"2.0","id":${idOf(response)},"result":{"${shape.list.items}":[]}}`);
  const items = spans.flatMap((each) => itemAt(response, each, shape) ?? []);
  const { policy, identity, list } = shape;
  if (policy === undefined) return written(bytes, span, items, []);
  const asked = items.map(({ shown, annotations }) => ({
    name: shown.name,
    ...(annotations === undefined ? {} : { annotations: judgedAnnotations(annotations) }),
  }));
  const finish = (permitted: readonly boolean[]): Buffer =>
    written(
      bytes,
      span,
      items.filter((_item, index) => permitted[index] === true),
      privately(bytes, members),
    );
  return policy.permittedOf(identity, list.feature, asked).then(finish);
}

function itemAt({ bytes }: Envelope, span: Span, { list, show }: ListShape): ShownItem | undefined {
  const item = bytes.subarray(span.start, span.end);
  const name = nameIn(item, list);
  const shown = name === undefined || show === undefined ? undefined : show(name);
  if (name === undefined || shown === 'hidden') return undefined;
  return shownItem(item, list, shown ?? { name });
}

function written(bytes: Buffer, list: Span, items: readonly ShownItem[], more: readonly Edit[]): Buffer {
  const parts = items.flatMap((item, index) => (index === 0 ? [item.bytes] : [comma, item.bytes]));
  const whole = Buffer.concat([open, ...parts, close]);
  return splice(
    bytes,
    [...more, { span: list, bytes: whole }].toSorted((a, b) => a.span.start - b.span.start),
  );
}

/** What a policy has filtered for one caller is not for caches that others share (2026-07-28, Cache Scope). */
function privately(bytes: Buffer, members: readonly Member[]): readonly Edit[] {
  const scope = memberOf(members, 'cacheScope');
  if (scope === undefined || scope === 'repeated') return [];
  return bytes.toString('utf8', scope.start, scope.end) === '"public"' ? [{ span: scope, bytes: '"private"' }] : [];
}

function idOf({ bytes, id }: Envelope): string {
  return id === undefined ? 'null' : bytes.toString('utf8', id.start, id.end);
}

const open = Buffer.from('[');
const comma = Buffer.from(',');
const close = Buffer.from(']');
