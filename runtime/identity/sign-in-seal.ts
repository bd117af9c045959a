import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { placeOf, secretValue, type SecretReading, type SecretSource } from '../http/secret-value.ts';

/** What a sealed text is for; one kind is never taken for the other. */
export type SealPurpose = 'session' | 'sign-in';

/** Encrypts texts that a browser keeps for us, so that it can neither read nor change them (AES-256-GCM). */
export interface Seal {
  /** The sealed text in characters that a cookie may hold; undefined when the secret cannot be read. */
  seal(purpose: SealPurpose, text: string): Promise<string | undefined>;
  /** What was sealed; undefined for anything that this seal has not made for the purpose. */
  unseal(purpose: SealPurpose, sealed: string): Promise<string | undefined>;
}

/** Characters that a secret has at least: 32 random hexadecimal digits are 128 bits. */
const shortestSecret = 32;
const nonceBytes = 12;
const tagBytes = 16;
/** What unpacking may give, in bytes: a token and a few words beside it. */
const largestText = 32_768;

/**
 * Makes a seal. The key comes from a secret, which is read again when it changes, or is random and ends with the process. Texts are
 * compressed first: tokens are written in six of eight bits, which makes room in a cookie.
 */
export function createSeal(source: SecretSource | undefined): Seal {
  const secret = source === undefined ? undefined : secretValue(source, 0);
  let known: { readonly secret: string; readonly keys: ReadonlyMap<SealPurpose, Buffer> } | undefined;
  const random = randomBytes(32).toString('hex');

  async function keyFor(purpose: SealPurpose): Promise<Buffer | undefined> {
    const read = secret === undefined ? random : secretOf(await secret.read());
    if (read === undefined) return undefined;
    if (known?.secret !== read) known = { secret: read, keys: keysOf(read) };
    return known.keys.get(purpose);
  }

  return {
    async seal(purpose, text) {
      const key = await keyFor(purpose);
      if (key === undefined) return undefined;
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const parts = [nonce, cipher.update(deflateRawSync(text, { level: 9 })), cipher.final()];
      return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url');
    },
    async unseal(purpose, sealed) {
      const key = await keyFor(purpose);
      return key === undefined ? undefined : unsealed(key, Buffer.from(sealed, 'base64url'));
    },
  };
}

/** Why a secret cannot be used, in a sentence; undefined when it can. */
export async function secretProblem(source: SecretSource): Promise<string | undefined> {
  const reading = await secretValue(source).read();
  if (!reading.ok) return reading.problem;
  return secretOf(reading) === undefined
    ? `The secret${placeOf(source)} has fewer than ${shortestSecret} characters.`
    : undefined;
}

function secretOf(reading: SecretReading): string | undefined {
  return reading.ok && reading.text.length >= shortestSecret ? reading.text : undefined;
}

function keysOf(secret: string): ReadonlyMap<SealPurpose, Buffer> {
  const purposes: readonly SealPurpose[] = ['session', 'sign-in'];
  return new Map(purposes.map((purpose) => [purpose, Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))]));
}

function unsealed(key: Buffer, sealed: Buffer): string | undefined {
  if (sealed.length <= nonceBytes + tagBytes) return undefined;
  const nonce = sealed.subarray(0, nonceBytes);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
    decipher.setAuthTag(sealed.subarray(-tagBytes));
    const packed = Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
    return inflateRawSync(packed, { maxOutputLength: largestText }).toString('utf8');
  } catch {
    // Forged, truncated, or sealed with another key: the client sees no difference.
    return undefined;
  }
}
