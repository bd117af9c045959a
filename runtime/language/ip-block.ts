import { isIP } from 'node:net';

/** Addresses that begin with the same bits: an address alone is a block of one. */
export interface IpBlock {
  readonly address: string;
  readonly family: 'ipv4' | 'ipv6';
  readonly bits: number;
}

/** Reads an IP address or a block of them in CIDR notation (RFC 4632, section 3.1; RFC 4291, section 2.3); undefined for anything else. */
export function readIpBlock(text: string): IpBlock | undefined {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return undefined;
  const most = version === 6 ? 128 : 32;
  if (bits !== undefined && !/^(?:0|[1-9]\d{0,2})$/.test(bits)) return undefined;
  const length = bits === undefined ? most : Number(bits);
  return length > most ? undefined : { address, family: version === 6 ? 'ipv6' : 'ipv4', bits: length };
}
