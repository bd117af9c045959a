import { objectNames } from '../../../runtime/resources/object-names.ts';
import { accountInTemplate, podAccountOf } from './pod-account.ts';
import type { AnyResource } from '../../program/resource.ts';

/**
 * The ServiceAccounts that the pods of a resource run under, by name; that of its proxy first, where it has one in front. None for
 * resources without pods, and for those whose pods have no account of their own.
 */
export function accountsOf(owner: AnyResource): readonly string[] {
  switch (owner.kind) {
    case 'MCPServer': {
      const { podTemplateSpec, serviceAccount } = owner.authored.spec;
      const own = accountInTemplate(podTemplateSpec)?.name ?? serviceAccount ?? objectNames.serverBackend(owner.name);
      return [objectNames.serverProxy(owner.name), own];
    }
    case 'MCPRemoteProxy':
    case 'VirtualMCPServer':
    case 'MCPRegistry':
      return [podAccountOf(owner).name];
    case 'EmbeddingServer': {
      const own = accountInTemplate(owner.authored.spec.podTemplateSpec);
      return own === undefined ? [] : [own.name];
    }
    default:
      return [];
  }
}

/** The account that is made for a resource, or would be if it did not name one of the author's. */
export function generatedAccountOf({ kind, name }: AnyResource): string | undefined {
  switch (kind) {
    case 'MCPServer':
      return objectNames.serverBackend(name);
    case 'MCPRemoteProxy':
      return objectNames.remoteProxy(name);
    case 'VirtualMCPServer':
      return objectNames.virtualServer(name);
    case 'MCPRegistry':
      return objectNames.registry(name);
    default:
      return undefined;
  }
}
