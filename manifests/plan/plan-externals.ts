import type { PlanExternal } from '../../generated/types/plan.ts';
import type { ExternalInput } from '../program/link.ts';
import { identityOf } from '../program/resource.ts';
import { compareText } from './compare-text.ts';
import { planName } from './names.ts';

/** What the cluster has to provide: each object once, with the keys that are read and everything that refers to it. */
export function planExternals(externals: readonly ExternalInput[]): PlanExternal[] {
  const groups = new Map<string, ExternalInput[]>();
  for (const external of externals) {
    const identity = identityOf(external.kind, external.namespace, external.name);
    const uses = groups.get(identity);
    if (uses === undefined) groups.set(identity, [external]);
    else uses.push(external);
  }
  const planned: PlanExternal[] = [];
  for (const [first, ...others] of groups.values()) if (first !== undefined) planned.push(externalOf(first, others));
  return planned.toSorted(inOrder);
}

function externalOf(first: ExternalInput, others: readonly ExternalInput[]): PlanExternal {
  const { kind, namespace, name } = first;
  const keys = first.key === undefined ? [] : [first.key];
  const usedBy = [planName(first.usedBy)];
  for (const other of others) {
    if (other.key !== undefined) keys.push(other.key);
    usedBy.push(planName(other.usedBy));
  }
  const users = distinct(usedBy);
  if (keys.length === 0)
    return namespace === undefined ? { kind, name, usedBy: users } : { kind, namespace, name, usedBy: users };
  const read = distinct(keys);
  return namespace === undefined
    ? { kind, name, keys: read, usedBy: users }
    : { kind, namespace, name, keys: read, usedBy: users };
}

function inOrder(a: PlanExternal, b: PlanExternal): number {
  return (
    compareText(a.namespace ?? '', b.namespace ?? '') || compareText(a.kind, b.kind) || compareText(a.name, b.name)
  );
}

function distinct(texts: readonly string[]): readonly string[] {
  return texts.length < 2 ? texts : [...new Set(texts)].toSorted(compareText);
}
