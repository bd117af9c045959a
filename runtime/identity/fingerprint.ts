import { hash } from 'node:crypto';
import type { TokenClaims } from './identity.ts';
import { isJsonObject } from './json-object.ts';

/** Claims that differ from token to token of the same person, and decide nothing. */
const fleeting = new Set(['at_hash', 'auth_time', 'exp', 'iat', 'jti', 'nbf', 'nonce', 'sid']);

/** sha256 (base64url) over the lasting claims: equal whatever the order of their keys. */
export function fingerprintOf(claims: TokenClaims): string {
  const lasting = Object.entries(claims).filter(([name]) => !fleeting.has(name));
  return hash('sha256', canonical(Object.fromEntries(lasting)), 'base64url');
}

/** JSON with sorted keys (RFC 8785 for what JSON.parse gives). */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${members.join(',')}}`;
}
