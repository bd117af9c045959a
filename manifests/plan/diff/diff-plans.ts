import type { Plan, PlanExternal } from '../../../generated/types/plan.ts';
import type { PlanWorkload } from '../../../generated/types/plan-workload.ts';
import { compareText } from '../compare-text.ts';
import { planName } from '../names.ts';
import { diffTools } from './diff-tools.ts';
import { flatten, isThere, type FlatValue } from './flatten.ts';
import { riskOf } from './risk.ts';
import type { PlanChange } from './plan-change.ts';

/** What became of a workload, or of the external inputs. */
export interface WorkloadDiff {
  readonly name: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly risk?: string;
  readonly changes: readonly PlanChange[];
}

/** What two plans differ in. What they assume is not compared: it follows from the rest. */
export interface PlanDiff {
  readonly workloads: readonly WorkloadDiff[];
}

/** Compares two plans. The same plans, in whatever order they hold their workloads, give no differences. */
export function diffPlans(before: Plan, after: Plan): PlanDiff {
  const old = new Map(before.workloads.map((workload) => [planName(workload), workload]));
  const next = new Map(after.workloads.map((workload) => [planName(workload), workload]));
  const workloads = [...new Set([...old.keys(), ...next.keys()])]
    .toSorted(compareText)
    .flatMap((name) => diffWorkload(name, old.get(name), next.get(name)));
  const changes = diffExternals(before.externals, after.externals);
  const externals = changes.length === 0 ? [] : [{ name: 'external inputs', change: 'changed', changes } as const];
  return { workloads: [...workloads, ...externals] };
}

function diffWorkload(name: string, before: PlanWorkload | undefined, after: PlanWorkload | undefined): WorkloadDiff[] {
  if (after === undefined) return [{ name, change: 'removed', changes: [] }];
  if (before === undefined) {
    const risk = after.authentication?.type === 'none' ? 'its clients are not checked' : undefined;
    return [{ name, change: 'added', ...(risk === undefined ? {} : { risk }), changes: [] }];
  }
  const changes = [...diffValues(flatten(before), flatten(after)), ...diffTools(before, after)];
  return changes.length === 0 ? [] : [{ name, change: 'changed', changes }];
}

function diffValues(before: ReadonlyMap<string, FlatValue>, after: ReadonlyMap<string, FlatValue>): PlanChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].toSorted(compareText).flatMap((key): PlanChange[] => {
    const [old, next] = [before.get(key), after.get(key)];
    const field = (next ?? old)?.field ?? key;
    if (old?.value === next?.value) return [];
    // Of what comes or goes as a whole, the item itself is named and its parts are not.
    if (isPartOfItem(key, old === undefined ? after : before, old === undefined ? before : after)) return [];
    const change = { field, ...said('before', old), ...said('after', next) };
    const isKnown = field === 'secrets' && isReadIn(before, change.after);
    const risk = isKnown ? undefined : riskOf(change);
    const obstacle = obstacleOf(change, before, after);
    return [{ ...change, ...(risk === undefined ? {} : { risk }), ...(obstacle === undefined ? {} : { obstacle }) }];
  });
}

/** Kubernetes refuses to change the volumes of a StatefulSet that exists (apps/v1, StatefulSet). */
function obstacleOf(
  { field }: { readonly field: string },
  before: ReadonlyMap<string, FlatValue>,
  after: ReadonlyMap<string, FlatValue>,
): string | undefined {
  const [, name] = /^replicas\.StatefulSet (.+)\.volume$/.exec(field) ?? [];
  const isIn = (values: ReadonlyMap<string, FlatValue>): boolean =>
    [...values.values()].some(({ item }) => item === `StatefulSet ${name}`);
  if (name === undefined || !isIn(before) || !isIn(after)) return undefined;
  return `Kubernetes refuses it until StatefulSet ${name} is deleted; claims that exist stay as they are`;
}

/** Whether a Secret was read before, if under another name or by another container. */
function isReadIn(before: ReadonlyMap<string, FlatValue>, after: string | undefined): boolean {
  const secret = after?.split(' as ')[0];
  return [...before.values()].some(({ field, item }) => field === 'secrets' && item?.split(' as ')[0] === secret);
}

/** Whether a value belongs to an item of a list that only one of the plans has. */
function isPartOfItem(
  key: string,
  has: ReadonlyMap<string, FlatValue>,
  lacks: ReadonlyMap<string, FlatValue>,
): boolean {
  for (let at = key.lastIndexOf('.'); at > 0; at = key.lastIndexOf('.', at - 1)) {
    const item = key.slice(0, at);
    if (has.get(item)?.value === isThere && !lacks.has(item)) return true;
  }
  return false;
}

function said(name: 'before' | 'after', flat: FlatValue | undefined): { before?: string; after?: string } {
  if (flat === undefined) return {};
  return { [name]: flat.value === isThere ? (flat.item ?? '') : flat.value };
}

function diffExternals(before: readonly PlanExternal[], after: readonly PlanExternal[]): PlanChange[] {
  const words = (externals: readonly PlanExternal[]): Set<string> =>
    new Set(
      externals.flatMap((external) =>
        (external.keys ?? ['']).map((key) => `${planName(external)}${key === '' ? '' : `, key ${key}`}`),
      ),
    );
  const [old, next] = [words(before), words(after)];
  return [
    ...[...old].filter((text) => !next.has(text)).map((text): PlanChange => ({ field: 'needed', before: text })),
    ...[...next].filter((text) => !old.has(text)).map((text): PlanChange => ({ field: 'needed', after: text })),
  ];
}
