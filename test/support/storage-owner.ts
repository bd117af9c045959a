import type { StorageOwner } from '../../runtime/storage/storage-owner.ts';

/** A program of the tests that has a database. */
export const storageProgram: StorageOwner = {
  name: 'svc-test',
  migrationTable: 'test_migration',
  words: {
    folder: '--folder',
    replicas: 'one process is enough for a test',
    migrate: 'the migration of the test',
    migrationUser: 'migrationUser',
  },
};
