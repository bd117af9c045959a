/** What a 401 tells a client about how to come back (RFC 6750, section 3; RFC 9728, section 5.1). */
export interface Challenge {
  /** What is protected, for people. */
  readonly realm: string;
  /** Where the metadata of the protected resource is, which names the providers. */
  readonly resourceMetadata?: string;
  /** Left out when the request carried no token (RFC 6750, section 3.1). */
  readonly error?: 'invalid_request' | 'invalid_token' | 'insufficient_scope';
  /** What the client should ask its provider for (RFC 6750, section 3). */
  readonly scopes?: readonly string[];
  /** Double quotes and backslashes, which RFC 6750 does not allow here, become single quotes. */
  readonly errorDescription?: string;
}

/** The value of a WWW-Authenticate header. Nothing in it can end the header or a quoted string. */
export function bearerChallenge(challenge: Challenge): string {
  const parameters = [
    ['realm', challenge.realm],
    ['error', challenge.error],
    ['error_description', challenge.errorDescription?.replaceAll(/["\\]/g, "'")],
    ['scope', challenge.scopes === undefined || challenge.scopes.length === 0 ? undefined : challenge.scopes.join(' ')],
    ['resource_metadata', challenge.resourceMetadata],
  ] as const;
  const written = parameters.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${quoted(value)}`]));
  return `Bearer ${written.join(', ')}`;
}

/** A quoted string (RFC 9110, section 5.6.4) of printable ASCII; whatever else a value holds is left out. */
function quoted(value: string): string {
  return `"${value.replaceAll(/[^\x20-\x7e]/g, '').replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
