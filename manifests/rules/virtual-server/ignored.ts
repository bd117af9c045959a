import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { backendSource } from '../../facts/gateways/group-members.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const superseded = defineDiagnostic<{ field: string; by: string; kept: string | undefined }>({
  code: 'virtual-server/ignored-config',
  severity: 'warning',
  summary: 'A part of spec.config that has no effect, since the resource itself says the same elsewhere.',
  message: ({ field, by }) => `${field} has no effect: ${by} takes its place`,
  hint: ({ field, kept }) => (kept === undefined ? `remove ${field}` : `only ${kept} is taken from there`),
});

export const backendsIgnored = defineDiagnostic<{ name: string }>({
  code: 'virtual-server/ignored-backends',
  severity: 'warning',
  summary: 'Backends are written down for a virtual server that discovers them at run time.',
  message: ({ name }) => `config.backends has no effect: VirtualMCPServer "${name}" discovers its backends at run time`,
  hint: () => 'set outgoingAuth.source to inline, or remove config.backends',
});

export const embeddingWithoutOptimizer = defineDiagnostic<{ name: string }>({
  code: 'virtual-server/ignored-embedding',
  severity: 'warning',
  summary: 'A virtual server refers to an embedding server, but does not search its tools.',
  message: ({ name }) => `embeddingServerRef has no effect: VirtualMCPServer "${name}" has no config.optimizer`,
  hint: () => 'add "optimizer: {}" to config to replace the tool list by a search, or remove embeddingServerRef',
});

/** Fields of a VirtualMCPServer that another field takes the effect from (spec 2: what the resource says supersedes the model). */
export const virtualServerIgnored: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const { config, outgoingAuth, sessionStorage, embeddingServerRef } = server.resource.spec;
    const at = (path: DocumentPath) => placeOf(server, ['spec', ...path], 'key');
    const supersede = (field: string, kept?: string): void =>
      report(superseded({ field: `config.${field}`, by: `spec.${field}`, kept }, at(['config', field])));
    if (config?.incomingAuth !== undefined) {
      const provider = config.incomingAuth.authz?.primaryUpstreamProvider;
      supersede('incomingAuth', provider === undefined ? undefined : 'authz.primaryUpstreamProvider');
    }
    if (config?.outgoingAuth !== undefined && outgoingAuth !== undefined) supersede('outgoingAuth');
    if (config?.sessionStorage !== undefined && sessionStorage !== undefined) supersede('sessionStorage');
    if ((config?.backends ?? []).length > 0 && backendSource(server) === 'discovered') {
      report(backendsIgnored({ name: server.name }, at(['config', 'backends'])));
    }
    if (embeddingServerRef !== undefined && config !== undefined && config.optimizer === undefined) {
      report(embeddingWithoutOptimizer({ name: server.name }, at(['embeddingServerRef'])));
    }
  }
};
