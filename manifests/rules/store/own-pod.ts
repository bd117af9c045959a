import type { KindName } from '../../../generated/kinds.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { embeddedAuthServersOf } from '../../facts/sign-in/embedded-auth-servers.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { registryConfigOf } from '../../facts/registry/registry-configs.ts';
import type { AnyResource } from '../../program/resource.ts';
import { valuesAt } from '../../program/values-at.ts';
import { webAddress } from '../../facts/network/web-addresses.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { containerNames } from '../../objects/layout.ts';

export const storeInOwnPod = defineDiagnostic<{ what: string; host: string }>({
  code: 'store/own-pod',
  severity: 'error',
  summary: 'A Redis or a database at an address that leads to the pod of the workload itself, where none runs.',
  message: ({ what, host }) => `${what} is at ${host}, which is the pod of the workload itself`,
  hint: () => 'use the address that pods reach it by, such as the name of its Service',
});

/** Stores run elsewhere, unless the pod has a container of its own for them (spec 3, SessionStorageConfig and RedisStorageConfig; spec 1, database). */
export const storeOwnPod: Rule = async (program, report) => {
  const seen = new Set<string>();
  for (const resource of program.resources) {
    for (const { part, path, what, address } of await storesOf(resource, program)) {
      const host = hostOf(address);
      if (host === undefined || hasContainers(resource)) continue;
      const owner = part === resource ? resource.name : '';
      // Several workloads may share one authorization server.
      const place = placeOf(part, path, 'value');
      const identity = JSON.stringify([owner, place?.source.path, place?.start]);
      if (seen.has(identity)) continue;
      seen.add(identity);
      report(storeInOwnPod({ what, host }, place));
    }
  }
};

interface Store {
  readonly part: Part;
  readonly path: DocumentPath;
  readonly what: string;
  readonly address: string;
}

async function storesOf(resource: AnyResource, program: LinkedProgram): Promise<Store[]> {
  switch (resource.kind) {
    case 'MCPServer':
    case 'MCPRemoteProxy':
    case 'VirtualMCPServer': {
      const [server] = embeddedAuthServersOf(resource, program);
      const addresses = server?.config.storage?.redis?.sentinelConfig.sentinelAddrs ?? [];
      const base = [...(server?.path ?? []), 'storage', 'redis', 'sentinelConfig', 'sentinelAddrs'];
      const part = server?.declaredIn ?? resource;
      return [
        ...sessionStores(resource),
        ...addresses.map((address, index) => ({ part, path: [...base, index], what: 'Redis Sentinel', address })),
      ];
    }
    case 'MCPRegistry': {
      const { part, config } = await registryConfigOf(resource);
      const host = config?.database?.host;
      if (part === undefined || host === undefined) return [];
      return [{ part, path: ['database', 'host'], what: 'the database', address: host }];
    }
    default:
      return [];
  }
}

/** The host of an address, where it is the pod itself. */
function hostOf(address: string): string | undefined {
  const found = webAddress(`http://${address}`);
  return found?.reach === 'own' ? found.host : undefined;
}

/** Where a workload keeps its sessions. What a virtual server itself says takes the place of what its configuration says. */
function sessionStores(resource: AnyResource): Store[] {
  if (resource.kind !== 'MCPServer' && resource.kind !== 'VirtualMCPServer') return [];
  const { sessionStorage: own } = resource.resource.spec;
  const model = resource.kind === 'VirtualMCPServer' ? resource.resource.spec.config?.sessionStorage : undefined;
  const storage = own ?? model;
  if (storage?.provider !== 'redis' || storage.address === undefined) return [];
  const path = own === undefined ? ['spec', 'config', 'sessionStorage'] : ['spec', 'sessionStorage'];
  return [{ part: resource, path: [...path, 'address'], what: 'Redis', address: storage.address }];
}

/** The generated container of a pod that a template can add others to. The template of an MCPServer is for its backend, whose proxy keeps the sessions. */
const mainContainers: Readonly<Partial<Record<KindName, string>>> = {
  VirtualMCPServer: containerNames.gateway,
  MCPRegistry: containerNames.registry,
};

/** Whether a pod template brings containers, among them perhaps the store. */
function hasContainers({ kind, resource: { spec } }: AnyResource): boolean {
  const main = mainContainers[kind];
  if (main === undefined) return false;
  return ['containers', 'initContainers'].some((list) =>
    valuesAt(spec, ['podTemplateSpec', 'spec', list, '*', 'name']).some(({ value }) => value !== main),
  );
}
