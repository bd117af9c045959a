import type { StorageOwner } from '../../storage/storage-owner.ts';

/** The registry server as its database knows it. */
export const storeOwner: StorageOwner = {
  name: 'svc-registry',
  migrationTable: 'svc_migration',
  words: {
    folder: '--data (dataDir in the configuration file)',
    replicas: 'for several replicas configure a PostgreSQL database',
    migrate: 'svc registry migrate --config FILE',
    migrationUser: 'database.migrationUser',
  },
};
