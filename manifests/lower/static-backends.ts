import type { StaticBackendConfig } from '../../generated/types/static-backend-config.ts';
import type { GroupMember } from '../program/group-members.ts';
import { endpointOf } from './backend-endpoint.ts';
import { caBundle } from './ca-bundle.ts';
import { lowerHeaderForward, type LoweredHeaderForward } from './header-forward.ts';
import { joinParts, noParts, type PodParts } from './pod-parts.ts';

/** The backends of a virtual server, and what their connections need in its pod. */
export interface LoweredBackends {
  readonly backends: readonly StaticBackendConfig[];
  readonly parts: PodParts;
}

/**
 * The backends a virtual server is told about (spec 2, StaticBackendConfig): one for each member of its group.
 * What the resource itself says about a backend of the same name wins over what follows from the member.
 */
export function staticBackends(
  members: readonly GroupMember[],
  authored: readonly StaticBackendConfig[],
): LoweredBackends {
  const lowered = members.map((member) => backendOf(member));
  const own = new Map(authored.map((backend) => [backend.name, backend]));
  const names = new Set(members.map((member) => member.name));
  return {
    backends: [
      ...lowered.map(({ backend }): StaticBackendConfig => ({ ...backend, ...own.get(backend.name) })),
      ...authored.filter((backend) => !names.has(backend.name)),
    ],
    parts: joinParts(...lowered.map(({ parts }) => parts)),
  };
}

function backendOf(member: GroupMember): { readonly backend: StaticBackendConfig; readonly parts: PodParts } {
  const backend = { name: member.name, ...endpointOf(member) };
  if (member.kind !== 'MCPServerEntry') return { backend, parts: noParts };
  const { caBundleRef, headerForward } = member.resource.spec;
  const bundle = caBundleRef === undefined ? undefined : caBundle(caBundleRef, `backend-${member.name}`);
  const headers = headerForward === undefined ? undefined : lowerHeaderForward(headerForward, member.name);
  return {
    backend: {
      ...backend,
      type: 'entry',
      ...(bundle === undefined ? {} : { caBundlePath: bundle.path }),
      ...(headers === undefined ? {} : forwarded(headers)),
    },
    parts: joinParts(bundle?.parts ?? noParts, headers?.parts ?? noParts),
  };
}

function forwarded({ plaintext, fromEnv }: LoweredHeaderForward): Pick<StaticBackendConfig, 'headerForward'> {
  const headerForward = {
    ...(Object.keys(plaintext).length === 0 ? {} : { addPlaintextHeaders: plaintext }),
    ...(Object.keys(fromEnv).length === 0 ? {} : { addHeadersFromEnv: fromEnv }),
  };
  return Object.keys(headerForward).length === 0 ? {} : { headerForward };
}
