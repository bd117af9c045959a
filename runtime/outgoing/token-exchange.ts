import { hash } from 'node:crypto';
import { recentMap } from '../identity/recent-map.ts';
import type { Credential, CredentialCaller, CredentialHeaders, CredentialProblem } from './credential.ts';
import { tokenEndpoint, type TokenEndpointSettings } from './token-endpoint.ts';

/** How callers' tokens are exchanged (RFC 8693; specification 3, TokenExchangeConfig). */
export interface TokenExchangeSettings extends TokenEndpointSettings {
  readonly audience?: string;
  readonly scopes?: readonly string[];
  /** A URN, or what comes behind `urn:ietf:params:oauth:token-type:` in one (RFC 8693, section 3). */
  readonly subjectTokenType: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const tokenType = 'urn:ietf:params:oauth:token-type:';
/** Tokens that are kept, and the characters of all of them. */
const most = 10_000;
const characters = 32 * 1024 * 1024;
/** Milliseconds for which a refusal holds, so that a client that repeats itself costs one exchange. */
const refusedFor = 5000;

/** Asks the token endpoint on behalf of a caller; one question at a time for each token, however many requests wait for it. */
export function tokenExchange(settings: TokenExchangeSettings): Credential {
  const { now = Date.now } = settings;
  const endpoint = tokenEndpoint(settings, {
    what: 'the token exchange',
    refusal: "does not exchange the caller's token",
  });
  const known = recentMap<{ readonly answer: CredentialHeaders | CredentialProblem; readonly until: number }>(
    most,
    characters,
  );
  const running = new Map<string, Promise<CredentialHeaders | CredentialProblem>>();

  async function exchange(subject: string, key: string): Promise<CredentialHeaders | CredentialProblem> {
    const given = await endpoint.ask(formOf(settings, subject));
    if (!('kind' in given)) {
      const size = given.headers.join('').length;
      if (given.lifetime > 0) known.set(key, { answer: given.headers, until: now() + given.lifetime }, size);
      return given.headers;
    }
    if (given.kind === 'refused') known.set(key, { answer: given, until: now() + refusedFor }, 100);
    return given;
  }

  return {
    headers({ identity, token }: CredentialCaller) {
      if (identity === undefined || token === undefined) {
        return { kind: 'refused', message: 'There is no token to exchange, because the caller is not signed in.' };
      }
      // The issuer takes part: what one issuer signed is never answered with what another one's token was exchanged for.
      const key = hash('sha256', `${identity.issuer}\n${token}`, 'base64');
      const found = known.get(key);
      if (found !== undefined && found.until > now()) return found.answer;
      const present = running.get(key) ?? exchange(token, key).finally(() => running.delete(key));
      running.set(key, present);
      return present;
    },
    close: () => endpoint.close(),
  };
}

function urnOf(type: string): string {
  return type.startsWith('urn:') ? type : `${tokenType}${type}`;
}

function formOf(settings: TokenExchangeSettings, subject: string): URLSearchParams {
  const form = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: subject,
    subject_token_type: urnOf(settings.subjectTokenType),
    requested_token_type: `${tokenType}access_token`,
  });
  if (settings.audience !== undefined && settings.audience !== '') form.set('audience', settings.audience);
  if (settings.scopes !== undefined && settings.scopes.length > 0) form.set('scope', settings.scopes.join(' '));
  return form;
}
