import { resolve } from 'node:path';
import type { RegistryServerConfigWithDefaults } from '../../generated/defaults/registry-server.ts';
import type { Terminal } from '../output/terminal.ts';

/** Where a registry server keeps its data unless somebody says otherwise. */
const defaultFolder = './svc-data';

/**
 * The store of a configuration: its database, else a folder: that of the flag, of `dataDir`, of the variable SVC_DATA, which the image
 * sets to `/data`, or `./svc-data` (design.md, section 5).
 */
export function storePlaceOf(
  { database, dataDir }: RegistryServerConfigWithDefaults,
  flag: string | undefined,
  { cwd, environment }: Pick<Terminal, 'cwd' | 'environment'>,
): { readonly database: NonNullable<typeof database> } | { readonly folder: string } {
  if (database !== undefined) return { database };
  return { folder: resolve(cwd, flag ?? dataDir ?? (environment['SVC_DATA'] || defaultFolder)) };
}

/** What to do when the store of a configuration cannot be used for now. */
export function unusableStoreHint({ database }: RegistryServerConfigWithDefaults): string {
  return database === undefined
    ? 'make room on its disk, restore it from a backup, or name another folder with --data'
    : 'check that the database runs and that its settings are right';
}
