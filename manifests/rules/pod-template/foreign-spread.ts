import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { componentOf, labelsOf, type Component, type Labels } from '../../objects/labels.ts';
import type { AnyResource } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

/** Labels that pods of other resources have with the same values: they tell nothing apart. */
const shared: ReadonlySet<string> = new Set([
  'app.kubernetes.io/component',
  'app.kubernetes.io/managed-by',
  'app.kubernetes.io/name',
  'app.kubernetes.io/part-of',
]);

export const foreignSpread = defineDiagnostic<{
  key: string;
  value: string;
  found: string | undefined;
  /** The labels that only these pods have. */
  own: string;
}>({
  code: 'pod-template/foreign-spread',
  severity: 'warning',
  summary: 'A topology spread constraint whose selector does not match its own pods, so they are not spread.',
  message: ({ key, value, found }) =>
    `these pods have ${found === undefined ? `no label "${key}"` : `the label "${key}" with the value "${found}"`}, so that "${value}" selects others`,
  hint: ({ key, value, found, own }) =>
    found === undefined
      ? `select by ${own}, or add the label ${key}: ${value} to podTemplateSpec.metadata.labels`
      : shared.has(key)
        ? `select by ${own}: every resource of the kind has ${key}: ${found}`
        : `write ${key}: ${found}`,
});

/** Pods are spread among those that a constraint selects, which are meant to be they (Kubernetes, topology spread). */
export const podTemplateForeignSpread: Rule = (program, report) => {
  for (const resource of program.resources) {
    const template = propertyOf(resource.authored.spec, 'podTemplateSpec');
    if (template === undefined) continue;
    const path = ['spec', 'topologySpreadConstraints', '*', 'labelSelector', 'matchLabels', '*'];
    const selected = valuesAt(template, path);
    const labels = selected.length === 0 ? undefined : labelsOfPods(resource, template);
    if (labels === undefined) continue;
    for (const { value, path: below } of selected) {
      const key = String(below.at(-1));
      const found = Object.hasOwn(labels, key) ? labels[key] : undefined;
      if (typeof value !== 'string' || value === found) continue;
      const at = ['spec', 'podTemplateSpec', ...below];
      const own = ['instance', 'component']
        .map((name) => `app.kubernetes.io/${name}`)
        .map((name) => `${name}: ${labels[name] ?? ''}`)
        .join(' and ');
      report(foreignSpread({ key, value, found, own }, placeOf(resource, at, 'value')));
    }
  }
};

function labelsOfPods(resource: AnyResource, template: unknown): Labels | undefined {
  const component = componentOfPods(resource);
  if (component === undefined) return undefined;
  const overrides = propertyOf(propertyOf(resource.authored.spec, 'resourceOverrides'), 'statefulSet');
  const added = propertyOf(propertyOf(overrides, 'podTemplateMetadataOverrides'), 'labels');
  return labelsOf(component, textsOf(added), textsOf(propertyOf(propertyOf(template, 'metadata'), 'labels')));
}

function textsOf(labels: unknown): Labels {
  const entries = valuesAt(labels, ['*']).flatMap(({ path, value }): [string, string][] =>
    typeof value === 'string' ? [[String(path[0]), value]] : [],
  );
  return Object.fromEntries(entries);
}

/** Whose pods a template is for. */
function componentOfPods({ kind, name }: AnyResource): Component | undefined {
  switch (kind) {
    case 'MCPServer':
      return componentOf('mcp-server', name, 'backend');
    case 'EmbeddingServer':
      return componentOf('embedding-server', name, 'embedding');
    case 'VirtualMCPServer':
      return componentOf('virtual-mcp-server', name, 'gateway');
    case 'MCPRegistry':
      return componentOf('mcp-registry', name, 'registry');
    default:
      return undefined;
  }
}
