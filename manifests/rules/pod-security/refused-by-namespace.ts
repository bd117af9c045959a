import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { composedPods, type ComposedPod } from '../../facts/pods/composed-pods.ts';
import { enforcedLevel, type EnforcedLevel } from '../../facts/pods/enforced-level.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { refusedVolumeType, unmetDemands } from '../../facts/pods/pod-security-demands.ts';
import type { AnyResource } from '../../program/resource.ts';
import { valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const refusedByNamespace = defineDiagnostic<
  Pick<EnforcedLevel, 'namespace' | 'level'> & { what: string; cure?: string }
>({
  code: 'pod-security/refused-by-namespace',
  severity: 'error',
  summary:
    'A pod that its namespace refuses: the namespace enforces a Pod Security Standard that the pod does not keep. No pod is created.',
  message: ({ namespace, level, what }) =>
    `namespace "${namespace}" enforces the pod security standard ${level}, which refuses ${what}`,
  hint: ({ cure }) => cure ?? 'do without it',
});

/** What a pod template leaves out is refused by a namespace that asks for it (Kubernetes, Pod Security Admission). */
export const podSecurityRefusedByNamespace: Rule = (program, report) => {
  if (!program.foreign.some(({ kind }) => kind === 'Namespace')) return;
  for (const pod of composedPods(program)) {
    const enforced = restrictedLevel(pod.resource, program);
    if (enforced === undefined) continue;
    for (const { list, container, missing } of unmetDemands(pod.spec, enforced.version)) {
      const what = `container "${container}" without ${missing.join(', ')}`;
      const cure = `add ${missing.join(', ')} to its securityContext`;
      const place = placeOf(pod.resource, writtenAt(pod, list, container), 'value');
      report(refusedByNamespace({ ...enforced, what, cure }, place));
    }
    checkVolumes(pod.resource, ['spec', 'podTemplateSpec', 'spec', 'volumes'], enforced, report);
  }
  for (const resource of program.resources) {
    if (resource.kind !== 'MCPRegistry' || resource.authored.spec.volumes === undefined) continue;
    const enforced = restrictedLevel(resource, program);
    if (enforced !== undefined) checkVolumes(resource, ['spec', 'volumes'], enforced, report);
  }
};

function restrictedLevel(resource: AnyResource, program: LinkedProgram): EnforcedLevel | undefined {
  const enforced = enforcedLevel(resource, program);
  return enforced?.level === 'restricted' ? enforced : undefined;
}

/** Paths of the node are reported as such. */
function checkVolumes(resource: AnyResource, list: readonly string[], enforced: EnforcedLevel, report: Report): void {
  for (const { value: volume, path } of valuesAt(resource.authored, [...list, '*'])) {
    const type = refusedVolumeType(volume);
    if (type === undefined) continue;
    const place = placeOf(resource, [...path, type], 'key');
    const cure = 'use a PersistentVolumeClaim in its place';
    report(refusedByNamespace({ ...enforced, what: `a volume of type ${type}`, cure }, place));
  }
}

/** Where a container is named in a pod template; without a name there, where the template changes the whole pod. */
function writtenAt({ custom }: ComposedPod, list: string, name: string): DocumentPath {
  const found = valuesAt(custom, ['spec', list, '*', 'name']).find(({ value }) => value === name);
  return ['spec', 'podTemplateSpec', ...(found?.path ?? ['spec', 'securityContext'])];
}
