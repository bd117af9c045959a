import { isIPv4, isIPv6 } from 'node:net';

/** What is known of a web address without a request. */
export interface WebAddress {
  readonly host: string;
  readonly isPlain: boolean;
  /** `own`: the pod itself; `private`: a private or link-local address; `cluster`: the name of a Service; `other`: anything else. */
  readonly reach: 'own' | 'private' | 'cluster' | 'other';
}

/** Reads an http or https URL (WHATWG URL); undefined for what is none, which the schema says. */
export function webAddress(url: string): WebAddress | undefined {
  const parsed = URL.parse(url);
  if (parsed === null || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) return undefined;
  const host = parsed.hostname
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^\[(.*)\]$/, '$1');
  return { host, isPlain: parsed.protocol === 'http:', reach: reachOf(host) };
}

function reachOf(host: string): WebAddress['reach'] {
  if (host === 'localhost' || host.endsWith('.localhost')) return 'own';
  if (isIPv4(host)) return reachOfV4(host);
  if (isIPv6(host)) return reachOfV6(host);
  return /\.svc(\.cluster\.local)?$/.test(host) || !host.includes('.') ? 'cluster' : 'other';
}

/** RFC 1122 (loopback), RFC 1918 (private), RFC 3927 (link-local). */
function reachOfV4(host: string): WebAddress['reach'] {
  const [a = 0, b = 0] = host.split('.').map(Number);
  if (a === 127 || a === 0) return 'own';
  const isPrivate =
    a === 10 || (a === 172 && b >= 16 && b < 32) || (a === 192 && b === 168) || (a === 169 && b === 254);
  return isPrivate ? 'private' : 'other';
}

/** RFC 4291 (loopback, link-local), RFC 4193 (unique local). */
function reachOfV6(host: string): WebAddress['reach'] {
  if (host === '::1' || host === '::') return 'own';
  return /^f[cd]|^fe[89ab]/.test(host) ? 'private' : 'other';
}
