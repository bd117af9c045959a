import type { DiscoveredBackend } from '../../generated/types/virtual-mcp-server.ts';
import { objectNames } from '../../runtime/resources/object-names.ts';
import { endpointPath, serviceUrl } from '../../runtime/resources/service-address.ts';
import { sentenceOf } from './conditions.ts';
import { knownBackends } from './known-backends.ts';
import type { StatusWriter } from './status-writer.ts';
import { podPorts } from '../objects/layout.ts';

/**
 * VirtualMCPServer (spec 2): its address, the backends that the input holds, and the hash of what its clients sign in by. How
 * the backends are is for the running server to say.
 */
export const virtualServerStatus: StatusWriter<'VirtualMCPServer'> = {
  accepted: (server, context) => {
    const service = objectNames.virtualServer(server.name);
    const { oidcConfigRef } = server.resource.spec.incomingAuth;
    const oidcConfig =
      oidcConfigRef === undefined ? undefined : context.program.find('MCPOIDCConfig', server, oidcConfigRef.name);
    const discoveredBackends: readonly DiscoveredBackend[] = knownBackends(server, context);
    return {
      url: `${serviceUrl(service, server.namespace, podPorts.gateway)}${endpointPath('streamable-http')}`,
      ...(discoveredBackends.length === 0 ? {} : { discoveredBackends }),
      ...(oidcConfig === undefined ? {} : { oidcConfigHash: context.hashOf(oidcConfig) }),
    };
  },
  refused: (problems) => ({ phase: 'Failed', message: sentenceOf(problems) }),
};
