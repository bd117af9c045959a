import type { RegistryDatabase } from '../../../generated/types/registry-database.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { registryConfigOf } from '../../facts/registry/registry-configs.ts';
import { isKind, type ForeignObject } from '../../program/resource.ts';
import { propertyOf } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const pgpassWithoutEffect = defineDiagnostic<{ hasDatabase: boolean }>({
  code: 'registry/pgpass-without-effect',
  severity: 'warning',
  summary:
    'A registry gets a pgpass file and does not read it: it has no database, or its passwords come from other files.',
  message: ({ hasDatabase }) =>
    hasDatabase
      ? 'the pgpass file is not read: the passwords of the database come from other files'
      : 'the pgpass file is not read: configYAML names no database',
  hint: ({ hasDatabase }) =>
    hasDatabase ? 'keep one of the two' : 'add database to configYAML, or remove pgpassSecretRef',
});

export const pgpassNoLine = defineDiagnostic<{ name: string; key: string; line: string }>({
  code: 'registry/pgpass-no-line',
  severity: 'error',
  summary: 'The pgpass file of a registry has no line for its database, so it signs in without a password.',
  message: ({ name, key }) => `"${key}" of Secret "${name}" has no line for the database in configYAML`,
  hint: ({ line }) =>
    `each line is host:port:database:user:password; one has to begin with ${line}, or have * in its place`,
});

/** The pgpass file of a registry is read, and has a password for who signs in (spec 3, MCPRegistry pgpassSecretRef). */
export const registryPgpass: Rule = async (program, report) => {
  for (const registry of program.resources) {
    if (!isKind(registry, 'MCPRegistry')) continue;
    const { pgpassSecretRef } = registry.authored.spec;
    if (pgpassSecretRef === undefined) continue;
    const { config } = await registryConfigOf(registry);
    if (config === undefined) continue;
    const { database } = config;
    // An inlined password is reported as such, and goes.
    if (database?.password !== undefined || database?.migrationPassword !== undefined) continue;
    const users = database === undefined ? [] : usersWithoutPassword(database);
    if (database === undefined || users.length === 0) {
      const place = placeOf(registry, ['spec', 'pgpassSecretRef'], 'key');
      report(pgpassWithoutEffect({ hasDatabase: database !== undefined }, place));
      continue;
    }
    const { name, key } = pgpassSecretRef;
    const secret = program.findForeign('Secret', registry, name);
    const text = secret === undefined ? undefined : textOf(secret, key);
    // Filled in or decrypted on the way to the cluster.
    if (secret === undefined || text === undefined || /[<>{}$]|ENC\[/.test(text)) continue;
    const { host, port = 5432, database: base } = database;
    // A Unix socket, which such a file calls otherwise.
    if (host.startsWith('/')) continue;
    for (const user of users) {
      const wanted = [host, String(port), base, user];
      if (text.split(/\r?\n/).some((line) => covers(line, wanted))) continue;
      const line = wanted.map((field) => field.replaceAll(/[\\:]/g, String.raw`\$&`)).join(':');
      report(
        pgpassNoLine({ name, key, line: `${line}:` }, placeOf(registry, ['spec', 'pgpassSecretRef', 'key'], 'value')),
      );
      break;
    }
  }
};

/** Who signs in with what the pgpass file says. */
function usersWithoutPassword(database: RegistryDatabase): string[] {
  const { user, passwordFile, migrationUser = user, migrationPasswordFile } = database;
  const others = migrationUser === user || migrationPasswordFile !== undefined ? [] : [migrationUser];
  return passwordFile === undefined ? [user, ...others] : others;
}

/** A line of a pgpass file: fields between colons, where `*` matches anything and a backslash keeps a colon in a field. */
function covers(line: string, wanted: readonly string[]): boolean {
  if (line.startsWith('#')) return false;
  const fields =
    line.match(/(?:^|:)(?:\\.|[^:\\])*/g)?.map((field, index) => (index === 0 ? field : field.slice(1))) ?? [];
  if (fields.length < 5) return false;
  return wanted.every((value, index) => {
    const field = fields[index];
    return field === '*' || field?.replaceAll(/\\(.)/g, '$1') === value;
  });
}

function textOf({ object }: ForeignObject, key: string): string | undefined {
  if (Object.hasOwn(object, 'sops')) return undefined;
  const plain = propertyOf(object['stringData'], key);
  if (typeof plain === 'string') return plain;
  const encoded = propertyOf(object['data'], key);
  // Invalid base64 is reported where the Secret is checked.
  if (typeof encoded !== 'string' || !/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(encoded)) return undefined;
  return Buffer.from(encoded, 'base64').toString('utf8');
}
