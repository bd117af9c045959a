import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { enforcedLevel } from '../../facts/pods/enforced-level.ts';
import {
  excessesOfMetadata,
  hostPathVolume,
  isRefusedBy,
  podSecurityExcesses,
  type PodSecurityExcess,
} from '../../facts/pods/pod-security-limits.ts';
import type { AnyResource } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import { refusedByNamespace } from './refused-by-namespace.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const notRestricted = defineDiagnostic<{ what: string }>({
  code: 'pod-security/not-restricted',
  severity: 'warning',
  summary:
    'A pod that asks for more than the restricted Pod Security Standard allows. A namespace that enforces it refuses the pod.',
  message: ({ what }) => `${what} is more than the restricted pod security standard allows`,
  hint: () => 'do without it, or make sure that the namespace does not enforce that standard',
  givesWayTo: ['pod-security/container-root-refused', 'pod-security/container-privileges-refused'],
});

/** Generated pods keep to the restricted standard (design: compile decisions, hardening); what people add may not. */
export const podSecurityNotRestricted: Rule = (program, report) => {
  for (const resource of program.resources) {
    const enforced = enforcedLevel(resource, program);
    for (const { what, path, refusedBy } of excessesOf(resource, enforced?.version)) {
      const place = placeOf(resource, path, 'value');
      if (enforced === undefined) report(notRestricted({ what }, place));
      else if (isRefusedBy(enforced.level, refusedBy)) report(refusedByNamespace({ ...enforced, what }, place));
    }
  }
};

/** Where the metadata of pods is beside their template. */
const overrides = ['proxyDeployment', 'statefulSet'].map((owner) => [
  'resourceOverrides',
  owner,
  'podTemplateMetadataOverrides',
]);

function excessesOf({ authored, kind }: AnyResource, version: number | undefined): PodSecurityExcess[] {
  const { spec } = authored;
  const below = (base: DocumentPath, found: PodSecurityExcess): PodSecurityExcess => ({
    ...found,
    path: ['spec', ...base, ...found.path],
  });
  // Other kinds have volumes of no pod.
  const hasVolumes = kind === 'MCPServer' || kind === 'MCPRegistry';
  return [
    ...valuesAt(hasVolumes ? spec : undefined, ['volumes', '*', 'hostPath']).map(({ path }) =>
      below([], { what: hostPathVolume, path, refusedBy: 'baseline' }),
    ),
    ...overrides.flatMap((base) =>
      valuesAt(spec, base).flatMap(({ value }) => excessesOfMetadata(value).map((found) => below(base, found))),
    ),
    ...podSecurityExcesses(propertyOf(spec, 'podTemplateSpec'), version).map((found) =>
      below(['podTemplateSpec'], found),
    ),
  ];
}
