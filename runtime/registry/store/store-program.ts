import type { StorageProgram } from '../../storage/storage-program.ts';

/** The registry server as its database knows it. */
export const storeProgram: StorageProgram = {
  name: 'svc-registry',
  migrationTable: 'svc_migration',
  words: {
    folder: '--data (dataDir in the configuration file)',
    replicas: 'for several replicas configure a PostgreSQL database',
    migrate: 'svc registry migrate --config FILE',
    migrationUser: 'database.migrationUser',
  },
};
