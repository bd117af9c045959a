import type { RunConfig } from '../../../generated/types/run.ts';
import type { Resource } from '../../program/resource.ts';
import { selectorOf, type Component } from '../../objects/labels.ts';
import type { LoweringContext } from '../lowering.ts';
import { joinAdditions, noAdditions } from '../pod/pod-additions.ts';
import { lowerRunConfig, type LoweredRunConfig } from './run-config.ts';
import { serviceHost } from '../../../runtime/resources/service-address.ts';
import { lowerSessionStorage } from './session-storage.ts';
import { backendPort, containerNames } from '../../objects/layout.ts';

/**
 * The run configuration of the proxy in front of an MCPServer's backend: what the proxy itself reads and nothing else, since every change
 * of it restarts the proxy. What the backend runs is the backend's affair.
 */
export function serverRunConfig(
  server: Resource<'MCPServer'>,
  names: { readonly proxyName: string; readonly backendName: string; readonly backendComponent: Component },
  context: LoweringContext,
): LoweredRunConfig {
  const { spec } = server.resource;
  const storage = spec.sessionStorage === undefined ? undefined : lowerSessionStorage(spec.sessionStorage);
  // An outline has no files.
  const config: Partial<RunConfig> =
    context.options.outline === true
      ? {}
      : {
          transport: spec.transport,
          ...backendOf(server, names),
          ...(storage === undefined ? {} : { sessionStorage: storage.storage }),
          ...(spec.rateLimiting === undefined ? {} : { rateLimiting: spec.rateLimiting }),
        };
  return lowerRunConfig(
    server,
    spec,
    names.proxyName,
    { config, additions: joinAdditions(storage?.additions ?? noAdditions) },
    context,
  );
}

/** How the proxy reaches the backend: through its Service, or by attaching to its pod. */
function backendOf(
  server: Resource<'MCPServer'>,
  { backendName, backendComponent }: { readonly backendName: string; readonly backendComponent: Component },
): Partial<RunConfig> {
  const { spec } = server.resource;
  if (spec.transport !== 'stdio') {
    return { targetHost: serviceHost(backendName, server.namespace), targetPort: backendPort(spec) };
  }
  return {
    proxyMode: spec.proxyMode,
    kubernetes: {
      ...(server.namespace === undefined ? {} : { namespace: server.namespace }),
      podSelector: selectorOf(backendComponent),
      container: containerNames.backend,
    },
  };
}
