import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isSameItem, mergeKeys, type MergeKey } from '../../objects/strategic-merge.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const missingMergeKey = defineDiagnostic<{ list: string; key: string }>({
  code: 'pod-template/item-without-key',
  severity: 'error',
  summary: 'An item of a pod template list without the field that identifies its items, so it cannot be merged.',
  message: ({ list, key }) =>
    `an item of ${list} needs the field "${key}", by which it is merged onto the generated ones`,
  hint: ({ key }) => `add "${key}:"`,
});

export const repeatedItem = defineDiagnostic<{ list: string; what: string }>({
  code: 'pod-template/item-repeated',
  severity: 'error',
  summary: 'Two items of a pod template list that are the same one: the later changes or replaces the earlier.',
  message: ({ list, what }) => `${list} has two items with ${what}, of which only one can be in the pod`,
  hint: () => 'remove one of them, or give it another value',
});

/** Lists of a podTemplateSpec merge item by item (Kubernetes, strategic merge patch), so each item has to say which one it is, and only once. */
export const podTemplateItem: Rule = (program, report) => {
  for (const resource of program.resources) {
    const { spec } = resource.authored;
    if (spec === undefined || !('podTemplateSpec' in spec) || spec.podTemplateSpec === undefined) continue;
    visit(spec.podTemplateSpec, ['spec', 'podTemplateSpec'], (list, key, items, path) => {
      const place = (index: number, what: 'key' | 'value', ...below: string[]) =>
        placeOf(resource, [...path, index, ...below], what);
      for (const [index, item] of items.entries()) {
        if (!isMap(item) || item['$patch'] === 'replace') continue;
        if (!Object.hasOwn(item, key.field)) {
          if (!hasOwnRule.has(list)) report(missingMergeKey({ list, key: key.field }, place(index, 'value')));
          continue;
        }
        // What is deleted may be set anew.
        if (item['$patch'] !== undefined) continue;
        const first = items.findIndex(
          (other) => isMap(other) && other['$patch'] === undefined && isSameItem(key, other, item),
        );
        if (first === index) continue;
        const span = place(first, 'value', key.field);
        const related = span === undefined ? [] : [{ message: 'first here', span }];
        report(repeatedItem({ list, what: whatOf(key, item) }, place(index, 'value', key.field), related));
      }
    });
  }
};

/** Lists that another rule looks after where the key is missing, which knows the names their items may have. */
const hasOwnRule: ReadonlySet<string> = new Set(['containers', 'initContainers']);

type JsonMap = Readonly<Record<string, unknown>>;
type Visit = (list: string, key: MergeKey, items: readonly unknown[], path: DocumentPath) => void;

/** Calls for every list below a value whose items a key distinguishes. */
function visit(value: unknown, path: DocumentPath, see: Visit): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) visit(item, [...path, index], see);
    return;
  }
  for (const [name, child] of Object.entries(value) as [string, unknown][]) {
    const key = Array.isArray(child) ? mergeKeys.get(name) : undefined;
    if (key !== undefined && Array.isArray(child)) see(name, key, child, [...path, name]);
    visit(child, [...path, name], see);
  }
}

function whatOf({ field, second }: MergeKey, item: JsonMap): string {
  const more =
    second === undefined ? '' : ` and ${second.field} ${JSON.stringify(item[second.field] ?? second.default)}`;
  return `${field} ${JSON.stringify(item[field])}${more}`;
}

function isMap(value: unknown): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
