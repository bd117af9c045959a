import type { Envelope } from '../envelope/envelope.ts';
import { stringOf, valueOf } from '../envelope/envelope.ts';
import { ambiguousKey } from '../envelope/ambiguous-key.ts';
import type { Span } from '../envelope/json-cursor.ts';
import { memberOf, membersOf } from '../envelope/json-members.ts';
import type { Feature, Use } from './hooks.ts';
import { openTable } from '../../diagnostics/open-table.ts';

/** What a request names: the thing that a view routes and a policy decides about. */
export interface Named {
  readonly use: Use;
  readonly feature: Feature;
  readonly name: string;
  /** Where the name is, to be replaced by the one that the backend knows; undefined where it is never renamed. */
  readonly span: Span | undefined;
}

interface NamingMethod {
  readonly use: Use;
  readonly feature: Feature;
  readonly member: 'name' | 'uri';
}

const methods: Readonly<Record<string, NamingMethod>> = openTable({
  'tools/call': { use: 'call', feature: 'tool', member: 'name' },
  'prompts/get': { use: 'get', feature: 'prompt', member: 'name' },
  'resources/read': { use: 'read', feature: 'resource', member: 'uri' },
  'resources/subscribe': { use: 'subscribe', feature: 'resource', member: 'uri' },
  'resources/unsubscribe': { use: 'subscribe', feature: 'resource', member: 'uri' },
});

/** Methods that name nothing a policy could decide about. A policy decides about everything else, so the rest is refused where there is one. */
const ungoverned: ReadonlySet<string | undefined> = new Set([
  'server/discover',
  'ping',
  'logging/setLevel',
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'subscriptions/listen',
  'tasks/get',
  'tasks/update',
  'tasks/cancel',
  'tasks/list',
  'tasks/result',
]);

/** Whether a request that names nothing may go on under a policy. */
export function isUngoverned({ method }: Envelope): boolean {
  return ungoverned.has(method);
}

/** What a request names; `nothing` for methods that name nothing, `unnamed` where the name is missing or ambiguous. */
export function namedIn(envelope: Envelope): Named | 'nothing' | 'unnamed' {
  const { method = '', param } = envelope;
  if (method === 'completion/complete') return completed(envelope);
  const naming = methods[method];
  if (naming === undefined) return 'nothing';
  const span = param[naming.member];
  const name = stringOf(envelope, span);
  if (name === undefined || envelope.ambiguousKey !== undefined || !name.isWellFormed()) return 'unnamed';
  return { use: naming.use, feature: naming.feature, name, span };
}

/** Where the name of a prompt is in a reference; URIs are never replaced. */
function spanInRef({ bytes, param }: Envelope): Span | undefined {
  const members = param.ref === undefined ? undefined : membersOf(bytes, param.ref);
  const span = members === undefined ? undefined : memberOf(members, 'name');
  return span === 'repeated' ? undefined : span;
}

/** The prompt or resource template whose argument is completed. */
function completed(envelope: Envelope): Named | 'unnamed' {
  const { ref: span } = envelope.param;
  const ref = valueOf(envelope, span);
  if (span === undefined || typeof ref !== 'object' || ref === null) return 'unnamed';
  if (envelope.ambiguousKey !== undefined || ambiguousKey(envelope.bytes, span) !== undefined) return 'unnamed';
  const type: unknown = Reflect.get(ref, 'type');
  const isPrompt = type === 'ref/prompt';
  // Of another type nobody knows which member a server reads.
  if (!isPrompt && type !== 'ref/resource') return 'unnamed';
  const name: unknown = Reflect.get(ref, isPrompt ? 'name' : 'uri');
  if (typeof name !== 'string' || !name.isWellFormed()) return 'unnamed';
  return {
    use: 'complete',
    feature: isPrompt ? 'prompt' : 'resource',
    name,
    span: isPrompt ? spanInRef(envelope) : undefined,
  };
}
