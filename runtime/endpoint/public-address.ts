import type { IncomingHttpHeaders } from 'node:http';

/** Where clients reach an endpoint, in the words of a proxy in front of it. */
export interface PublicAddress {
  /** Scheme, host and port; undefined where the proxy names no host. */
  readonly origin: string | undefined;
  /** Path that the proxy takes off, with a slash at its beginning and none at its end; empty: none. */
  readonly prefix: string;
}

/**
 * Reads the X-Forwarded headers (-Proto, -Host, -Port, -Prefix) of a proxy that is trusted. A list is written by several proxies: its first
 * value is of the one next to the client. Values in another form count as absent.
 */
export function publicAddress(headers: IncomingHttpHeaders): PublicAddress {
  const first = (name: string, form: RegExp): string | undefined => {
    const value = headers[`x-forwarded-${name}`];
    const text = typeof value === 'string' ? value.split(',', 1)[0]?.trim() : undefined;
    return text !== undefined && form.test(text) ? text : undefined;
  };
  const host = first('host', /^(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9.-]{1,253})(:[0-9]{1,5})?$/);
  const prefix = slashed(first('prefix', /^\/?[A-Za-z0-9._~/-]{0,200}$/) ?? '');
  if (host === undefined) return { origin: undefined, prefix };
  const port = first('port', /^[0-9]{1,5}$/);
  const named = port === undefined ? host : `${host.replace(/:[0-9]+$/, '')}:${port}`;
  const origin = `${first('proto', /^https?$/) ?? 'http'}://${named}`;
  return { origin: URL.canParse(origin) ? new URL(origin).origin : undefined, prefix };
}

/** A path with one slash at its beginning and none at its end; empty where nothing is between them. */
export function slashed(path: string): string {
  const inner = path.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '' : `/${inner}`;
}
