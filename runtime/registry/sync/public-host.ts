import { isIP } from 'node:net';
import { isAllowedAddress } from '../../http/outgoing/outgoing-address.ts';
import { resolveBySystem, type Resolve } from '../../http/outgoing/outgoing-connection.ts';
import { shownUrl } from '../../http/outgoing/outgoing-error.ts';

/** Where a host on the public Internet is, as git takes it, or why it is not called. */
export type PublicHost = { readonly pin: string } | { readonly problem: string };

/**
 * Looks up the host of an http or https URL once, and gives those of its addresses that lie on the public Internet in the form of git's
 * `http.curloptResolve` (git 2.37). Git then connects to these and asks no name server itself, which could give it another answer.
 */
export async function publicHost(url: URL, resolve: Resolve = resolveBySystem): Promise<PublicHost> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const found = isIP(host) === 0 ? await addressesOf(host, resolve) : [host];
  if (found === undefined) return { problem: `the name of ${shownUrl(url)} is unknown; correct git.repository` };
  const addresses = found.filter((address) => isAllowedAddress(address, { loopback: false, private: false }));
  if (addresses.length === 0)
    return {
      problem: `${shownUrl(url)} is at an address that is not called for a source made over the API; declare it in the configuration file of the server`,
    };
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  const written = addresses.map((address) => (isIP(address) === 6 ? `[${address}]` : address));
  return { pin: `${url.hostname}:${port}:${written.join(',')}` };
}

function addressesOf(host: string, resolve: Resolve): Promise<readonly string[] | undefined> {
  return new Promise((settle) => {
    resolve(host, (error, addresses) => settle(error === null ? addresses.map(({ address }) => address) : undefined));
  });
}
