import { basicAuthorization } from '../http/basic-authorization.ts';
import type { OutgoingError } from '../http/outgoing/outgoing-error.ts';
import type { Outgoing } from '../http/outgoing/outgoing.ts';
import { secretValue } from '../http/secret-value.ts';
import { fetchJsonObject } from './fetch-json.ts';
import type { TokenClaims } from './identity.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** What a provider says about a token that only it can read. */
export type Introspected =
  | { readonly outcome: 'active'; readonly claims: TokenClaims }
  | { readonly outcome: 'inactive' }
  | { readonly outcome: 'unavailable' };

/** Requests to one provider at a time; further callers are answered that the provider is unavailable. */
const maximumQuestions = 256;

/**
 * Asks the introspection endpoint of a provider (RFC 7662) as the client of its settings, with HTTP Basic where there is a
 * secret (RFC 6749, section 2.3.1). Claims of our own that the answer carries are kept; `active` is not one.
 */
export function createIntrospection(
  provider: ProviderSettings & { readonly introspectionUrl: string },
  outgoing: Outgoing,
  onProblem: (message: string) => void,
): (token: string) => Promise<Introspected> {
  const url = new URL(provider.introspectionUrl);
  const secret = provider.clientSecret === undefined ? undefined : secretValue(provider.clientSecret, 0);
  let questions = 0;

  async function ask(token: string): Promise<Introspected> {
    const form = new URLSearchParams({ token, token_type_hint: 'access_token' });
    const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' };
    const read = await secret?.read();
    if (read?.ok === false) {
      onProblem(`The client secret cannot be used. ${read.problem}`);
      return { outcome: 'unavailable' };
    }
    if (provider.clientId !== undefined && read !== undefined) {
      headers['authorization'] = basicAuthorization(provider.clientId, read.text);
    } else if (provider.clientId !== undefined) {
      form.set('client_id', provider.clientId);
    }
    const answer = await fetchJsonObject(outgoing, url, { method: 'POST', headers, body: form.toString() });
    if (!answer.ok) {
      onProblem(`${answer.error.message}${adviceOn(answer.error)}`);
      return { outcome: 'unavailable' };
    }
    const { active, ...claims } = answer.value;
    return active === true ? { outcome: 'active', claims } : { outcome: 'inactive' };
  }

  return async (token) => {
    if (questions >= maximumQuestions) return { outcome: 'unavailable' };
    questions += 1;
    try {
      return await ask(token);
    } finally {
      questions -= 1;
    }
  };
}

function adviceOn(error: OutgoingError): string {
  return error.status === 401 || error.status === 403 ? ' Check clientId and the client secret.' : '';
}
