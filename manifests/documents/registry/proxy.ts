import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { readIpBlock } from '../../../runtime/language/ip-block.ts';

export const trustedProxy = defineDiagnostic<{ place: string }>({
  code: 'registry/proxy-not-an-address',
  severity: 'error',
  summary: 'A trusted proxy of a registry server is neither an IP address nor a block of them.',
  message: ({ place }) => `"${place}" is neither an IP address nor a block of them`,
  hint: () => 'write the address of the proxy, or the network that it is in, such as 10.0.0.0/8',
});

export const trustsEveryAddress = defineDiagnostic<{ place: string }>({
  code: 'registry/proxy-every-address',
  severity: 'warning',
  summary: 'A registry server trusts the address that any client claims to have.',
  message: ({ place }) =>
    `${place} contains every address, so any client can forge the address that logs and rate limits use`,
  hint: () => 'name the network of the proxies alone, such as 10.0.0.0/8',
});

/** Whether trusted proxies are addresses, and are wisely chosen. */
export function checkRegistryProxies(part: Part, { trustedProxies }: RegistryServerConfig, report: Report): void {
  for (const [index, text] of (trustedProxies ?? []).entries()) {
    const place = placeOf(part, ['trustedProxies', index], 'value');
    const block = readIpBlock(text);
    if (block === undefined) report(trustedProxy({ place: text }, place));
    else if (block.bits === 0) report(trustsEveryAddress({ place: text }, place));
  }
}
