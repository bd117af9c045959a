import type { WireError } from '../http/wire-error.ts';
import {
  identityProviderUnavailable,
  insufficientScope,
  invalidToken,
  missingToken,
  rejectionWords,
} from './authentication-errors.ts';
import { bearerChallenge } from './challenge.ts';
import type { Challenge } from './challenge.ts';
import { scopesOf } from './scopes.ts';
import type { Identity, TokenRejection, TokenVerifier, Verification } from './identity.ts';

/** The token of a request, `absent`, or `malformed` when what is there is no one bearer token. */
export type BearerToken = { readonly token: string } | 'absent' | 'malformed';

const scheme = /^bearer(?:$| +)/i;
const tokenForm = /^[A-Za-z0-9._~+/-]+=*$/;

/**
 * Takes the bearer token out of the headers as they came (names and values in turn, `IncomingMessage.rawHeaders`: Node drops a
 * second Authorization header from its other views). The scheme is read in any case (RFC 9110, section 11.1); other schemes count
 * as no token; two headers are malformed, since two readers could choose differently. A token in a query or form is never read.
 * `connection`: what the requests came on; they mostly bring the token of the one before, which is not taken apart again.
 */
export function bearerToken(rawHeaders: readonly string[], connection?: object): BearerToken {
  let value: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length !== 13 || name.toLowerCase() !== 'authorization') continue;
    if (value !== undefined) return 'malformed';
    value = rawHeaders[index + 1] ?? '';
  }
  if (value === undefined) return 'absent';
  const last = connection === undefined ? undefined : lastBrought.get(connection);
  if (last?.value === value) return last.found;
  const found = scheme.exec(value);
  if (found === null) return 'absent';
  const token = value.slice(found[0].length);
  if (!tokenForm.test(token)) return 'malformed';
  const brought = { token };
  if (connection !== undefined) lastBrought.set(connection, { value, found: brought });
  return brought;
}

/** The last header of a connection that held a token. */
const lastBrought = new WeakMap<object, { readonly value: string; readonly found: BearerToken }>();

/** Finds out who calls by the bearer token of a request: at once for a token that was verified before. */
export type Authenticate = (found: BearerToken) => Identity | WireError | Promise<Identity | WireError>;

/** Seconds after which a client may ask again whose provider is out of reach. */
const retryAfter = '5';

/** What a door says of itself, and what it wants beside a valid token. */
export interface DoorSettings extends Pick<Challenge, 'realm' | 'resourceMetadata'> {
  /** What every token has to be granted. */
  readonly requiredScopes?: readonly string[];
  /** The scopes that clients are asked to request. Default: the required scopes. */
  readonly advertisedScopes?: readonly string[];
}

/**
 * Makes the door of a server: identities for tokens that are accepted, else `missing-token` and `invalid-token` (401, with
 * WWW-Authenticate), `insufficient-scope` (403, with the same) or `identity-provider-unavailable` (503, with Retry-After).
 */
export function createAuthenticate(
  verifier: TokenVerifier,
  { requiredScopes = [], advertisedScopes = requiredScopes, ...about }: DoorSettings,
): Authenticate {
  const challenge: Challenge = advertisedScopes.length === 0 ? about : { ...about, scopes: advertisedScopes };
  /** Identities whose scopes were looked at: they are remembered with their token. */
  const granted = new WeakSet<Identity>();
  const missing = missingToken({}, { 'www-authenticate': bearerChallenge(challenge) });

  function refused(reason: TokenRejection): WireError {
    const words = bearerChallenge({ ...challenge, error: 'invalid_token', errorDescription: rejectionWords[reason] });
    return invalidToken({ reason }, { 'www-authenticate': words });
  }

  function answer(verification: Verification): Identity | WireError {
    switch (verification.outcome) {
      case 'accepted':
        return admitted(verification.identity);
      case 'rejected':
        return refused(verification.reason);
      case 'unavailable':
        return identityProviderUnavailable({ provider: verification.provider }, { 'retry-after': retryAfter });
    }
  }

  function admitted(identity: Identity): Identity | WireError {
    if (requiredScopes.length === 0 || granted.has(identity)) return identity;
    const scopes = scopesOf(identity);
    const lacking = requiredScopes.filter((scope) => !scopes.has(scope));
    if (lacking.length === 0) {
      granted.add(identity);
      return identity;
    }
    const words = bearerChallenge({ ...challenge, error: 'insufficient_scope', scopes: requiredScopes });
    return insufficientScope({ missing: lacking }, { 'www-authenticate': words });
  }

  return (found) => {
    if (found === 'absent') return missing;
    if (found === 'malformed') return refused('malformed');
    const remembered = verifier.remembered(found.token);
    return remembered === undefined ? verifier.verify(found.token).then(answer) : admitted(remembered);
  };
}
