import type { CredentialProblem } from './credential.ts';

/** What a token endpoint answered. `expiresIn`: seconds. */
export type Exchanged =
  | { readonly kind: 'token'; readonly token: string; readonly expiresIn: number | undefined }
  | CredentialProblem;

/** Reads a successful answer (RFC 8693, section 2.2.1). Only bearer tokens can go into a header. */
export function exchangedToken(url: URL, body: Buffer): Exchanged {
  const answer = objectIn(body);
  const token = answer?.['access_token'];
  if (answer === undefined || typeof token !== 'string' || token === '') {
    return { kind: 'unavailable', message: `${url.host} answered the token exchange without an access token.` };
  }
  const type = answer['token_type'];
  if (typeof type !== 'string' || !['bearer', 'n_a'].includes(type.toLowerCase())) {
    return {
      kind: 'unavailable',
      message: `${url.host} answered the token exchange with a token that is not a bearer token.`,
    };
  }
  const seconds = Number(answer['expires_in']);
  return { kind: 'token', token, expiresIn: Number.isFinite(seconds) && seconds > 0 ? seconds : undefined };
}

function objectIn(body: Buffer): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
