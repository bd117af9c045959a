import { basicAuthorization } from '../http/basic-authorization.ts';
import { createOutgoing, type OutgoingSettings } from '../http/outgoing/outgoing.ts';
import { secretValue, type SecretSource } from '../http/secret-value.ts';
import type { CredentialHeaders, CredentialProblem } from './credential.ts';
import { exchangedToken, type Exchanged } from './exchange-answer.ts';
import { isHeaderValue } from './header-rules.ts';

/** A token endpoint and the client that asks there (RFC 6749, section 2.3). */
export interface TokenEndpointSettings {
  readonly url: string;
  readonly clientId?: string;
  readonly clientSecret?: SecretSource;
  /** Header for the token; Authorization when absent. */
  readonly headerName?: string;
  /** How the token endpoint is reached and whom it is believed to be. */
  readonly connection: Pick<OutgoingSettings, 'addresses' | 'plainHttp' | 'caFile' | 'resolve'>;
  /** Reports why there is no token, in words without tokens; for a log. */
  readonly onProblem: (problem: string) => void;
}

/** Headers with a token, and for how long they may be kept. */
export interface GivenToken {
  readonly headers: CredentialHeaders;
  /** Milliseconds; 0: they serve one request only. */
  readonly lifetime: number;
}

export interface TokenEndpoint {
  /** Asks for a token. A refusal is about what was asked, everything else `unavailable`. */
  ask(form: URLSearchParams): Promise<GivenToken | CredentialProblem>;
  close(): Promise<void>;
}

/** Milliseconds before its end at which a token counts as ended: a request with it may take a while to arrive. */
const margin = 30_000;
/** Milliseconds for which a token without a stated end is kept. */
const unstated = 60_000;

/** How problems of a token endpoint are worded. */
export interface TokenWords {
  /** What is asked for, as in "the token exchange". */
  readonly what: string;
  /** What a refusal says, as in "does not exchange the caller's token". */
  readonly refusal: string;
}

/** Opens a token endpoint. */
export function tokenEndpoint(settings: TokenEndpointSettings, { what, refusal }: TokenWords): TokenEndpoint {
  const url = new URL(settings.url);
  const outgoing = createOutgoing({ ...settings.connection, timeoutMs: 10_000, maximumBytes: 262_144 });
  const secret = settings.clientSecret === undefined ? undefined : secretValue(settings.clientSecret);
  const header = settings.headerName?.toLowerCase() ?? 'authorization';

  async function exchanged(form: URLSearchParams): Promise<Exchanged> {
    const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' };
    const reading = await secret?.read();
    if (reading?.ok === false)
      return { kind: 'unavailable', message: `The client secret of ${what} is missing. ${reading.problem}` };
    if (settings.clientId !== undefined && reading !== undefined)
      headers['authorization'] = basicAuthorization(settings.clientId, reading.text);
    else if (settings.clientId !== undefined) form.set('client_id', settings.clientId);
    const sent = { ...headers, accept: 'application/json' };
    const result = await outgoing.fetch(url, { method: 'POST', headers: sent, body: form.toString() });
    if (result.ok) return exchangedToken(url, result.response.body);
    const { status, message } = result.error;
    // 400 is about this token; 401 and 403 are about the client that asks, and no other caller would fare better.
    if (status === 400) return { kind: 'refused', message: `${url.host} ${refusal} (status 400).` };
    const advice = status === 401 || status === 403 ? ` Check clientId and the client secret of ${what}.` : '';
    return { kind: 'unavailable', message: `${message}${advice}` };
  }
  return {
    async ask(form) {
      const found = await exchanged(form);
      if (found.kind !== 'token') {
        settings.onProblem(found.message);
        return found;
      }
      const value = `Bearer ${found.token}`;
      if (!isHeaderValue(value)) {
        const message = `${url.host} answered ${what} with a token that cannot be sent.`;
        settings.onProblem(message);
        return { kind: 'unavailable', message };
      }
      const lifetime = found.expiresIn === undefined ? unstated : Math.max(0, found.expiresIn * 1000 - margin);
      return { headers: [header, value], lifetime };
    },
    close: () => outgoing.close(),
  };
}
