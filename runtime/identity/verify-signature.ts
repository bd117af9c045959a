import { compactVerify, errors } from 'jose';
import type { CryptoKey, LocalJWKSet } from 'jose';
import type { TokenRejection } from './identity.ts';
import type { SignatureAlgorithm } from './provider-settings.ts';

/** What a signature check says; `unknown-key`: none of the keys is the one that the token names. */
export type SignatureCheck = 'valid' | 'unknown-key' | TokenRejection;

/**
 * Checks the signature of a compact JWS (RFC 7515) against a key set. A token without a key id is checked only where exactly one
 * key fits its algorithm. No error of a key or a token is thrown: both come from outside.
 */
export async function verifySignature(
  token: string,
  hasKeyId: boolean,
  keys: LocalJWKSet,
  algorithms: readonly SignatureAlgorithm[],
): Promise<SignatureCheck> {
  const checked = await check(token, keys, algorithms);
  if (typeof checked === 'string') return checked;
  if (!hasKeyId) return 'signature';
  // Several keys under one id: any of them may have signed.
  for await (const key of checked) {
    if ((await check(token, key, algorithms)) === 'valid') return 'valid';
  }
  return 'signature';
}

async function check(
  token: string,
  key: LocalJWKSet | CryptoKey,
  algorithms: readonly SignatureAlgorithm[],
): Promise<SignatureCheck | errors.JWKSMultipleMatchingKeys> {
  // RFC 9864 names the curve of what RFC 8037 calls EdDSA.
  const allowed = algorithms.flatMap((name) => (name === 'EdDSA' ? [name, 'Ed25519'] : [name]));
  try {
    await compactVerify(token, key, { algorithms: allowed });
    return 'valid';
  } catch (error) {
    if (error instanceof errors.JWKSMultipleMatchingKeys) return error;
    if (error instanceof errors.JWKSNoMatchingKey) return 'unknown-key';
    if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) return 'algorithm';
    return error instanceof errors.JWSInvalid ? 'malformed' : 'signature';
  }
}
