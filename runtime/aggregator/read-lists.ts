import { setImmediate as turnEnded } from 'node:timers/promises';
import { isProblem, type BackendProblem, type Conversation } from '../mcp/backend/backend.ts';
import { collect } from '../mcp/backend/collect.ts';
import { malformed } from '../mcp/backend/answer-problems.ts';
import type { OutboundHeaders } from '../mcp/backend/outbound-headers.ts';
import { ownModernRequest } from '../mcp/backend/own-client.ts';
import { objectOf } from '../mcp/bridge/capabilities.ts';
import { paramHeadersOf } from '../mcp/bridge/param-headers.ts';
import { rawOf, type Envelope } from '../mcp/envelope/envelope.ts';
import { itemsOf, memberOf, membersOf, type Member } from '../mcp/envelope/json-members.ts';
import type { Span } from '../mcp/envelope/json-cursor.ts';
import { listOf, type ListMethod } from '../mcp/gateway/view/list-of.ts';
import type { Listed } from '../aggregation/aggregate.ts';
import { mostExpressions, uriTemplate } from '../aggregation/uri-template.ts';

/** Bounds on what one backend may list. */
const mostPages = 100;
const mostItems = 10_000;
/** A read of a resource may have to be compared with every template of every server. */
const mostTemplates = 1000;
/** UTF-16 units of the name of a tool or a prompt, and of a URI. */
const longestName = 512;
const longestUri = 8192;
/** Of the things that are left out, those that the log names. */
const mostOmissions = 20;
const mostBytes = 33_554_432;
/** Bytes of items that are looked at in one turn of the event loop: others have calls under way meanwhile. */
const turnBytes = 1_048_576;

/** What a backend lists; items are their bytes. */
export interface BackendLists {
  readonly tools: readonly Listed<Buffer>[];
  readonly prompts: readonly Listed<Buffer>[];
  readonly resources: readonly Listed<Buffer>[];
  readonly templates: readonly Listed<Buffer>[];
  /** What was left out, in words for a log. */
  readonly omissions: readonly string[];
}

export const noLists: BackendLists = { tools: [], prompts: [], resources: [], templates: [], omissions: [] };

const methods = [
  { key: 'tools', method: 'tools/list', capability: 'tools' },
  { key: 'prompts', method: 'prompts/list', capability: 'prompts' },
  { key: 'resources', method: 'resources/list', capability: 'resources' },
  { key: 'templates', method: 'resources/templates/list', capability: 'resources' },
] as const;

/** Reads all that a backend lists, as far as it says that it has lists. `time`: milliseconds for all of it. */
export async function readLists(
  conversation: Conversation,
  capabilities: unknown,
  headers: OutboundHeaders,
  time: number,
): Promise<BackendLists | BackendProblem> {
  const deadline = performance.now() + time;
  const has = objectOf(capabilities);
  const found = await Promise.all(
    methods.map(async ({ method, capability, key }) => {
      const list = listOf(method);
      const read =
        has[capability] === undefined || list === undefined
          ? { items: [], omissions: [] }
          : await readList(conversation, method, list, headers, deadline);
      return { key, read };
    }),
  );
  const lists: { -readonly [Key in keyof BackendLists]: BackendLists[Key] } = { ...noLists };
  for (const { key, read } of found) {
    if ('mayHaveExecuted' in read) return read;
    lists[key] = read.items;
    lists.omissions = [...lists.omissions, ...few(read.omissions)];
  }
  return lists;
}

/** A server may have any number of faults; a log says the first of them. */
function few(omissions: readonly string[]): readonly string[] {
  const different = [...new Set(omissions)];
  const left = different.length - mostOmissions;
  return left <= 0 ? different : [...different.slice(0, mostOmissions), `${left} more like these`];
}

interface ReadList {
  readonly items: Listed<Buffer>[];
  readonly omissions: string[];
}

async function readList(
  conversation: Conversation,
  method: string,
  list: ListMethod,
  headers: OutboundHeaders,
  deadline: number,
): Promise<ReadList | BackendProblem> {
  const items: Listed<Buffer>[] = [];
  const omissions: string[] = [];
  const cursors = new Set<string>();
  const most = list.items === 'resourceTemplates' ? mostTemplates : mostItems;
  let cursor: string | undefined;
  let size = 0;
  let unread = 0;
  for (let page = 0; page < mostPages; page += 1) {
    const envelope = ownModernRequest(`svc-list-${page}`, method, cursor === undefined ? {} : { cursor });
    const left = Math.max(1, deadline - performance.now());
    const call = { body: envelope.bytes, envelope, headers, idleMs: left };
    const answer = await collect((receiver) => conversation.request(call, receiver), mostBytes - size, left);
    if (isProblem(answer))
      return answer.kind === 'too-large'
        ? { ...answer, message: `its answers to ${method} are longer than ${mostBytes} bytes together` }
        : answer;
    // A server without templates may say that it does not know the method.
    if (answer.envelope.error !== undefined && isUnknownMethod(answer.envelope) && page === 0)
      return { items, omissions };
    const members = answer.envelope.result === undefined ? undefined : resultOf(answer.envelope);
    if (members === undefined) return malformed(`it answers ${method} with an error`);
    const span = memberOf(members, list.items);
    const spans = span === undefined || span === 'repeated' ? undefined : itemsOf(answer.envelope.bytes, span);
    if (spans === undefined) return malformed(`its answer to ${method} holds no list "${list.items}"`);
    for (const each of spans) {
      const item = Buffer.from(rawOf(answer.envelope, each));
      const name = nameOf(item, list);
      const problem = name === undefined ? `has no "${list.name}"` : itemProblem(item, name, list);
      if (name === undefined || problem !== undefined) omissions.push(`an item of ${method} ${problem}`);
      else if (items.length < most) items.push({ name, item });
      else {
        omissions.push(`${method} holds more than ${most} items`);
        return { items, omissions };
      }
      size += item.length;
      unread += item.length;
      if (unread < turnBytes) continue;
      unread = 0;
      await turnEnded();
    }
    cursor = cursorOf(answer.envelope, members);
    if (cursor === undefined) return { items, omissions };
    if (cursors.has(cursor)) return malformed(`its answers to ${method} repeat a cursor`);
    cursors.add(cursor);
  }
  omissions.push(`${method} has more than ${mostPages} pages`);
  return { items, omissions };
}

function isUnknownMethod(envelope: Envelope): boolean {
  const { error } = envelope;
  return error !== undefined && objectOf(JSON.parse(rawOf(envelope, error).toString('utf8')))['code'] === -32601;
}

function resultOf({ bytes, result }: Envelope): readonly Member[] | undefined {
  return result === undefined ? undefined : membersOf(bytes, result);
}

function nameOf(item: Buffer, list: ListMethod): string | undefined {
  const members = membersOf(item, { start: 0, end: item.length });
  const span = members === undefined ? undefined : memberOf(members, list.name);
  return span === undefined || span === 'repeated' ? undefined : textAt(item, span);
}

/** Why clients may not see an item: a tool whose headers of parameters nobody could send has to be left out (2026-07-28). */
function itemProblem(item: Buffer, name: string, { feature, items }: ListMethod): string | undefined {
  const shown = JSON.stringify(name.slice(0, 100));
  const longest = feature === 'resource' ? longestUri : longestName;
  if (name.length > longest) return `(${shown}…) has a name or URI of more than ${longest} characters`;
  if (items === 'resourceTemplates' && uriTemplate(name) === undefined)
    return `(${shown}) has more than ${mostExpressions} expressions`;
  if (feature !== 'tool') return undefined;
  const { inputSchema } = objectOf(JSON.parse(item.toString('utf8')));
  return paramHeadersOf(inputSchema) === 'invalid' ? `(${shown}) has invalid x-mcp-header annotations` : undefined;
}

function cursorOf({ bytes }: Envelope, members: readonly Member[]): string | undefined {
  const span = memberOf(members, 'nextCursor');
  return span === undefined || span === 'repeated' ? undefined : textAt(bytes, span);
}

function textAt(bytes: Buffer, { start, end }: Span): string | undefined {
  const value: unknown = JSON.parse(bytes.toString('utf8', start, end));
  return typeof value === 'string' ? value : undefined;
}
