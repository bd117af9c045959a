import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Encrypts and authenticates what a client carries for a workflow that waits, bound to the caller and the request (2026-07-28, MRTR). */
export interface SnapshotSeal {
  /** Undefined where the text is too long for a client to carry. */
  seal(text: string, context: string): string | undefined;
  /** Undefined for everything that was not sealed here, or by a replica, for this context. */
  open(sealed: string, context: string): OpenedSeal | undefined;
}

export interface OpenedSeal {
  readonly text: string;
  /** Tells it apart from everything else that was sealed. */
  readonly name: string;
}

const nonceBytes = 12;
const tagBytes = 16;
/** Characters that a client carries, and bytes that they may unfold to; folding takes about 40 ms for so many. */
const longestSealed = 262_144;
const longestText = 2_097_152;

/** Makes a seal. `key`: 32 bytes that replicas share, or undefined while they are not known; without replicas, a key of this process. */
export function createSnapshotSeal(key: () => Buffer | undefined): SnapshotSeal {
  const own = randomBytes(32);
  const openWith = (secret: Buffer, bytes: Buffer, context: string): OpenedSeal | undefined => {
    const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(digestOf(context)).setAuthTag(bytes.subarray(-tagBytes));
    try {
      const plain = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
      const text = inflateRawSync(plain, { maxOutputLength: longestText }).toString('utf8');
      return { text, name: bytes.toString('base64url', 0, nonceBytes) };
    } catch {
      // Forged, or made for somebody or something else.
      return undefined;
    }
  };
  return {
    seal(text, context) {
      if (Buffer.byteLength(text) > longestText) return undefined;
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key() ?? own, nonce).setAAD(digestOf(context));
      const folded = cipher.update(deflateRawSync(text));
      const sealed = Buffer.concat([nonce, folded, cipher.final(), cipher.getAuthTag()]).toString('base64url');
      return sealed.length > longestSealed ? undefined : sealed;
    },
    open(sealed, context) {
      const bytes = sealed.length > longestSealed ? Buffer.alloc(0) : Buffer.from(sealed, 'base64url');
      if (bytes.length <= nonceBytes + tagBytes) return undefined;
      const shared = key();
      return (shared === undefined ? undefined : openWith(shared, bytes, context)) ?? openWith(own, bytes, context);
    },
  };
}

function digestOf(context: string): Buffer {
  return createHash('sha256').update(context).digest();
}
