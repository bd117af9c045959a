import type { SessionStorageConfigWithDefaults } from '../../../generated/defaults/session-storage-config.ts';
import type { AggregatorSessionStorageConfig } from '../../../generated/types/aggregator-session-storage-config.ts';
import { environmentName } from '../../../runtime/resources/object-names.ts';
import { noAdditions, podAdditions, secretVariable, type PodAdditions } from '../pod/pod-additions.ts';

/** Session storage as configuration documents name it; the password comes as a variable. */
export interface LoweredSessionStorage {
  readonly storage: AggregatorSessionStorageConfig;
  readonly additions: PodAdditions;
}

/** Variable that every one of our programs reads the Redis password from (spec 2, SessionStorageConfig). */
const passwordVariable = environmentName('SESSION_REDIS_PASSWORD');

/** Where a proxy or virtual server keeps its sessions (spec 3, SessionStorageConfig). */
export function lowerSessionStorage(config: SessionStorageConfigWithDefaults): LoweredSessionStorage {
  const { provider, address, db, keyPrefix, passwordRef } = config;
  if (provider === 'memory') return { storage: { provider }, additions: noAdditions };
  return {
    storage: {
      provider,
      ...(address === undefined ? {} : { address }),
      ...(db === 0 ? {} : { db }),
      ...(keyPrefix === undefined || keyPrefix === '' ? {} : { keyPrefix }),
    },
    additions:
      passwordRef === undefined ? noAdditions : podAdditions({ env: [secretVariable(passwordVariable, passwordRef)] }),
  };
}
