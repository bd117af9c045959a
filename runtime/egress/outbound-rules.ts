import { BlockList, isIP } from 'node:net';
import { gatewayNames, type OutboundRules } from './settings.ts';

/** Why a connection is refused, and what allows it. */
export interface Refusal {
  readonly why: string;
  /** A setting, as a person writes it. */
  readonly allow: string;
}

/** Addresses that are not of the public internet (IANA special-purpose registries), metadata services among them. */
const special = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.ipv4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  // Everything outside of 2000::/3 is special; what follows lies in it, or leads to an IPv4 address.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.ipv6.addSubnet(network, prefix, 'ipv6');

/**
 * A host in the one form that it is compared in: lower case, no final dot, addresses as numbers without brackets. Undefined where the text is
 * not a host.
 */
export function hostOf(text: string): string | undefined {
  const written = isIP(text) === 6 ? `[${text}]` : text;
  if (written === '' || written.length > 255 || /[/?#@\\\s%]/.test(written)) return undefined;
  try {
    return new URL(`http://${written}/`).hostname.replace(/\.$/, '').replace(/^\[(.*)\]$/, '$1');
  } catch {
    return undefined;
  }
}

/** Whether a host, as `hostOf` gives it, may be named at all; undefined where it may. The port is not looked at where it is not known. */
export function hostRefusal(host: string, port: number | undefined, rules: OutboundRules): Refusal | undefined {
  if (gatewayNames.includes(host) || rules.machine.includes(host))
    return rules.gateway || isListed(host, rules)
      ? undefined
      : { why: 'it is the machine of the container engine', allow: '--allow-docker-gateway' };
  if (rules.allowAll) return undefined;
  const { hosts, ports } = rules;
  const isNothing = hosts.length === 0 && ports.length === 0;
  if (isNothing || (hosts.length > 0 && !hosts.some((each) => matches(each, host))))
    return {
      why: 'the permission profile does not list the host',
      allow: `network.outbound.allowHost [${JSON.stringify(host)}]`,
    };
  if (port !== undefined && ports.length > 0 && !ports.includes(port))
    return { why: 'the permission profile does not list the port', allow: `network.outbound.allowPort [${port}]` };
  return undefined;
}

/** Whether a connection to an address is refused that an allowed host has. An address that a profile lists is allowed. */
export function addressRefusal(host: string, address: string, rules: OutboundRules): Refusal | undefined {
  const found = hostOf(address) ?? address;
  if (isListed(found, rules)) return undefined;
  if (rules.gateway && (gatewayNames.includes(host) || rules.machine.includes(found))) return undefined;
  if (rules.machine.includes(found))
    return { why: `${found} is the machine of the container engine`, allow: '--allow-docker-gateway' };
  const family = isIP(found) === 6 ? 'ipv6' : 'ipv4';
  if (!special[family].check(found, family)) return undefined;
  return {
    why: `${found} is not an address of the public internet`,
    allow: `network.outbound.allowHost [${JSON.stringify(found)}]`,
  };
}

function isListed(host: string, { hosts }: OutboundRules): boolean {
  return hosts.some((each) => hostOf(each.replace(/^\./, '')) === host && !each.startsWith('.'));
}

function matches(pattern: string, host: string): boolean {
  const name = hostOf(pattern.replace(/^\./, ''));
  if (name === undefined) return false;
  return host === name || (pattern.startsWith('.') && isIP(host) === 0 && host.endsWith(`.${name}`));
}
