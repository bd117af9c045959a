import { placeOf } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { openTable } from '../../../runtime/diagnostics/open-table.ts';
import {
  enforcedLevel,
  isPodSecurityLevel,
  podSecurityPrefix,
  podSecurityVersion,
  type EnforcedLevel,
} from '../../facts/pods/enforced-level.ts';
import { foreignOf } from '../../facts/foreign-named.ts';
import { refusedVolumeType, unmetDemands } from '../../facts/pods/pod-security-demands.ts';
import { isRefusedBy, podSecurityExcesses } from '../../facts/pods/pod-security-limits.ts';
import type { ForeignObject } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const unknownLevel = defineDiagnostic<{ label: string; value: string | undefined; cure: string }>({
  code: 'pod-security/namespace-level-unknown',
  severity: 'warning',
  summary:
    'A label of a Namespace by which Pod Security Admission should enforce a standard, and that it does not know. The API server refuses a wrong value, and a wrong label has no effect.',
  message: ({ label, value }) =>
    value === undefined
      ? `Pod Security Admission has no label "${label}"`
      : `the API server refuses "${value}" as value of the label "${label}"`,
  hint: ({ cure }) => cure,
});

export const othersRefused = defineDiagnostic<
  Pick<EnforcedLevel, 'namespace' | 'level'> & { kind: string; name: string; what: readonly string[] }
>({
  code: 'pod-security/namespace-refuses-others',
  severity: 'warning',
  summary:
    'A Deployment, Pod or other workload of the input, not made for a resource, whose pods its namespace refuses: the namespace enforces a Pod Security Standard that they do not keep.',
  message: ({ kind, name, namespace, level, what }) =>
    `namespace "${namespace}" enforces the pod security standard ${level} and refuses the pods of ${kind} "${name}": ${what.join('; ')}`,
  hint: () => 'change the pods, or put them into a namespace that does not enforce that standard',
});

/** Where objects that are not ours have the template of their pods. */
const templates: Readonly<Record<string, readonly string[]>> = openTable({
  CronJob: ['spec', 'jobTemplate', 'spec', 'template'],
  DaemonSet: ['spec', 'template'],
  Deployment: ['spec', 'template'],
  Job: ['spec', 'template'],
  Pod: [],
  ReplicaSet: ['spec', 'template'],
  ReplicationController: ['spec', 'template'],
  StatefulSet: ['spec', 'template'],
});

/** Namespaces of the input say what they enforce in words that Kubernetes knows, and what is in them keeps to it (Pod Security Admission). */
export const podSecurityNamespace: Rule = (program, report) => {
  for (const namespace of foreignOf(program, 'Namespace')) checkLabels(namespace, report);
  for (const object of program.foreign) {
    const path = templates[object.plainKind ?? ''];
    const enforced = path === undefined ? undefined : enforcedLevel(object, program);
    if (path === undefined || enforced === undefined || enforced.level === 'privileged') continue;
    const [template] = valuesAt(object.object, path);
    const what = [...new Set(refused(template?.value, enforced))];
    if (what.length === 0) continue;
    const { kind, name } = object;
    report(othersRefused({ ...enforced, kind, name, what }, placeOf(object, ['metadata', 'name'], 'value')));
  }
};

const known = ['enforce', 'audit', 'warn'].flatMap((mode) => [mode, `${mode}-version`]);

function checkLabels(namespace: ForeignObject, report: Report): void {
  for (const { path, value } of valuesAt(namespace.object, ['metadata', 'labels', '*'])) {
    const label = String(path.at(-1));
    if (!label.startsWith(podSecurityPrefix) || typeof value !== 'string') continue;
    const mode = label.slice(podSecurityPrefix.length);
    if (!known.includes(mode)) {
      const meant = suggest(mode, known);
      const cure =
        meant === undefined ? `write one of ${known.join(', ')}` : `did you mean "${podSecurityPrefix}${meant}"?`;
      report(unknownLevel({ label, value: undefined, cure }, placeOf(namespace, path, 'key')));
      continue;
    }
    const isVersion = mode.endsWith('-version');
    if (isVersion ? podSecurityVersion(value) !== undefined : isPodSecurityLevel(value)) continue;
    const cure = isVersion ? 'write latest, or a version such as v1.34' : 'write privileged, baseline or restricted';
    report(unknownLevel({ label, value, cure }, placeOf(namespace, path, 'value')));
  }
}

function refused(template: unknown, { level, version }: EnforcedLevel): string[] {
  const spec = propertyOf(template, 'spec');
  const excesses = podSecurityExcesses(template, version).flatMap(({ what, refusedBy }) =>
    isRefusedBy(level, refusedBy) ? [what] : [],
  );
  if (level !== 'restricted') return excesses;
  const types = valuesAt(spec, ['volumes', '*']).flatMap(({ value }) => refusedVolumeType(value) ?? []);
  return [
    ...excesses,
    ...types.map((type) => `a volume of type ${type}`),
    ...unmetDemands(spec, version).map(
      ({ container, missing }) => `container "${container}" without ${missing.join(', ')}`,
    ),
  ];
}
