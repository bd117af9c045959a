import { objectNames } from '../../runtime/resources/object-names.ts';
import type { AnyResource } from './resource.ts';

/**
 * The ServiceAccounts that the pods of a resource run under, by name; that of its proxy first, where it has one in front. None for
 * resources without pods, and for those whose pods have no account of their own.
 */
export function accountsOf(owner: AnyResource): readonly string[] {
  const generated = generatedAccountOf(owner);
  if (generated === undefined) return [];
  const own = ownAccountOf(owner) ?? generated;
  return owner.kind === 'MCPServer' ? [objectNames.serverProxy(owner.name), own] : [own];
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

function ownAccountOf({ kind, resource }: AnyResource): string | undefined {
  const isOpen = kind === 'MCPServer' || kind === 'MCPRemoteProxy' || kind === 'VirtualMCPServer';
  return isOpen ? resource.spec.serviceAccount : undefined;
}
