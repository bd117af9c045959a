import type { PlanExternal } from '../../generated/types/plan.ts';
import type { ExternalInput } from '../program/link.ts';
import { compareText } from './compare-text.ts';
import { planName } from './names.ts';

/** What the cluster has to provide: each object once, with the keys that are read and everything that refers to it. */
export function planExternals(externals: readonly ExternalInput[]): PlanExternal[] {
  const groups = Map.groupBy(externals, ({ kind, namespace, name }) => JSON.stringify([namespace ?? '', kind, name]));
  return [...groups]
    .toSorted(([a], [b]) => compareText(a, b))
    .flatMap(([, uses]): PlanExternal[] => {
      const [first] = uses;
      if (first === undefined) return [];
      const keys = distinct(uses.flatMap(({ key }) => (key === undefined ? [] : [key])));
      return [
        {
          kind: first.kind,
          ...(first.namespace === undefined ? {} : { namespace: first.namespace }),
          name: first.name,
          ...(keys.length === 0 ? {} : { keys }),
          usedBy: distinct(uses.map(({ usedBy }) => planName(usedBy))),
        },
      ];
    });
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted(compareText);
}
