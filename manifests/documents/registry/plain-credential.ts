import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { webAddress } from '../../facts/network/web-addresses.ts';

export const plainCredential = defineDiagnostic<{ what: string; host: string; field: string }>({
  code: 'registry/plain-credential',
  severity: 'warning',
  summary:
    'A source of a registry whose password or token is sent over plain HTTP, where everybody on the way can read it.',
  message: ({ what, host }) => `${what} is sent to ${host} over plain HTTP: everybody on the way can read it`,
  hint: ({ field }) => `write https:// in ${field}`,
});

/** Passwords and tokens of sources go over TLS, or stay on the machine or in the cluster (spec 1, Source). */
export function checkPlainCredentials(part: Part, { sources = [] }: RegistryServerConfig, report: Report): void {
  for (const [index, { git, api }] of sources.entries()) {
    const sent = [
      { url: git?.auth === undefined ? undefined : git.repository, at: ['git', 'repository'], what: 'the password' },
      { url: api?.tokenFile === undefined ? undefined : api.endpoint, at: ['api', 'endpoint'], what: 'the token' },
    ];
    for (const { url, at, what } of sent) {
      const address = url === undefined ? undefined : webAddress(url);
      if (address?.isPlain !== true || address.reach === 'own' || address.reach === 'cluster') continue;
      const place = placeOf(part, ['sources', index, ...at], 'value');
      report(plainCredential({ what, host: address.host, field: at.join('.') }, place));
    }
  }
}
