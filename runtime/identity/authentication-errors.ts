import { defineWireError } from '../http/wire-error.ts';
import type { TokenRejection } from './identity.ts';

/** What is wrong with a token, and what to do next. Never includes its content. */
export const rejectionWords: Readonly<Record<TokenRejection, string>> = {
  malformed:
    'it cannot be read as a token of a known provider: send one header Authorization: Bearer <token> with the whole token',
  type: 'not a bearer access token: request a plain access token, not an ID token or a token that is bound to a key',
  signature: 'its signature matches none of the keys of its provider: sign in again',
  issuer: 'its issuer is not an accepted provider: sign in at a provider that the metadata of this resource lists',
  audience: 'it was issued for another audience: ask for a token for this resource',
  expired: 'it has expired: sign in again',
  'not-yet-valid': 'it is not valid yet: check the clock of its issuer',
  algorithm: 'its signature algorithm is not accepted: let the provider sign with an accepted one',
  subject: 'it was issued to another subject than the one that is accepted here: use a token of that subject',
  inactive: 'its provider does not call it active: sign in again',
};

export const missingToken = defineWireError({
  code: 'missing-token',
  status: 401,
  summary: 'The request carries no bearer token.',
  message: () => 'This needs a token: send a header "Authorization: Bearer <token>".',
});

export const invalidToken = defineWireError<{ readonly reason: TokenRejection }>({
  code: 'invalid-token',
  status: 401,
  summary: 'The bearer token is not accepted.',
  message: ({ reason }) => `The token is not accepted: ${rejectionWords[reason]}.`,
});

export const insufficientScope = defineWireError<{ readonly missing: readonly string[] }>({
  code: 'insufficient-scope',
  status: 403,
  summary: 'The bearer token was not granted a scope that is needed here.',
  message: ({ missing }) =>
    `The token lacks the scope ${missing.join(', ')}: ask its provider for a token that has it.`,
});

export const identityProviderUnavailable = defineWireError<{ readonly provider: string }>({
  code: 'identity-provider-unavailable',
  status: 503,
  summary: 'The token cannot be checked, because its provider is out of reach.',
  message: ({ provider }) => `The token cannot be checked now: provider ${provider} is out of reach. Try again.`,
});
