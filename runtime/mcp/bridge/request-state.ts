import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { valueOf, type Envelope } from '../envelope/envelope.ts';

/** The content of a `requestState` that this server issued: which call waits, for whom, and until when. */
export interface RequestState {
  /** The process that holds the call. */
  readonly replica: string;
  /** The call, in that process. */
  readonly handle: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** Encrypts and authenticates what a client carries for us, bound to the caller and the request (2026-07-28, MRTR, Server Requirements 4, 5). */
export interface StateSeal {
  seal(state: RequestState, binding: string, request: Envelope): string;
  /** Undefined for everything that this seal has not made for this caller and this request. */
  open(text: string, binding: string, request: Envelope): RequestState | undefined;
}

const nonceBytes = 12;
const tagBytes = 16;
/** Longer strings were not issued by this server. */
const longest = 2048;

/** Makes a seal. Replicas that share a key of 32 bytes can read each other's; without one it ends with the process. */
export function createStateSeal(key: Buffer = randomBytes(32)): StateSeal {
  return {
    seal(state, binding, request) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(contextOf(binding, request));
      const text = cipher.update(JSON.stringify([state.replica, state.handle, state.expires]), 'utf8');
      return Buffer.concat([nonce, text, cipher.final(), cipher.getAuthTag()]).toString('base64url');
    },
    open(text, binding, request) {
      if (text.length > longest) return undefined;
      const sealed = Buffer.from(text, 'base64url');
      // The decoder passes over what is not base64url, and over the last bits: no other text is this state.
      if (sealed.length <= nonceBytes + tagBytes || sealed.toString('base64url') !== text) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(contextOf(binding, request)).setAuthTag(sealed.subarray(-tagBytes));
      try {
        const plain = Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
        return stateOf(JSON.parse(plain.toString('utf8')));
      } catch {
        // Forged, or made for somebody or something else.
        return undefined;
      }
    },
  };
}

function stateOf(value: unknown): RequestState | undefined {
  if (!Array.isArray(value)) return undefined;
  const [replica, handle, expires]: readonly unknown[] = value;
  const isWhole = typeof replica === 'string' && typeof handle === 'string' && typeof expires === 'number';
  return isWhole ? { replica, handle, expires } : undefined;
}

/** What the state holds for and nothing else: the caller, the method, the name and the arguments, however they are spelt. */
function contextOf(binding: string, request: Envelope): Buffer {
  const { method, param } = request;
  const salient = [
    binding,
    method,
    valueOf(request, param.name),
    valueOf(request, param.uri),
    valueOf(request, param.arguments),
  ];
  return createHash('sha256').update(JSON.stringify(salient, sortedKeys)).digest();
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
