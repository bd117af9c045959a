import { isJsonObject, parseJsonObject } from './json-object.ts';
import type { TokenClaims, TokenRejection } from './identity.ts';

/** The longest token that is looked at, in bytes; larger ones would not fit into usual header limits anyway. */
export const maximumTokenBytes = 16_384;

/** A JWT as it is written, before anything in it is believed. */
export interface UnverifiedJwt {
  readonly form: 'jwt';
  readonly header: Readonly<Record<string, unknown>>;
  readonly claims: TokenClaims;
}

export type TokenShape = UnverifiedJwt | { readonly form: 'opaque' } | { readonly form: 'malformed' };

const compactForm = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]*)$/;
const bearerCharacters = /^[A-Za-z0-9._~+/-]+=*$/;

/**
 * Reads what a token is: a signed JWT in compact form (RFC 7515, section 7.1), or something only its issuer can read. A signature
 * counts only in its one canonical spelling; otherwise its last character could be changed without any effect.
 */
export function readTokenShape(token: string): TokenShape {
  if (token.length > maximumTokenBytes || !bearerCharacters.test(token)) return { form: 'malformed' };
  const [, headerText = '', claimsText = '', signature = ''] = compactForm.exec(token) ?? [];
  const header = headerText === '' ? undefined : parseJsonObject(decoded(headerText));
  if (header === undefined || typeof header['alg'] !== 'string') return { form: 'opaque' };
  const claims = parseJsonObject(decoded(claimsText));
  const isCanonical = Buffer.from(signature, 'base64url').toString('base64url') === signature;
  // No extension that could be critical (RFC 7515, section 4.1.11) is known here.
  const isPlain = header['crit'] === undefined && header['b64'] === undefined;
  return claims === undefined || !isCanonical || !isPlain ? { form: 'malformed' } : { form: 'jwt', header, claims };
}

function decoded(part: string): string {
  return Buffer.from(part, 'base64url').toString('utf8');
}

/** `typ` of access tokens (RFC 9068, section 4), and of the many issuers that write the general one or none. */
const acceptedTypes = new Set(['jwt', 'at+jwt', 'application/jwt', 'application/at+jwt']);

/**
 * Whether a JWT is of another kind than an access token that anybody may bear: a logout or event token by its `typ`, an ID token by
 * claims that nothing else has, a token bound to a key (RFC 9449, section 7.1; RFC 8705), which proves nothing without that key.
 */
export function rejectedType(jwt: UnverifiedJwt): TokenRejection | undefined {
  const { typ } = jwt.header;
  const hasOtherType = typ !== undefined && (typeof typ !== 'string' || !acceptedTypes.has(typ.toLowerCase()));
  return hasOtherType || isIdToken(jwt.claims) || isKeyBound(jwt.claims) ? 'type' : undefined;
}

function isIdToken(claims: TokenClaims): boolean {
  // A nonce alone is not a sign of an ID token: some issuers copy it into access tokens.
  return claims['at_hash'] !== undefined || claims['c_hash'] !== undefined || isOtherToken(claims);
}

/** Values by which providers mark tokens that are for the provider or the client alone. */
const otherTokens = new Set(['id', 'id_token', 'refresh', 'refresh_token', 'offline', 'logout', 'dpop']);

/** Whether claims, or what an introspection says, call a token another one than an access token. */
export function isOtherToken(claims: TokenClaims): boolean {
  return [claims['token_use'], claims['token_type'], claims['typ']].some(
    (kind) => typeof kind === 'string' && otherTokens.has(kind.toLowerCase()),
  );
}

/** Whether claims bind a token to a key of its holder (`cnf`, RFC 7800). */
export function isKeyBound(claims: TokenClaims): boolean {
  const { cnf } = claims;
  return isJsonObject(cnf) && Object.keys(cnf).length > 0;
}
