import { isIPv4, isIPv6 } from 'node:net';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const forbiddenAddress = defineDiagnostic<{ host: string; what: string }>({
  code: 'remote/forbidden-address',
  severity: 'error',
  summary:
    'A remote URL that leads to the pod itself, to its node or to the control plane: no MCP server is there, but credentials may be.',
  message: ({ host, what }) => `${host} is ${what}, where no remote MCP server can be`,
  hint: () => 'use the address that the server has for other hosts; for one in the cluster, the name of its Service',
});

/** A remote server is somewhere else: not in the own pod, and not where a cloud hands out credentials (server-side request forgery). */
export const remoteForbiddenAddress: Rule = (program, report) => {
  for (const resource of program.resources) {
    if (resource.kind !== 'MCPRemoteProxy' && resource.kind !== 'MCPServerEntry') continue;
    const host = URL.parse(resource.resource.spec.remoteUrl)?.hostname;
    const what = host === undefined ? undefined : forbidden(host);
    if (host === undefined || what === undefined) continue;
    report(forbiddenAddress({ host, what }, placeOf(resource, ['spec', 'remoteUrl'], 'value')));
  }
};

/** The forbidden address that a host means; undefined for all others. The URL parser has normalised it (WHATWG URL). */
function forbidden(host: string): string | undefined {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (name === 'localhost' || name.endsWith('.localhost')) return 'the pod itself';
  if (/^kubernetes(\.default(\.svc(\..+)?)?)?$/.test(name)) return 'the API server of the cluster';
  if (name === 'metadata' || name === 'metadata.google.internal') return 'the metadata service of a cloud';
  if (isIPv4(name)) return forbiddenV4(name);
  const address = name.replace(/^\[(.*)\]$/, '$1');
  return isIPv6(address) ? forbiddenV6(address) : undefined;
}

function forbiddenV4(address: string): string | undefined {
  if (address.startsWith('127.')) return 'the pod itself';
  if (address.startsWith('0.')) return 'no address of a host';
  if (address.startsWith('169.254.')) return 'a link-local address, such as the metadata service of a cloud';
  return undefined;
}

function forbiddenV6(address: string): string | undefined {
  if (address === '::1') return 'the pod itself';
  if (address === '::') return 'no address of a host';
  if (/^fe[89ab]/.test(address)) return 'a link-local address';
  if (address === 'fd00:ec2::254') return 'the metadata service of a cloud';
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(address) ?? [];
  if (high === undefined || low === undefined) return undefined;
  const bytes = [high, low].flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]);
  return forbiddenV4(bytes.join('.'));
}
