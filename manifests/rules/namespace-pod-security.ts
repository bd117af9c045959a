import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { composedPods, type ComposedPod } from '../program/composed-pods.ts';
import { enforcedLevel, type EnforcedLevel } from '../program/enforced-level.ts';
import { propertyOf, valuesAt } from '../program/values-at.ts';
import type { Rule } from './rule.ts';

export const refusedByNamespace = defineDiagnostic<EnforcedLevel & { what: string; cure?: string }>({
  code: 'pod-security/refused-by-namespace',
  severity: 'error',
  summary:
    'A pod that its namespace refuses: the namespace enforces a Pod Security Standard that the pod does not keep. No pod is created.',
  message: ({ namespace, level, what }) =>
    `namespace "${namespace}" enforces the pod security standard ${level}, which refuses ${what}`,
  hint: ({ cure }) => cure ?? 'do without it',
});

/** What the restricted standard asks of each container, and how to say it. */
const demands: readonly { readonly cure: string; readonly isMet: (container: unknown, pod: unknown) => boolean }[] = [
  {
    cure: 'allowPrivilegeEscalation: false',
    // What is written the other way is reported where it is.
    isMet: (container) => propertyOf(container, 'allowPrivilegeEscalation') !== undefined,
  },
  {
    cure: 'capabilities: { drop: [ALL] }',
    isMet: (container) => {
      const dropped = propertyOf(propertyOf(container, 'capabilities'), 'drop');
      return Array.isArray(dropped) && dropped.includes('ALL');
    },
  },
  { cure: 'runAsNonRoot: true', isMet: (...contexts) => isSet('runAsNonRoot', contexts) },
  { cure: 'seccompProfile: { type: RuntimeDefault }', isMet: (...contexts) => isSet('seccompProfile', contexts) },
];

function isSet(field: string, contexts: readonly unknown[]): boolean {
  return contexts.some((context) => (propertyOf(context, field) ?? null) !== null);
}

/** Types of volumes that the restricted standard has (Kubernetes, Pod Security Standards). */
const volumeTypes: ReadonlySet<string> = new Set([
  'configMap',
  'csi',
  'downwardAPI',
  'emptyDir',
  'ephemeral',
  'image',
  'persistentVolumeClaim',
  'projected',
  'secret',
]);

/** What a pod template leaves out is refused by a namespace that asks for it (Kubernetes, Pod Security Admission). */
export const namespacePodSecurity: Rule = (program, report) => {
  if (!program.foreign.some(({ kind }) => kind === 'Namespace')) return;
  for (const pod of composedPods(program)) {
    const enforced = enforcedLevel(pod.resource, program);
    if (enforced?.level !== 'restricted') continue;
    checkContainers(pod, enforced, report);
    for (const { value: volume, path } of valuesAt(pod.custom, ['spec', 'volumes', '*'])) {
      const type = Object.keys(volume ?? {}).find((key) => key !== 'name' && key !== '$patch' && !volumeTypes.has(key));
      // Paths of the node are reported as such.
      if (type === undefined || type === 'hostPath') continue;
      const place = placeOf(pod.resource, ['spec', 'podTemplateSpec', ...path, type], 'key');
      const cure = 'use a PersistentVolumeClaim in its place';
      report(refusedByNamespace({ ...enforced, what: `a volume of type ${type}`, cure }, place));
    }
  }
};

function checkContainers(pod: ComposedPod, enforced: EnforcedLevel, report: Report): void {
  const ofPod = propertyOf(pod.spec, 'securityContext');
  for (const list of ['initContainers', 'containers']) {
    for (const { value: container } of valuesAt(pod.spec, [list, '*'])) {
      const own = propertyOf(container, 'securityContext');
      const missing = demands.flatMap(({ cure, isMet }) => (isMet(own, ofPod) ? [] : [cure]));
      const name = propertyOf(container, 'name');
      if (missing.length === 0 || typeof name !== 'string') continue;
      const what = `container "${name}" without ${missing.join(', ')}`;
      const place = placeOf(pod.resource, writtenAt(pod, list, name), 'value');
      report(
        refusedByNamespace({ ...enforced, what, cure: `add ${missing.join(', ')} to its securityContext` }, place),
      );
    }
  }
}

/** Where a container is named in a pod template; without a name there, where the template changes the whole pod. */
function writtenAt({ custom }: ComposedPod, list: string, name: string): DocumentPath {
  const found = valuesAt(custom, ['spec', list, '*', 'name']).find(({ value }) => value === name);
  return ['spec', 'podTemplateSpec', ...(found?.path ?? ['spec', 'securityContext'])];
}
