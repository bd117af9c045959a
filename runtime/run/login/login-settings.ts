import { resolve } from 'node:path';
import type { RunConfigWithDefaults } from '../../../generated/defaults/run.ts';
import { isLoopbackUrl, type AddressRule } from '../../http/outgoing/outgoing-address.ts';
import { readDuration } from '../../language/duration.ts';

/** How a workload signs in at its remote server, from `remoteAuth` of its document. */
export interface LoginSettings {
  readonly remoteUrl: URL;
  /** Where what the remote server and its authorization server name may be. Plain http is for this machine only. */
  readonly addresses: AddressRule;
  readonly caFile: string | undefined;
  readonly issuer: string | undefined;
  /** Endpoints of a server that cannot be discovered. */
  readonly endpoints: { readonly authorization: string; readonly token: string } | undefined;
  readonly clientId: string | undefined;
  /** A secret that is written down, which the login keeps; one in a file is read again for each request. */
  readonly clientSecret: { readonly value: string } | { readonly file: string } | undefined;
  readonly scopes: readonly string[] | undefined;
  readonly resource: string | undefined;
  readonly callbackPort: number;
  readonly skipBrowser: boolean;
  readonly timeoutMs: number;
}

/** The settings of a document that asks for a sign-in; undefined for every other. Relative paths begin in `folder`. */
export function loginSettings(config: RunConfigWithDefaults, folder: string): LoginSettings | undefined {
  const { remoteUrl, remoteAuth, caBundlePath } = config;
  if (remoteUrl === undefined || remoteAuth?.enabled !== true) return undefined;
  const { issuer, authorizeUrl, tokenUrl, clientId, clientSecret, clientSecretFile, scopes, resource } = remoteAuth;
  const url = new URL(remoteUrl);
  return {
    remoteUrl: url,
    addresses: addressesOf(url, [issuer, authorizeUrl, tokenUrl]),
    caFile: caBundlePath === undefined ? undefined : resolve(folder, caBundlePath),
    issuer,
    endpoints:
      authorizeUrl === undefined || tokenUrl === undefined
        ? undefined
        : { authorization: authorizeUrl, token: tokenUrl },
    clientId,
    clientSecret:
      clientSecretFile !== undefined
        ? { file: resolve(folder, clientSecretFile) }
        : clientSecret === undefined
          ? undefined
          : { value: clientSecret },
    scopes,
    resource,
    callbackPort: remoteAuth.callbackPort,
    skipBrowser: remoteAuth.skipBrowser,
    timeoutMs: millisecondsOf(remoteAuth.timeout),
  };
}

/** A server of this machine may name its neighbors, and the person any address; any other server may name public ones only. */
function addressesOf(remoteUrl: URL, named: readonly (string | undefined)[]): AddressRule {
  if (isLoopbackUrl(remoteUrl)) return { loopback: true, private: true };
  const given = named.filter((each) => each !== undefined);
  return { loopback: given.some((each) => isLoopbackUrl(new URL(each))), private: given.length > 0 };
}

/** The schema has judged the text. */
export function millisecondsOf(duration: string): number {
  const read = readDuration(duration);
  // More than a timer of Node can wait for is a day.
  return 'problem' in read ? 30_000 : Math.min(Number(read.nanoseconds / 1_000_000n), 86_400_000);
}
