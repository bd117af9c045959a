import { endpointOf } from '../../runtime/resources/backend-endpoint.ts';
import { externalUrlOf } from '../facts/network/external-url.ts';
import type { Resource } from '../program/resource.ts';
import { sentenceOf } from './conditions.ts';
import type { StatusContext } from './status-context.ts';
import type { StatusWriter } from './status-writer.ts';

type ConfigKind = 'MCPToolConfig' | 'MCPExternalAuthConfig' | 'MCPOIDCConfig' | 'MCPTelemetryConfig';
type Config = { [K in ConfigKind]: Resource<K> }[ConfigKind];
type Proxy = Resource<'MCPServer'> | Resource<'MCPRemoteProxy'>;

/** The hashes of the configurations that a proxy refers to (spec 3: hashes of the referenced specifications). */
interface ConfigHashes {
  readonly toolConfigHash?: string;
  readonly externalAuthConfigHash?: string;
  readonly authServerConfigHash?: string;
  readonly oidcConfigHash?: string;
  readonly telemetryConfigHash?: string;
}

/** MCPServer (spec 3): its address and what it is configured by. One that is scaled to zero is stopped, whatever the cluster does. */
export const serverStatus: StatusWriter<'MCPServer'> = {
  accepted: (server, context) => ({
    url: endpointOf(server).url,
    ...hashesOf(server, context),
    ...(server.resource.spec.replicas === 0 ? { phase: 'Stopped' } : {}),
  }),
  refused: (problems) => ({ phase: 'Failed', message: sentenceOf(problems) }),
};

/** MCPRemoteProxy (spec 3): its address, inside and where an Ingress of the input exposes it outside, and what it is configured by. */
export const remoteProxyStatus: StatusWriter<'MCPRemoteProxy'> = {
  accepted: (proxy, context) => {
    const externalUrl = externalUrlOf(proxy, context.program);
    return {
      url: endpointOf(proxy).url,
      ...(externalUrl === undefined ? {} : { externalUrl }),
      ...hashesOf(proxy, context),
    };
  },
  refused: (problems) => ({ phase: 'Failed', message: sentenceOf(problems) }),
};

function hashesOf(proxy: Proxy, context: StatusContext): ConfigHashes {
  const { spec } = proxy.resource;
  return {
    ...hash('toolConfigHash', 'MCPToolConfig', spec.toolConfigRef),
    ...hash('externalAuthConfigHash', 'MCPExternalAuthConfig', spec.externalAuthConfigRef),
    ...hash('authServerConfigHash', 'MCPExternalAuthConfig', spec.authServerRef),
    ...hash('oidcConfigHash', 'MCPOIDCConfig', spec.oidcConfigRef),
    ...hash('telemetryConfigHash', 'MCPTelemetryConfig', spec.telemetryConfigRef),
  };

  function hash(
    field: keyof ConfigHashes,
    kind: ConfigKind,
    reference: { readonly name: string } | undefined,
  ): ConfigHashes {
    if (reference === undefined) return {};
    const target = context.program.find<ConfigKind>(kind, proxy, reference.name) as Config | undefined;
    return target === undefined ? {} : { [field]: context.hashOf(target) };
  }
}
