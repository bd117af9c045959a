import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { backendSource } from '../gateways/group-members.ts';
import type { AnyResource } from '../../program/resource.ts';

/** An address that a workload calls, and where it is written in its resource. */
export interface WorkloadUrl {
  readonly url: string;
  readonly path: DocumentPath;
}

/** The addresses of MCP servers and of embeddings that the workload of a resource calls (specs 2 and 3: remoteUrl, backends, embeddingService). */
export function workloadUrls(resource: AnyResource): WorkloadUrl[] {
  switch (resource.kind) {
    case 'MCPRemoteProxy':
    case 'MCPServerEntry':
      return [{ url: resource.resource.spec.remoteUrl, path: ['spec', 'remoteUrl'] }];
    case 'VirtualMCPServer': {
      const { config, embeddingServerRef } = resource.resource.spec;
      const listed = backendSource(resource) === 'inline' ? (config?.backends ?? []) : [];
      // A reference takes the place of the address.
      const service = embeddingServerRef === undefined ? config?.optimizer?.embeddingService : undefined;
      return [
        ...listed.map(({ url }, index) => ({ url, path: ['spec', 'config', 'backends', index, 'url'] })),
        ...(service === undefined ? [] : [{ url: service, path: ['spec', 'config', 'optimizer', 'embeddingService'] }]),
      ];
    }
    default:
      return [];
  }
}
