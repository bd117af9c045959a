import { createLocalJWKSet } from 'jose';
import type { JWK, LocalJWKSet } from 'jose';
import { shownUrl } from '../http/outgoing/outgoing-error.ts';
import type { OutgoingError } from '../http/outgoing/outgoing-error.ts';
import type { Outgoing } from '../http/outgoing/outgoing.ts';
import { discover } from './discovery.ts';
import { fetchJsonObject } from './fetch-json.ts';
import { isJsonObject } from './json-object.ts';
import type { ProviderSettings } from './provider-settings.ts';

export type RemoteKeys =
  | { readonly ok: true; readonly keys: LocalJWKSet }
  | { readonly ok: false; readonly error: OutgoingError };

/** More keys than this are a mistake of the provider; usual are one to five. */
const maximumKeys = 100;

/** The members of a public key (RFC 7518, RFC 8037); whatever else a key set shows, such as a private part, is left out. */
const publicMembers = ['kty', 'kid', 'use', 'key_ops', 'alg', 'crv', 'x', 'y', 'n', 'e'] as const;

/** Fetches the signing keys of a provider, by `jwksUrl` or discovery. */
export async function fetchKeys(provider: ProviderSettings, outgoing: Outgoing): Promise<RemoteKeys> {
  const address = await keysAddress(provider, outgoing);
  if (!address.ok) return address;
  const answer = await fetchJsonObject(outgoing, address.url, {
    headers: { accept: 'application/jwk-set+json, application/json' },
  });
  if (!answer.ok) return answer;
  const { keys } = answer.value;
  if (!Array.isArray(keys) || keys.length > maximumKeys) return malformed(`${shownUrl(address.url)} holds no key set.`);
  return { ok: true, keys: createLocalJWKSet({ keys: keys.flatMap(publicKey) }) };
}

async function keysAddress(
  provider: ProviderSettings,
  outgoing: Outgoing,
): Promise<{ readonly ok: true; readonly url: URL } | { readonly ok: false; readonly error: OutgoingError }> {
  if (provider.jwksUrl !== undefined) return { ok: true, url: new URL(provider.jwksUrl) };
  const found = await discover(provider.issuerUrl, outgoing);
  if (!found.ok) return found;
  const { jwks_uri: written } = found.metadata;
  const url = typeof written === 'string' ? URL.parse(written) : null;
  return url === null
    ? malformed(`The metadata of ${provider.issuerUrl} names no key set: set jwksUrl of provider ${provider.name}.`)
    : { ok: true, url };
}

function malformed(message: string): { readonly ok: false; readonly error: OutgoingError } {
  return { ok: false, error: { kind: 'malformed', message } };
}

/** What a member of a key set shows for everybody. Of a shared secret that is nothing: whoever can read it could sign with it. */
function publicKey(key: unknown): readonly JWK[] {
  if (!isJsonObject(key)) return [];
  const members = publicMembers.flatMap((name) => (key[name] === undefined ? [] : [[name, key[name]]]));
  return [Object.fromEntries(members)];
}
