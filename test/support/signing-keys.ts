import { exportJWK, generateKeyPair } from 'jose';
import type { CryptoKey, JWK } from 'jose';

/** A signing key with the two halves a test needs. */
export interface SigningKey {
  readonly kid: string;
  readonly alg: string;
  readonly privateKey: CryptoKey;
  readonly privateJwk: JWK;
  /** The public key, as an item of a key set. */
  readonly publicJwk: JWK;
}

let made = 0;

/** Makes a new key with a key id that no other one has. */
export async function makeSigningKey(alg = 'ES256'): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  made += 1;
  const marks = { kid: `key-${made}`, alg, use: 'sig' };
  return {
    kid: marks.kid,
    alg,
    privateKey,
    privateJwk: { ...(await exportJWK(privateKey)), ...marks },
    publicJwk: { ...(await exportJWK(publicKey)), ...marks },
  };
}
