import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { openTable } from '../../diagnostics/open-table.ts';

/** Which addresses outside the public Internet a client may connect to. */
export interface AddressRule {
  /** This machine: 127.0.0.0/8 and ::1. */
  readonly loopback: boolean;
  /** Networks of one's own: RFC 1918, RFC 4193 and RFC 6598 (shared by carriers), and this machine. */
  readonly private: boolean;
}

/** What an address is to us. `never`: nothing that a server should call lives there, whatever the settings say. */
export type AddressClass = 'public' | 'private' | 'loopback' | 'never';

/** Addresses at which clouds hand credentials to every client; the link-local ones are refused with their whole range. */
const metadataAddresses = new Set([
  '100.100.100.200',
  '168.63.129.16',
  'fd00:42::42',
  'fd00:ec2::23',
  'fd00:ec2::254',
  'fd20:ce::254',
]);

const classes: Readonly<Record<string, AddressClass>> = openTable({
  unicast: 'public',
  loopback: 'loopback',
  private: 'private',
  carrierGradeNat: 'private',
  uniqueLocal: 'private',
});

/**
 * Classifies an IP address in the form the operating system gives it (no brackets). Strings that are not addresses, and link-local,
 * multicast, unspecified, reserved and tunnel addresses are `never`. An IPv4 address inside an IPv6 one counts as itself, except that a
 * public one written as IPv4-mapped is `private`: no name server answers with it.
 */
export function classOfAddress(address: string): AddressClass {
  if (isIP(address) === 0 || address.includes('%')) return 'never';
  const parsed = ipaddr.parse(address);
  if (metadataAddresses.has(parsed.toString())) return 'never';
  const range: string = parsed.range();
  const bytes = parsed.toByteArray();
  if (range !== 'ipv4Mapped' && range !== 'rfc6052') {
    // Of IPv6, only 2000::/3 is handed out (RFC 4291, section 2.4): ::7f00:1, an old spelling of 127.0.0.1, is not.
    const isAssigned = bytes.length === 4 || (bytes[0] ?? 0) >> 5 === 1;
    return range === 'unicast' && !isAssigned ? 'never' : (classes[range] ?? 'never');
  }
  // The prefix for one's own translators (RFC 8215) hides the address elsewhere in it.
  if (range === 'rfc6052' && bytes[5] !== 0) return 'private';
  const embedded = classOfAddress(bytes.slice(-4).join('.'));
  return range === 'ipv4Mapped' && embedded === 'public' ? 'private' : embedded;
}

/** Whether the rule lets a client connect to an address. */
export function isAllowedAddress(address: string, rule: AddressRule): boolean {
  const found = classOfAddress(address);
  if (found === 'loopback') return rule.loopback || rule.private;
  return found === 'public' || (found === 'private' && rule.private);
}

/** Whether a URL names this machine itself, by `localhost` or a loopback address; any other name may resolve to anything. */
export function isLoopbackUrl(url: URL): boolean {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  return host === 'localhost' || host.endsWith('.localhost') || classOfAddress(host) === 'loopback';
}
