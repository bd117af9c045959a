import type { RegistryServerConfig } from '../../generated/types/registry-server.ts';
import type { SourceFilter } from '../../generated/types/source-filter.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';

export const databaseHost = defineDiagnostic<{ host: string; name: string; port: string | undefined }>({
  code: 'registry/database-host',
  severity: 'error',
  summary: 'The database host of a registry is written with a scheme or a port, so no host of that name is found.',
  message: ({ host }) => `"${host}" is no host name or address`,
  hint: ({ name, port }) => (port === undefined ? `write host: ${name}` : `write host: ${name} and port: ${port}`),
});

export const endpointPath = defineDiagnostic<{ endpoint: string; base: string }>({
  code: 'registry/endpoint-path',
  severity: 'error',
  summary: 'The endpoint of an API source already has the path that is added to it.',
  message: ({ endpoint }) => `/v0.1/servers is added to the endpoint, and ${endpoint} has it already`,
  hint: ({ base }) => `write ${base}`,
});

export const filterContradiction = defineDiagnostic<{ pattern: string }>({
  code: 'registry/filter-contradiction',
  severity: 'warning',
  summary: 'A filter of a source includes and excludes the same. Exclude wins, so the include has no effect.',
  message: ({ pattern }) => `"${pattern}" is excluded too, and exclude wins`,
  hint: () => 'remove it from one of the two',
});

export const filterPattern = defineDiagnostic<{ pattern: string; character: string }>({
  code: 'registry/filter-pattern',
  severity: 'warning',
  summary:
    'A name pattern of a source has a character that no name has, so it matches nothing. It is no regular expression.',
  message: ({ pattern, character }) => `"${pattern}" matches no entry: no name has "${character}"`,
  hint: () => 'the only special character is *, which stands for any characters',
});

/** Settings of a registry server that have the right form and cannot work (spec 1; facts on the configuration). */
export function checkRegistrySettings(part: Part, config: RegistryServerConfig, report: Report): void {
  const { database, sources = [] } = config;
  if (database !== undefined) checkHost(part, database.host, report);
  for (const [index, { api, filter }] of sources.entries()) {
    if (api !== undefined) checkEndpoint(part, ['sources', index, 'api', 'endpoint'], api.endpoint, report);
    if (filter !== undefined) checkFilter(part, ['sources', index, 'filter'], filter, report);
  }
}

function checkHost(part: Part, host: string, report: Report): void {
  // A folder is that of a Unix socket, and several colons are those of an IPv6 address.
  const withScheme = /^[a-z][a-z0-9+]*:\/\/(?:[^@/]*@)?([^:/?]+)(?::([0-9]+))?/i.exec(host);
  const [, name, port] = withScheme ?? /^([^:/]+|\[[^\]]+\]):([0-9]+)$/.exec(host) ?? [];
  if (name === undefined) return;
  report(databaseHost({ host, name, port }, placeOf(part, ['database', 'host'], 'value')));
}

function checkEndpoint(part: Part, path: DocumentPath, endpoint: string, report: Report): void {
  const [, base] = /^(.*?)\/v0\.1\/servers\/?$/.exec(endpoint) ?? [];
  if (base !== undefined) report(endpointPath({ endpoint, base }, placeOf(part, path, 'value')));
}

function checkFilter(part: Part, at: DocumentPath, filter: SourceFilter, report: Report): void {
  for (const list of ['names', 'tags'] as const) {
    const { include = [], exclude = [] } = filter[list] ?? {};
    for (const [index, pattern] of include.entries()) {
      if (!exclude.includes(pattern)) continue;
      report(filterContradiction({ pattern }, placeOf(part, [...at, list, 'include', index], 'value')));
    }
  }
  const { include = [], exclude = [] } = filter.names ?? {};
  for (const [list, patterns] of [['include', include] as const, ['exclude', exclude] as const]) {
    for (const [index, pattern] of patterns.entries()) {
      const [character] = /[\\^$()|[\]{}+?,;:\s]/.exec(pattern) ?? [];
      if (character === undefined) continue;
      report(filterPattern({ pattern, character }, placeOf(part, [...at, 'names', list, index], 'value')));
    }
  }
}
