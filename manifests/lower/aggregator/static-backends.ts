import type { StaticBackendConfig } from '../../../generated/types/static-backend-config.ts';
import type { GroupMember } from '../../facts/gateways/group-members.ts';
import { memberBackend } from '../../../runtime/resources/member-backend.ts';
import { caBundle } from '../access/ca-bundle.ts';
import { joinAdditions, noAdditions, secretVariables, type PodAdditions } from '../pod/pod-additions.ts';

/** The backends of a virtual server, and what their connections need in its pod. */
export interface LoweredBackends {
  readonly backends: readonly StaticBackendConfig[];
  readonly additions: PodAdditions;
}

/**
 * The backends in the configuration of a virtual server (spec 2, StaticBackendConfig): one for each member of its group.
 * What the resource itself sets for a backend of the same name wins over what follows from the member.
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
    additions: joinAdditions(...lowered.map(({ additions }) => additions)),
  };
}

function backendOf(member: GroupMember): { readonly backend: StaticBackendConfig; readonly additions: PodAdditions } {
  const { backend, secrets, caBundle: reference } = memberBackend(member);
  const bundle = reference === undefined ? undefined : caBundle(reference, `backend-${member.name}`);
  return {
    backend: bundle === undefined ? backend : { ...backend, caBundlePath: bundle.path },
    additions: joinAdditions(bundle?.additions ?? noAdditions, secretVariables(secrets)),
  };
}
