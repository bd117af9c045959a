import { printableLine } from '../../../runtime/diagnostics/printable-text.ts';
import type { PlanDiff, WorkloadDiff } from './diff-plans.ts';
import type { PlanChange } from './plan-change.ts';

const signs = { added: '+', removed: '-', changed: '~' } as const;

/**
 * The differences as people read them: `+` is new, `-` is gone, `~` has changed; `!` says what concerns security,
 * `x` what a cluster refuses.
 */
export function renderDiff({ workloads }: PlanDiff): string {
  if (workloads.length === 0) return 'no differences\n';
  const lines = workloads.flatMap((workload) => [...sectionOf(workload), '']);
  // It contains values of the input, so nothing in it may command the terminal.
  return `${[...lines, summaryOf(workloads)].map(printableLine).join('\n')}\n`;
}

/** How many workloads came, went and changed, and how many changes concern security. */
function summaryOf(workloads: readonly WorkloadDiff[]): string {
  const resources = workloads.filter(({ name }) => name !== 'external inputs');
  const counts = (['added', 'removed', 'changed'] as const).map(
    (change) => `${resources.filter((workload) => workload.change === change).length} ${change}`,
  );
  const risks = workloads.flatMap(({ risk, changes }) => [risk, ...changes.map((change) => change.risk)]);
  const count = risks.filter((risk) => risk !== undefined).length;
  const security = count === 0 ? '' : `; ${count} ${count === 1 ? 'change concerns' : 'changes concern'} security (!)`;
  return `${counts.join(', ')}${security}`;
}

function sectionOf({ name, change, risk, changes }: WorkloadDiff): string[] {
  const head = `${signs[change]} ${name}`;
  const width = Math.max(0, ...changes.map(({ field }) => field.length));
  return [
    head,
    ...(risk === undefined ? [] : [`    ! ${risk}`]),
    ...changes.flatMap((one) => [
      lineOf(one, width),
      ...(one.risk === undefined ? [] : [`      ! ${one.risk}`]),
      ...(one.obstacle === undefined ? [] : [`      x ${one.obstacle}`]),
    ]),
  ];
}

function lineOf({ field, before, after }: PlanChange, width: number): string {
  const label = field.padEnd(width);
  if (before === undefined) return `  + ${label}  ${after}`;
  if (after === undefined) return `  - ${label}  ${before}`;
  return `  ~ ${label}  ${before} → ${after}`;
}
