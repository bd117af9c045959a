import type { EmbeddedAuthServerConfigWithDefaults } from '../../../generated/defaults/embedded-auth-server-config.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import type { RelatedPlace } from '../../../runtime/diagnostics/diagnostic.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { AnyResource } from '../../program/resource.ts';

/** An authorization server that a workload embeds, and where that is set. */
export interface EmbeddedAuthServer {
  readonly config: EmbeddedAuthServerConfigWithDefaults;
  /** Path in the workload: the name it refers to, or the configuration itself. */
  readonly declaredAt: DocumentPath;
  /** The resource that holds the configuration, and the path to it there. */
  readonly declaredIn: AnyResource;
  readonly path: DocumentPath;
}

/**
 * The authorization servers that a workload embeds (spec 3, EmbeddedAuthServerConfig): written into a VirtualMCPServer,
 * referred to by MCPServer and MCPRemoteProxy. `authServerRef` comes first. A reference that did not resolve is none.
 */
export function embeddedAuthServersOf(
  workload: AnyResource,
  program: Pick<LinkedProgram, 'find'>,
): EmbeddedAuthServer[] {
  if (workload.kind === 'VirtualMCPServer') {
    const { authServerConfig: config } = workload.resource.spec;
    const path = ['spec', 'authServerConfig'];
    return config === undefined ? [] : [{ config, declaredAt: path, declaredIn: workload, path }];
  }
  if (workload.kind !== 'MCPServer' && workload.kind !== 'MCPRemoteProxy') return [];
  const { spec } = workload.resource;
  if (spec.authServerRef === undefined && spec.externalAuthConfigRef === undefined) return [];
  return (['authServerRef', 'externalAuthConfigRef'] as const).flatMap((field): EmbeddedAuthServer[] => {
    const name = spec[field]?.name;
    const declaredIn = name === undefined ? undefined : program.find('MCPExternalAuthConfig', workload, name);
    const config = declaredIn?.resource.spec.embeddedAuthServer;
    if (declaredIn === undefined || config === undefined) return [];
    return [{ config, declaredAt: ['spec', field, 'name'], declaredIn, path: ['spec', 'embeddedAuthServer'] }];
  });
}

/** The configuration as a related place of a finding about the workload; nothing where the workload holds it itself. */
export function configurationPlace(
  workload: AnyResource,
  server: EmbeddedAuthServer,
  below: DocumentPath = [],
): RelatedPlace[] {
  const span =
    server.declaredIn === workload ? undefined : placeOf(server.declaredIn, [...server.path, ...below], 'key');
  return span === undefined ? [] : [{ message: 'the authorization server', span }];
}
