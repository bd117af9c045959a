import { hash } from 'node:crypto';
import { basicAuthorization } from '../http/basic-authorization.ts';
import { createOutgoing, type Outgoing, type OutgoingSettings } from '../http/outgoing/outgoing.ts';
import { recentMap } from '../identity/recent-map.ts';
import type { Credential, CredentialCaller, CredentialHeaders, CredentialProblem } from './credential.ts';
import { exchangedToken, type Exchanged } from './exchange-answer.ts';
import { isHeaderValue } from './header-rules.ts';
import { secretValue, type SecretSource } from '../http/secret-value.ts';

/** How callers' tokens are exchanged (RFC 8693; specification 3, TokenExchangeConfig). */
export interface TokenExchangeSettings {
  readonly url: string;
  readonly audience?: string;
  readonly scopes?: readonly string[];
  readonly clientId?: string;
  readonly clientSecret?: SecretSource;
  /** A URN, or what comes behind `urn:ietf:params:oauth:token-type:` in one (RFC 8693, section 3). */
  readonly subjectTokenType: string;
  /** Header for the exchanged token; Authorization when absent. */
  readonly headerName?: string;
  /** How the token endpoint is reached and whom it is believed to be. */
  readonly connection: Pick<OutgoingSettings, 'addresses' | 'plainHttp' | 'caFile' | 'resolve'>;
  /** Reports why an exchange failed, in words without tokens; for a log. */
  readonly onProblem: (problem: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const tokenType = 'urn:ietf:params:oauth:token-type:';
/** Tokens that are kept, and the characters of all of them. */
const most = 10_000;
const characters = 32 * 1024 * 1024;
/** Milliseconds before its end at which a token counts as ended: a request with it may take a while to arrive. */
const margin = 30_000;
/** Milliseconds for which a token without a stated end is kept. */
const unstated = 60_000;
/** Milliseconds for which a refusal holds, so that a client that repeats itself costs one exchange. */
const refusedFor = 5000;

/** Asks the token endpoint on behalf of a caller; one question at a time for each token, however many requests wait for it. */
export function tokenExchange(settings: TokenExchangeSettings): Credential {
  const { now = Date.now } = settings;
  const url = new URL(settings.url);
  const outgoing = createOutgoing({ ...settings.connection, timeoutMs: 10_000, maximumBytes: 262_144 });
  const secret = settings.clientSecret === undefined ? undefined : secretValue(settings.clientSecret);
  const header = settings.headerName?.toLowerCase() ?? 'authorization';
  const known = recentMap<{ readonly answer: CredentialHeaders | CredentialProblem; readonly until: number }>(
    most,
    characters,
  );
  const running = new Map<string, Promise<CredentialHeaders | CredentialProblem>>();

  async function exchange(subject: string, key: string): Promise<CredentialHeaders | CredentialProblem> {
    const form = formOf(settings, subject);
    const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' };
    const reading = await secret?.read();
    if (reading?.ok === false)
      return unavailable(`The client secret of the token exchange is missing. ${reading.problem}`);
    if (settings.clientId !== undefined && reading !== undefined) {
      headers['authorization'] = basicAuthorization(settings.clientId, reading.text);
    } else if (settings.clientId !== undefined) {
      form.set('client_id', settings.clientId);
    }
    const exchanged = await ask(outgoing, url, headers, form);
    if (exchanged.kind === 'token') {
      const value = `Bearer ${exchanged.token}`;
      if (!isHeaderValue(value))
        return unavailable(`${url.host} answered the token exchange with a token that cannot be sent.`);
      const answer = [header, value];
      const lifetime = exchanged.expiresIn === undefined ? unstated : exchanged.expiresIn * 1000 - margin;
      // A token that ends within the margin serves this request only.
      if (lifetime > 0) known.set(key, { answer, until: now() + lifetime }, value.length);
      return answer;
    }
    settings.onProblem(exchanged.message);
    if (exchanged.kind === 'refused') known.set(key, { answer: exchanged, until: now() + refusedFor }, 100);
    return exchanged;
  }

  function unavailable(message: string): CredentialProblem {
    settings.onProblem(message);
    return { kind: 'unavailable', message };
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
    close: () => outgoing.close(),
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

async function ask(
  outgoing: Outgoing,
  url: URL,
  headers: Readonly<Record<string, string>>,
  form: URLSearchParams,
): Promise<Exchanged> {
  const sent = { ...headers, accept: 'application/json' };
  const result = await outgoing.fetch(url, { method: 'POST', headers: sent, body: form.toString() });
  if (result.ok) return exchangedToken(url, result.response.body);
  const { status, message } = result.error;
  // 400 is about this token; 401 and 403 are about the client that asks, and no other caller would fare better.
  if (status === 400)
    return { kind: 'refused', message: `${url.host} does not exchange the caller's token (status 400).` };
  const advice = status === 401 || status === 403 ? ' Check clientId and the client secret of the token exchange.' : '';
  return { kind: 'unavailable', message: `${message}${advice}` };
}
