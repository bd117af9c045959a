import type { OutgoingError } from '../http/outgoing/outgoing-error.ts';
import { shownUrl } from '../http/outgoing/outgoing-error.ts';
import type { Outgoing } from '../http/outgoing/outgoing.ts';
import { fetchJsonObject } from './fetch-json.ts';

/** What a provider says about itself (OpenID Connect Discovery 1.0, RFC 8414); `issuer` is the one it was asked about. */
export type ProviderMetadata = Readonly<Record<string, unknown>>;

export type Discovery =
  | { readonly ok: true; readonly metadata: ProviderMetadata }
  | { readonly ok: false; readonly error: OutgoingError };

/**
 * Fetches the metadata of an issuer: the OpenID Connect document, and where there is none (4xx) that of RFC 8414. A document
 * about another issuer is refused, since anybody can publish one (RFC 8414, section 3.3).
 */
export async function discover(issuerUrl: string, outgoing: Outgoing): Promise<Discovery> {
  const path = new URL(issuerUrl).pathname.replace(/\/$/, '');
  const first = await metadataAt(issuerUrl, `${path}/.well-known/openid-configuration`, outgoing);
  const status = first.ok ? 0 : (first.error.status ?? 0);
  if (status < 400 || status > 499) return first;
  return metadataAt(issuerUrl, `/.well-known/oauth-authorization-server${path}`, outgoing);
}

async function metadataAt(issuerUrl: string, path: string, outgoing: Outgoing): Promise<Discovery> {
  const url = new URL(new URL(issuerUrl).origin);
  // Not resolved against the origin: a path that begins with two slashes would be read as a host.
  url.pathname = path;
  const result = await fetchJsonObject(outgoing, url);
  return result.ok ? judge(issuerUrl, url, result.value) : result;
}

function judge(issuerUrl: string, url: URL, metadata: ProviderMetadata): Discovery {
  const { issuer } = metadata;
  if (issuer === issuerUrl) return { ok: true, metadata };
  const slash = typeof issuer === 'string' && issuer.replace(/\/$/, '') === issuerUrl.replace(/\/$/, '');
  const advice = slash
    ? ` It differs in the slash at its end: write issuerUrl ${issuerUrl.endsWith('/') ? 'without' : 'with'} it.`
    : ' Set issuerUrl to the issuer that the document names.';
  return {
    ok: false,
    error: { kind: 'malformed', message: `${shownUrl(url)} is about another issuer than ${issuerUrl}.${advice}` },
  };
}
