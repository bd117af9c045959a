import { project } from '../../../generated/project.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { foreignOf } from '../../facts/foreign-named.ts';
import { LabelIndex } from '../../facts/pods/label-index.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { computedOnce } from '../../facts/facts-of.ts';
import { podsNearName, podsOfController, podsOfName } from '../../facts/pods/pods-named.ts';
import type { AnyResource } from '../../program/resource.ts';
import { selectedPods } from '../../facts/pods/selected-pods.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { openTable } from '../../../runtime/diagnostics/open-table.ts';
import { mayBeIncomplete } from '../../facts/may-be-incomplete.ts';

export const foreignAffinity = defineDiagnostic<{ rule: string; labels: string; isRequired: boolean }>({
  code: 'selector/pod-of-affinity',
  severity: 'warning',
  extent: 'whole',
  summary: 'A rule of affinity that means pods of the input by labels which none of them has.',
  message: ({ rule, labels, isRequired }) =>
    `no pod of the input has ${labels}, so ${rule === 'podAffinity' && isRequired ? 'these pods wait for one, and never start' : `${rule} has no effect`}`,
  hint: () => 'select by app.kubernetes.io/instance, which has the name of the resource',
});

export const selectsNothing = defineDiagnostic<{ kind: string; labels: string; meant: string | undefined }>({
  code: 'selector/pod-missing',
  severity: 'warning',
  extent: 'whole',
  summary: 'An object that selects pods of the input by labels which none of them has.',
  message: ({ kind, labels }) =>
    `this ${kind} selects no ${kind === 'ServiceMonitor' ? 'Service' : 'pod'}: none of the input has ${labels}`,
  hint: ({ meant }) =>
    meant === undefined
      ? 'select by app.kubernetes.io/instance, which has the name of the resource'
      : `did you mean "${instanceLabel}: ${meant}"?`,
});

const instanceLabel = 'app.kubernetes.io/instance';

/** What selects pods of the input selects some (Kubernetes, labels and selectors; design: labels). */
export const selectorPod: Rule = (program, report) => {
  // In a part of the input the pods may be elsewhere, and a resource that was dropped may have them.
  if (mayBeIncomplete(program)) return;
  for (const resource of program.resources) checkAffinity(resource, program, report);
  for (const foreign of program.foreign) {
    const { plainKind: kind = '', namespace, object } = foreign;
    const path = selectorPaths[kind];
    if (path === undefined) continue;
    for (const { value, path: at } of valuesAt(object, path)) {
      const selector = kind === 'Service' ? { matchLabels: value } : value;
      // Pods of other namespaces may be in another input.
      if (propertyOf(propertyOf(object, 'spec'), 'namespaceSelector') !== undefined) continue;
      const meant = meantInstance(selector, namespace, program);
      if ((meant === undefined && !isAboutOurs(selector)) || isFound(selector, namespace, program)) continue;
      if (kind === 'ServiceMonitor' && isService(selector, program)) continue;
      report(selectsNothing({ kind, labels: shownLabels(selector), meant }, placeOf(foreign, at, 'key')));
    }
  }
};

/** Where objects that are not ours select pods. */
const selectorPaths: Readonly<Record<string, readonly string[]>> = openTable({
  Service: ['spec', 'selector'],
  NetworkPolicy: ['spec', 'podSelector'],
  PodDisruptionBudget: ['spec', 'selector'],
  PodMonitor: ['spec', 'selector'],
  // It selects Services, and generated ones have the labels of the pods behind them.
  ServiceMonitor: ['spec', 'selector'],
});

function isService(selector: unknown, program: LinkedProgram): boolean {
  return labeledServices(program).select(undefined, selector).length > 0;
}

const labeledServices = computedOnce(
  (program: LinkedProgram) =>
    new LabelIndex(
      foreignOf(program, 'Service').map(({ namespace, object }) => {
        const labels = valuesAt(object, ['metadata', 'labels', '*']).flatMap(({ path, value }): [string, string][] =>
          typeof value === 'string' ? [[String(path.at(-1)), value]] : [],
        );
        return { namespace, labels: Object.fromEntries(labels) };
      }),
    ),
);

/** The resource that an instance means which is the name of its Deployment or Service, or a letter off its own. */
function meantInstance(selector: unknown, namespace: string | undefined, program: LinkedProgram): string | undefined {
  const wanted = wantedLabels(selector).flatMap(([key, value]) => (key === instanceLabel ? [value] : []));
  const [name] = wanted;
  const isOthers = wantedLabels(selector).some(([key, value]) => ours[key]?.has(value) === false);
  if (name === undefined || wanted.length > 1 || isOthers) return undefined;
  if (podsOfName(program, name, namespace).length > 0) return undefined;
  return (podsOfController(program, name, namespace) ?? podsNearName(program, name, namespace))?.owner.name;
}

function checkAffinity(resource: AnyResource, program: LinkedProgram, report: Report): void {
  const affinity = propertyOf(propertyOf(propertyOf(resource.authored.spec, 'podTemplateSpec'), 'spec'), 'affinity');
  if (affinity === undefined) return;
  for (const rule of ['podAffinity', 'podAntiAffinity']) {
    const required = valuesAt(affinity, [rule, 'requiredDuringSchedulingIgnoredDuringExecution', '*']);
    const preferred = valuesAt(affinity, [
      rule,
      'preferredDuringSchedulingIgnoredDuringExecution',
      '*',
      'podAffinityTerm',
    ]);
    for (const { value: term, path } of [...required, ...preferred]) {
      const selector = propertyOf(term, 'labelSelector');
      // Pods of other namespaces may be in another input.
      if (
        selector === undefined ||
        ['namespaces', 'namespaceSelector'].some((key) => propertyOf(term, key) !== undefined)
      )
        continue;
      if (!isAboutOurs(selector) && !namesWorkload(selector, resource, program)) continue;
      if (isFound(selector, resource.namespace, program)) continue;
      const at: DocumentPath = ['spec', 'podTemplateSpec', 'spec', 'affinity', ...path, 'labelSelector'];
      const isRequired = path.at(-1) !== 'podAffinityTerm';
      report(foreignAffinity({ rule, labels: shownLabels(selector), isRequired }, placeOf(resource, at, 'key')));
    }
  }
}

function isFound(selector: unknown, namespace: string | undefined, program: LinkedProgram): boolean {
  return selectedPods(program, namespace, selector).count > 0;
}

/** Labels that only generated pods have: others may be those of pods that are not in the input. */
const ours: Readonly<Record<string, ReadonlySet<string>>> = openTable({
  'app.kubernetes.io/name': new Set([
    'mcp-server',
    'mcp-remote-proxy',
    'virtual-mcp-server',
    'mcp-registry',
    'embedding-server',
  ]),
  'app.kubernetes.io/part-of': new Set([project.partOf]),
  'app.kubernetes.io/managed-by': new Set(['svc']),
});

function isAboutOurs(selector: unknown): boolean {
  return wantedLabels(selector).some(([key, value]) => ours[key]?.has(value) === true);
}

/** Whether a selector has the name of a workload as a value: that is who is meant, whatever the label. */
function namesWorkload(selector: unknown, { namespace }: AnyResource, program: LinkedProgram): boolean {
  return wantedLabels(selector).some(
    ([, value]) =>
      podsOfName(program, value, namespace).length > 0 || podsOfController(program, value, namespace) !== undefined,
  );
}

function shownLabels(selector: unknown): string {
  return wantedLabels(selector)
    .map(([key, value]) => `${key}: ${value}`)
    .join(', ');
}

/** The values that a selector wants: of several for one label, each. */
function wantedLabels(selector: unknown): [string, string][] {
  const equal = valuesAt(selector, ['matchLabels', '*']).map(({ path, value }) => [path.at(-1), value]);
  const listed = valuesAt(selector, ['matchExpressions', '*']).flatMap(({ value }) => {
    const values = propertyOf(value, 'operator') === 'In' ? propertyOf(value, 'values') : undefined;
    return Array.isArray(values) ? values.map((wanted: unknown) => [propertyOf(value, 'key'), wanted]) : [];
  });
  return [...equal, ...listed].flatMap(([key, value]): [string, string][] =>
    typeof key === 'string' && typeof value === 'string' ? [[key, value]] : [],
  );
}
