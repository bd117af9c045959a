import type { Credential, CredentialHeaders, CredentialProblem } from './credential.ts';
import { tokenEndpoint, type TokenEndpointSettings } from './token-endpoint.ts';

/** What a program asks a token for by itself (RFC 6749, section 4.4). */
export interface ServiceTokenSettings extends TokenEndpointSettings {
  readonly audience?: string;
  readonly scopes?: readonly string[];
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * A token of the program's own, for requests that it makes without a caller: the same for all of them, asked for again before it ends.
 */
export function serviceToken(settings: ServiceTokenSettings): Credential {
  const { now = Date.now, audience = '', scopes = [] } = settings;
  const endpoint = tokenEndpoint(settings, {
    what: 'the client credentials grant',
    refusal: 'gives this client no token of its own',
  });
  let known: { readonly headers: CredentialHeaders; readonly until: number } | undefined;
  let running: Promise<CredentialHeaders | CredentialProblem> | undefined;

  async function ask(): Promise<CredentialHeaders | CredentialProblem> {
    const form = new URLSearchParams({ grant_type: 'client_credentials' });
    if (audience !== '') form.set('audience', audience);
    if (scopes.length > 0) form.set('scope', scopes.join(' '));
    const given = await endpoint.ask(form);
    if ('kind' in given) return given;
    known = { headers: given.headers, until: now() + given.lifetime };
    return given.headers;
  }

  return {
    headers() {
      if (known !== undefined && known.until > now()) return known.headers;
      running ??= ask().finally(() => {
        running = undefined;
      });
      return running;
    },
    close: () => endpoint.close(),
  };
}
