import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';

export const authMissing = defineDiagnostic<object>({
  code: 'registry/auth-missing',
  severity: 'error',
  summary:
    'A registry server with entries to serve and without auth. It requires tokens by default, and no issuer of tokens is configured.',
  message: () => 'auth is missing: the server requires tokens by default, and no issuer of tokens is configured',
  hint: () => 'add "auth:" with the providers whose tokens are accepted, or with mode anonymous for development',
});

/** A registry server with entries says who may read them (spec 1, auth). */
export function checkRegistryAuth(part: Part, config: RegistryServerConfig, report: Report): void {
  const isServing = (config.sources ?? []).length > 0 || (config.registries ?? []).length > 0;
  if (isServing && config.auth === undefined) report(authMissing({}, placeOf(part, [], 'value')));
}
