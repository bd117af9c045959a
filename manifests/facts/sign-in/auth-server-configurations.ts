import type { EmbeddedAuthServerConfigWithDefaults } from '../../../generated/defaults/embedded-auth-server-config.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import type { AnyResource } from '../../program/resource.ts';

/** The configuration of an authorization server, and its path in the resource that holds it. */
export interface AuthServerConfiguration {
  readonly config: EmbeddedAuthServerConfigWithDefaults;
  readonly path: DocumentPath;
}

/** The configuration of an authorization server that a resource itself spells out (spec 3, EmbeddedAuthServerConfig), whoever embeds it. */
export function authServerConfigurationIn(resource: AnyResource): AuthServerConfiguration | undefined {
  switch (resource.kind) {
    case 'MCPExternalAuthConfig': {
      const config = resource.resource.spec.embeddedAuthServer;
      return config === undefined ? undefined : { config, path: ['spec', 'embeddedAuthServer'] };
    }
    case 'VirtualMCPServer': {
      const config = resource.resource.spec.authServerConfig;
      return config === undefined ? undefined : { config, path: ['spec', 'authServerConfig'] };
    }
    default:
      return undefined;
  }
}
