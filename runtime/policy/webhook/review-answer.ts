import { applyPatch, type Operation } from 'rfc6902';
import type { JsonObject } from '../decision.ts';
import { reviewVersion } from './review.ts';

/** What a webhook says. `broken`: nothing that could be followed, with the reason in words for a log. */
export type ReviewAnswer =
  | { readonly kind: 'allowed'; readonly patch: readonly Operation[] }
  | { readonly kind: 'denied' }
  | { readonly kind: 'broken'; readonly problem: string };

/** Operations of one patch. */
const mostOperations = 1000;

/** Reads an answer. `uid` is that of the question: an answer to another one is not followed. */
export function reviewAnswer(body: Buffer, uid: string): ReviewAnswer {
  let answer: unknown;
  try {
    answer = JSON.parse(body.toString('utf8'));
  } catch {
    return broken('it is not JSON');
  }
  if (!isObject(answer)) return broken('it is not an object');
  if (answer['version'] !== reviewVersion) return broken(`its version is not "${reviewVersion}"`);
  if (answer['uid'] !== uid) return broken('its uid is that of another question');
  if (typeof answer['allowed'] !== 'boolean') return broken('it lacks "allowed"');
  if (!answer['allowed']) return { kind: 'denied' };
  if (answer['patch'] === undefined) return { kind: 'allowed', patch: [] };
  if (answer['patchType'] !== 'JSONPatch') return broken('its patchType is not "JSONPatch"');
  const patch = answer['patch'];
  if (!Array.isArray(patch) || patch.length > mostOperations) return broken('its patch is not a list of operations');
  const operations = patch.map(operationOf);
  if (!operations.every((operation) => operation !== undefined)) {
    return broken('an operation of its patch is not one of RFC 6902 below /mcpRequest');
  }
  return { kind: 'allowed', patch: operations };
}

/** The message with a patch applied, or why it cannot be. What kind of message it is stays as it is. */
export function patched(
  message: JsonObject,
  patch: readonly Operation[],
): { readonly message: JsonObject } | { readonly problem: string } {
  const document = { mcpRequest: structuredClone(message) };
  const errors = applyPatch(document, [...patch]).filter((error) => error !== null);
  if (errors.length > 0) return { problem: 'its patch does not fit the request' };
  const changed: unknown = document.mcpRequest;
  if (!isObject(changed)) return { problem: 'its patch leaves no request' };
  // The same message by the same person about something else is fine; another message is not.
  for (const fixed of ['jsonrpc', 'id', 'method']) {
    if (changed[fixed] !== message[fixed]) return { problem: `its patch changes "${fixed}"` };
  }
  return { message: changed };
}

const withValue = new Set(['add', 'replace', 'test']);
const withFrom = new Set(['move', 'copy']);

function operationOf(value: unknown): Operation | undefined {
  if (!isObject(value)) return undefined;
  const { op, path, from } = value;
  if (!isPointer(path) || typeof op !== 'string') return undefined;
  if (op === 'remove') return { op, path };
  if (withFrom.has(op) && isPointer(from)) return op === 'move' ? { op, from, path } : { op: 'copy', from, path };
  if (!withValue.has(op) || !Object.hasOwn(value, 'value')) return undefined;
  const content = value['value'];
  if (op === 'add') return { op, path, value: content };
  return op === 'replace' ? { op, path, value: content } : { op: 'test', path, value: content };
}

/** A JSON Pointer (RFC 6901) into the request, with no segment that leads from data to a prototype. */
function isPointer(path: unknown): path is string {
  if (typeof path !== 'string' || !path.startsWith('/mcpRequest/') || /~(?![01])/.test(path)) return false;
  return !path.split('/').some((segment) => segment === '__proto__' || segment === 'constructor');
}

function broken(problem: string): ReviewAnswer {
  return { kind: 'broken', problem };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
