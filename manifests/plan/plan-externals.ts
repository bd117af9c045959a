import type { PlanExternal } from '../../generated/types/plan.ts';
import type { ExternalInput } from '../program/link.ts';
import { identityOf } from '../program/resource.ts';
import { compareText } from './compare-text.ts';
import { planName } from './names.ts';

/** What the cluster has to provide: each object once, with the keys that are read and everything that refers to it. */
export function planExternals(externals: readonly ExternalInput[]): PlanExternal[] {
  const groups = Map.groupBy(externals, ({ kind, namespace, name }) => identityOf(kind, namespace, name));
  const planned: PlanExternal[] = [];
  for (const uses of groups.values()) {
    const [first] = uses;
    if (first === undefined) continue;
    const { kind, namespace, name } = first;
    const keys = distinct(uses.flatMap(({ key }) => key ?? []));
    planned.push({
      kind,
      ...(namespace === undefined ? {} : { namespace }),
      name,
      ...(keys.length === 0 ? {} : { keys }),
      usedBy: distinct(uses.map(({ usedBy }) => planName(usedBy))),
    });
  }
  return planned.toSorted(inOrder);
}

function inOrder(a: PlanExternal, b: PlanExternal): number {
  return (
    compareText(a.namespace ?? '', b.namespace ?? '') || compareText(a.kind, b.kind) || compareText(a.name, b.name)
  );
}

function distinct(texts: readonly string[]): readonly string[] {
  return texts.length < 2 ? texts : [...new Set(texts)].toSorted(compareText);
}
