import type { RegistryServerConfig } from '../../generated/types/registry-server.ts';
import type { SourceFilter } from '../../generated/types/source-filter.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { coversPattern } from '../program/name-patterns.ts';
import { filterDropsAll } from './registry-filters.ts';

export const databaseHost = defineDiagnostic<{ host: string; name: string; port: string | undefined }>({
  code: 'registry/database-host',
  severity: 'error',
  summary: 'The database host of a registry is written with a scheme or a port, so no host of that name is found.',
  message: ({ host }) => `"${host}" is not a host name or address`,
  hint: ({ name, port }) => (port === undefined ? `write host: ${name}` : `write host: ${name} and port: ${port}`),
});

export const endpointPath = defineDiagnostic<{ endpoint: string; base: string }>({
  code: 'registry/endpoint-path',
  severity: 'error',
  summary: 'The endpoint of an API source already has the path that is added to it.',
  message: ({ endpoint }) => `/v0.1/servers is added to the endpoint, and ${endpoint} has it already`,
  hint: ({ base }) => `write ${base}`,
});

export const filterContradiction = defineDiagnostic<{ pattern: string; other: string }>({
  code: 'registry/filter-contradiction',
  severity: 'warning',
  summary: 'A filter of a source includes and excludes the same. Exclude wins, so the include has no effect.',
  message: ({ pattern, other }) =>
    `"${pattern}" is excluded too${other === pattern ? '' : `, as one of "${other}"`}, and exclude wins`,
  hint: ({ pattern, other }) =>
    other === pattern ? 'remove it from one of the two' : `exclude less than "${other}", or remove "${pattern}"`,
});

export const filterPattern = defineDiagnostic<{ pattern: string; character: string }>({
  code: 'registry/filter-pattern',
  severity: 'warning',
  summary:
    'A name pattern of a source has a character that no name has, so it matches nothing. It is not a regular expression.',
  message: ({ pattern, character }) => `"${pattern}" matches no entry: no name has "${character}"`,
  hint: () => 'the only special character is *, which matches any characters',
});

export const authMissing = defineDiagnostic<object>({
  code: 'registry/auth-missing',
  severity: 'error',
  summary:
    'A registry server with entries to serve and without auth. It requires tokens by default, and no issuer of tokens is configured.',
  message: () => 'auth is missing: the server requires tokens by default, and no issuer of tokens is configured',
  hint: () => 'add "auth:" with the providers whose tokens are accepted, or with mode anonymous for development',
});

export const pathOutside = defineDiagnostic<{ path: string }>({
  code: 'registry/path-outside',
  severity: 'error',
  summary: 'The path of a Git source leads out of its repository.',
  message: ({ path }) => `"${path}" is not a path inside the repository`,
  hint: () => 'write the path of the file from the top of the repository, such as catalog/registry.json',
});

/** Settings of a registry server that have the right form and cannot work (spec 1; facts on the configuration). */
export function checkRegistrySettings(part: Part, config: RegistryServerConfig, report: Report): void {
  const { database, sources = [] } = config;
  if (database !== undefined) checkHost(part, database.host, report);
  const isServing = sources.length > 0 || (config.registries ?? []).length > 0;
  if (isServing && config.auth === undefined) report(authMissing({}, placeOf(part, [], 'value')));
  for (const [index, { api, filter, git }] of sources.entries()) {
    const { path } = git ?? {};
    if (path !== undefined && leadsOut(path)) {
      report(pathOutside({ path }, placeOf(part, ['sources', index, 'git', 'path'], 'value')));
    }
    if (api !== undefined) checkEndpoint(part, ['sources', index, 'api', 'endpoint'], api.endpoint, report);
    if (filter !== undefined) checkFilter(part, ['sources', index, 'filter'], filter, report);
  }
}

/** Whether a path begins at the root of the system, or goes up beyond where it begins. */
function leadsOut(path: string): boolean {
  let depth = 0;
  for (const step of path.split(/[/\\]/)) {
    if (step === '..') depth--;
    else if (step !== '.' && step !== '') depth++;
    if (depth < 0) return true;
  }
  return path.startsWith('/') || /^[A-Za-z]:/.test(path);
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
      const other = exclude.find((one) => (list === 'names' ? coversPattern(one, pattern) : one === pattern));
      if (other === undefined) continue;
      report(filterContradiction({ pattern, other }, placeOf(part, [...at, list, 'include', index], 'value')));
    }
  }
  const everything = filter.names?.include === undefined ? (filter.names?.exclude ?? []).indexOf('*') : -1;
  if (everything >= 0) report(filterDropsAll({}, placeOf(part, [...at, 'names', 'exclude', everything], 'value')));
  const { include = [], exclude = [] } = filter.names ?? {};
  for (const [list, patterns] of [['include', include] as const, ['exclude', exclude] as const]) {
    for (const [index, pattern] of patterns.entries()) {
      const [character] = /[\\^$()|[\]{}+?,;:\s]/.exec(pattern) ?? [];
      if (character === undefined) continue;
      report(filterPattern({ pattern, character }, placeOf(part, [...at, 'names', list, index], 'value')));
    }
  }
}
