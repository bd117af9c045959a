import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { mergeKeys } from '../lower/strategic-merge.ts';
import type { Rule } from './rule.ts';

export const missingMergeKey = defineDiagnostic<{ list: string; key: string }>({
  code: 'pod-template/missing-merge-key',
  severity: 'error',
  summary:
    'An item of a pod template list without the field that its items are told apart by, so nobody knows what it is merged onto.',
  message: ({ list, key }) =>
    `an item of ${list} needs the field "${key}", by which it is merged onto the generated ones`,
  hint: ({ key }) => `add "${key}:"`,
});

/** Lists of a podTemplateSpec merge item by item (Kubernetes, strategic merge patch), so each item has to say which one it is. */
export const podTemplateMergeKeys: Rule = (program, report) => {
  for (const resource of program.resources) {
    const { spec } = resource.authored;
    if (spec === undefined || !('podTemplateSpec' in spec)) continue;
    for (const { path, list, key } of withoutKey(spec.podTemplateSpec, ['spec', 'podTemplateSpec'])) {
      report(missingMergeKey({ list, key }, placeOf(resource, path, 'value')));
    }
  }
};

/** Lists that another rule looks after, which knows the names their items may have. */
const hasOwnRule: ReadonlySet<string> = new Set(['containers', 'initContainers']);

interface Nameless {
  readonly path: DocumentPath;
  readonly list: string;
  readonly key: string;
}

function withoutKey(value: unknown, path: DocumentPath): Nameless[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => withoutKey(item, [...path, index]));
  return Object.entries(value).flatMap(([list, child]: [string, unknown]) => {
    const key = hasOwnRule.has(list) ? undefined : mergeKeys[list];
    const items: readonly unknown[] = key !== undefined && Array.isArray(child) ? child : [];
    const nameless = items.flatMap((item, index) =>
      key === undefined || hasKey(item, key) ? [] : [{ path: [...path, list, index], list, key }],
    );
    return [...nameless, ...withoutKey(child, [...path, list])];
  });
}

/** Whether an item says which one it is; the directive that replaces the whole list stands in an item of its own. */
function hasKey(item: unknown, key: string): boolean {
  if (typeof item !== 'object' || item === null) return true;
  return Object.hasOwn(item, key) || Reflect.get(item, '$patch') === 'replace';
}
