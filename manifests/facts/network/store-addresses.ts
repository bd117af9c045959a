import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import type { Part } from '../../../runtime/config/part.ts';
import { embeddedAuthServersOf } from '../sign-in/embedded-auth-servers.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { registryConfigOf } from '../registry/registry-configs.ts';
import type { AnyResource } from '../../program/resource.ts';

/** The address of a store in which a generated program keeps data, with a port. */
export interface StoreAddress {
  readonly part: Part;
  readonly path: DocumentPath;
  readonly host: string;
  readonly port: number;
  /** What listens there: `Redis`. */
  readonly wanted: string;
}

/** The stores of a resource (spec 3, SessionStorageConfig and RedisStorageConfig; spec 1, database). */
export async function storesOf(resource: AnyResource, program: LinkedProgram): Promise<StoreAddress[]> {
  switch (resource.kind) {
    case 'MCPServer':
    case 'VirtualMCPServer': {
      const { sessionStorage } = resource.resource.spec;
      const model = resource.kind === 'VirtualMCPServer' ? resource.resource.spec.config?.sessionStorage : undefined;
      return [
        ...redisAt(resource, ['spec', 'sessionStorage', 'address'], sessionStorage?.address, 'Redis'),
        ...redisAt(resource, ['spec', 'config', 'sessionStorage', 'address'], model?.address, 'Redis'),
        ...sentinelsOf(resource, program),
      ];
    }
    case 'MCPRemoteProxy':
      return sentinelsOf(resource, program);
    case 'MCPRegistry': {
      const { part, config } = await registryConfigOf(resource);
      const { host, port } = config?.database ?? {};
      if (part === undefined || host === undefined) return [];
      const path = ['database', port === undefined ? 'host' : 'port'];
      return [{ part, path, host, port: port ?? 5432, wanted: 'PostgreSQL' }];
    }
    default:
      return [];
  }
}

function sentinelsOf(resource: AnyResource, program: LinkedProgram): StoreAddress[] {
  const [server] = embeddedAuthServersOf(resource, program);
  const addresses = server?.config.storage?.redis?.sentinelConfig.sentinelAddrs ?? [];
  const base = [...(server?.path ?? []), 'storage', 'redis', 'sentinelConfig', 'sentinelAddrs'];
  return addresses.flatMap((address, index) =>
    redisAt(server?.declaredIn ?? resource, [...base, index], address, 'Redis Sentinel'),
  );
}

function redisAt(part: Part, path: DocumentPath, address: string | undefined, wanted: string): StoreAddress[] {
  const [, host, port] = /^(.*):([0-9]+)$/.exec(address ?? '') ?? [];
  return host === undefined || port === undefined ? [] : [{ part, path, host, port: Number(port), wanted }];
}
