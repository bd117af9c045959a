import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { isJsonObject } from '../../identity/json-object.ts';

/** How a key comes from a password (RFC 7914). It is written into the file, so that later versions of `svc` may ask for more. */
export interface KeyDerivation {
  readonly N: number;
  readonly r: number;
  readonly p: number;
  /** Base64. */
  readonly salt: string;
}

/** Secrets as they are in a file: nobody reads or changes them without the key. */
export interface SealedSecrets {
  readonly format: 1;
  readonly cipher: 'aes-256-gcm';
  readonly scrypt: KeyDerivation;
  /** Base64, as the two below. */
  readonly iv: string;
  readonly tag: string;
  readonly data: string;
}

const keySize = 32;
const ivSize = 12;
const tagSize = 16;
/** 128 MiB of memory and a third of a second for each guess. */
const usual = { N: 131_072, r: 8, p: 1 } as const;
/** What a file of somebody else's may make us spend. */
const mostMemory = 268_435_456;

/** A derivation with a salt of its own. */
export function newDerivation(): KeyDerivation {
  return { ...usual, salt: randomBytes(16).toString('base64') };
}

/** The key that a password gives. Takes a third of a second, beside the event loop. */
export function keyFrom(password: string, { N, r, p, salt }: KeyDerivation): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: mostMemory };
    scrypt(password.normalize('NFC'), Buffer.from(salt, 'base64'), keySize, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

/** Seals secrets with AES-256-GCM, under a number that is used once. */
export function sealed(
  secrets: Readonly<Record<string, string>>,
  key: Buffer,
  derivation: KeyDerivation,
): SealedSecrets {
  const iv = randomBytes(ivSize);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagSize });
  cipher.setAAD(associated(derivation));
  const data = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()]);
  return {
    format: 1,
    cipher: 'aes-256-gcm',
    scrypt: derivation,
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    data: data.toString('base64'),
  };
}

/** The secrets of a file; undefined where the key is another one, or anything in the file was changed. */
export function unsealed(file: SealedSecrets, key: Buffer): Readonly<Record<string, string>> | undefined {
  try {
    const iv = Buffer.from(file.iv, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagSize });
    decipher.setAAD(associated(file.scrypt));
    decipher.setAuthTag(Buffer.from(file.tag, 'base64'));
    const text = Buffer.concat([decipher.update(Buffer.from(file.data, 'base64')), decipher.final()]).toString('utf8');
    const value: unknown = JSON.parse(text);
    if (!isJsonObject(value)) return undefined;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, each]) => (typeof each === 'string' ? [[name, each]] : [])),
    );
  } catch {
    // A key of another password, or a file that was changed: the cipher tells no more.
    return undefined;
  }
}

/** Reads what `sealed` made; undefined where it is something else, or would cost too much. */
export function readSealed(value: Readonly<Record<string, unknown>>): SealedSecrets | undefined {
  const { cipher, scrypt: derivation, iv, tag, data } = value;
  if (cipher !== 'aes-256-gcm' || !isJsonObject(derivation)) return undefined;
  const { N, r, p, salt } = derivation;
  if (typeof N !== 'number' || typeof r !== 'number' || typeof p !== 'number' || typeof salt !== 'string')
    return undefined;
  const areWhole = [N, r, p].every((each) => Number.isSafeInteger(each) && each > 0);
  if (!areWhole || (N & (N - 1)) !== 0 || N < 2 || 128 * N * r > mostMemory / 1.5 || p > 4) return undefined;
  if (typeof iv !== 'string' || typeof tag !== 'string' || typeof data !== 'string') return undefined;
  return { format: 1, cipher, scrypt: { N, r, p, salt }, iv, tag, data };
}

function associated({ N, r, p, salt }: KeyDerivation): Buffer {
  return Buffer.from(JSON.stringify(['svc secrets', 1, N, r, p, salt]));
}
