import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';

export const databaseHost = defineDiagnostic<{ host: string; name: string; port: string | undefined }>({
  code: 'registry/database-host',
  severity: 'error',
  summary: 'The database host of a registry is written with a scheme or a port, so no host of that name is found.',
  message: ({ host }) => `"${host}" is not a host name or address`,
  hint: ({ name, port }) => (port === undefined ? `write host: ${name}` : `write host: ${name} and port: ${port}`),
});

/** The host of a database is a name or an address, without scheme and port (spec 1, database). */
export function checkDatabaseHost(part: Part, { database }: RegistryServerConfig, report: Report): void {
  if (database === undefined) return;
  const { host } = database;
  // A folder is that of a Unix socket, and several colons are those of an IPv6 address.
  const withScheme = /^[a-z][a-z0-9+]*:\/\/(?:[^@/]*@)?([^:/?]+)(?::([0-9]+))?/i.exec(host);
  const [, name, port] = withScheme ?? /^([^:/]+|\[[^\]]+\]):([0-9]+)$/.exec(host) ?? [];
  if (name === undefined) return;
  report(databaseHost({ host, name, port }, placeOf(part, ['database', 'host'], 'value')));
}
