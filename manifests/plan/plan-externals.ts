import type { PlanExternal } from '../../generated/types/plan.ts';
import type { ExternalInput } from '../program/link.ts';
import { identityOf } from '../program/resource.ts';
import { compareText } from './compare-text.ts';
import { planName } from './names.ts';

/** What the cluster has to provide: each object once, with the keys that are read and everything that refers to it. */
export function planExternals(externals: readonly ExternalInput[]): PlanExternal[] {
  const groups = Map.groupBy(externals, ({ kind, namespace, name }) => identityOf(kind, namespace, name));
  return [...groups.values()]
    .flatMap((uses) => uses.slice(0, 1).map((first) => ({ first, uses })))
    .toSorted((a, b) => inOrder(a.first, b.first))
    .map(({ first: { kind, namespace, name }, uses }): PlanExternal => {
      const keys = distinct(uses.flatMap(({ key }) => key ?? []));
      return {
        kind,
        ...(namespace === undefined ? {} : { namespace }),
        name,
        ...(keys.length === 0 ? {} : { keys }),
        usedBy: distinct(uses.map(({ usedBy }) => planName(usedBy))),
      };
    });
}

function inOrder(a: ExternalInput, b: ExternalInput): number {
  return (
    compareText(a.namespace ?? '', b.namespace ?? '') || compareText(a.kind, b.kind) || compareText(a.name, b.name)
  );
}

function distinct(texts: readonly string[]): readonly string[] {
  return texts.length < 2 ? texts : [...new Set(texts)].toSorted(compareText);
}
