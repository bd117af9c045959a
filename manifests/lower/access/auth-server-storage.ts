import { project } from '../../../generated/project.ts';
import type { EmbeddedAuthServerConfigWithDefaults } from '../../../generated/defaults/embedded-auth-server-config.ts';
import type { RedisStorageConfigWithDefaults } from '../../../generated/defaults/redis-storage-config.ts';
import type { AuthServerRedisTLS } from '../../../generated/types/auth-server-redis-tls.ts';
import type { AuthServerStorage } from '../../../generated/types/auth-server-storage.ts';
import type { RedisTLSConfig } from '../../../generated/types/redis-tls-config.ts';
import type { AnyResource } from '../../program/resource.ts';
import { environmentName } from '../../../runtime/resources/object-names.ts';
import {
  joinAdditions,
  noAdditions,
  podAdditions,
  secretFile,
  secretVariable,
  type PodAdditions,
} from '../pod/pod-additions.ts';
import { serviceHost } from '../../../runtime/resources/service-address.ts';
import { podFolders } from '../../objects/layout.ts';

const variables = {
  username: environmentName('AUTH_REDIS_USERNAME'),
  password: environmentName('AUTH_REDIS_PASSWORD'),
} as const;

/** The usual port of Sentinel. */
const sentinelPort = 26379;

/** Where an authorization server keeps its state; names of variables and files instead of secrets. */
export function lowerAuthServerStorage(
  storage: NonNullable<EmbeddedAuthServerConfigWithDefaults['storage']>,
  owner: AnyResource,
): { readonly storage: AuthServerStorage; readonly additions: PodAdditions } {
  if (storage.type === 'memory') return { storage: { type: 'memory' }, additions: noAdditions };
  const { sentinelConfig, aclUserConfig, tls, sentinelTls, ...timeouts } = storage.redis;
  const master = tls === undefined ? undefined : tlsOf('redis', tls);
  const sentinel = sentinelTls === undefined ? undefined : tlsOf('sentinel', sentinelTls);
  return {
    storage: {
      type: 'redis',
      redis: {
        sentinelConfig: {
          masterName: sentinelConfig.masterName,
          sentinelAddrs: addressesOf(sentinelConfig, owner),
          db: sentinelConfig.db,
        },
        aclUserConfig: { usernameEnv: variables.username, passwordEnv: variables.password },
        ...keyPrefixOf(owner),
        ...timeouts,
        ...(master === undefined ? {} : { tls: master.tls }),
        ...(sentinel === undefined ? {} : { sentinelTls: sentinel.tls }),
      },
    },
    additions: joinAdditions(
      podAdditions({
        env: [
          secretVariable(variables.username, aclUserConfig.usernameSecretRef),
          secretVariable(variables.password, aclUserConfig.passwordSecretRef),
        ],
      }),
      master?.additions ?? noAdditions,
      sentinel?.additions ?? noAdditions,
    ),
  };
}

/**
 * Several authorization servers can share one Redis: each keeps to its own keys. Where the namespace is left to kubectl,
 * the program makes the prefix from its issuer.
 */
function keyPrefixOf({ kind, name, namespace }: AnyResource): { keyPrefix?: string } {
  return namespace === undefined ? {} : { keyPrefix: `${project.partOf}:auth:${namespace}:${kind}:${name}:` };
}

function addressesOf(config: RedisStorageConfigWithDefaults['sentinelConfig'], owner: AnyResource): readonly string[] {
  const { sentinelAddrs, sentinelService: service } = config;
  if (service === undefined) return sentinelAddrs ?? [];
  return [`${serviceHost(service.name, service.namespace ?? owner.namespace)}:${service.port ?? sentinelPort}`];
}

function tlsOf(
  what: string,
  tls: RedisTLSConfig,
): { readonly tls: AuthServerRedisTLS; readonly additions: PodAdditions } {
  const path = `${podFolders.authServer}/${what}-ca/ca.crt`;
  return {
    tls: {
      ...(tls.insecureSkipVerify === true ? { insecureSkipVerify: true } : {}),
      ...(tls.caCertSecretRef === undefined ? {} : { caCertPath: path }),
    },
    additions:
      tls.caCertSecretRef === undefined ? noAdditions : secretFile(`auth-${what}-ca`, path, tls.caCertSecretRef),
  };
}
