import { applyPatch, type Operation } from 'rfc6902';
import type { JsonObject } from '../policy.ts';
import { parseExactly } from './exact-json.ts';
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

/**
 * The message with a patch applied, or why it cannot be. What kind of message it is stays as it is, and so do the literals of numbers that
 * the patch does not touch.
 */
export function patched(
  message: Buffer,
  patch: readonly Operation[],
): { readonly message: Buffer } | { readonly problem: string } {
  const text = message.toString('utf8');
  // Tests compare numbers as numbers, whatever their literals.
  const plain: { mcpRequest: unknown } = { mcpRequest: JSON.parse(text) };
  const before = fixedMembers(plain.mcpRequest);
  if (!fits(plain, patch)) return { problem: 'its patch does not fit the request' };
  if (!isObject(plain.mcpRequest)) return { problem: 'its patch leaves no request' };
  // The same message by the same person about something else is fine; another message is not.
  const after = fixedMembers(plain.mcpRequest);
  const changed = fixed.find((name) => after[name] !== before[name]);
  if (changed !== undefined) return { problem: `its patch changes "${changed}"` };
  const exact = { mcpRequest: parseExactly(text) };
  const changes = patch.filter(({ op }) => op !== 'test');
  if (!fits(exact, changes)) return { problem: 'its patch does not fit the request' };
  return { message: Buffer.from(JSON.stringify(exact.mcpRequest)) };
}

/** Members that say which message it is. */
const fixed = ['jsonrpc', 'id', 'method'] as const;

function fixedMembers(message: unknown): JsonObject {
  return isObject(message) ? { ...message } : {};
}

/** Applies a patch to a document. False: it cannot be applied. */
function fits(document: object, patch: readonly Operation[]): boolean {
  return applyPatch(document, [...patch]).every((error) => error === null);
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
