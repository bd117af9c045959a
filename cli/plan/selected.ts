import type { Plan } from '../../generated/types/plan.ts';

/** Which workloads of a plan are shown. */
export interface Selection {
  readonly kind: string | undefined;
  readonly name: string | undefined;
}

/** The part of a plan that is about some workloads; all of it where nothing is selected. */
export function selected(plan: Plan, { kind, name }: Selection): Plan {
  if (kind === undefined && name === undefined) return plan;
  const workloads = plan.workloads.filter(
    (workload) => (kind === undefined || workload.kind === kind) && (name === undefined || workload.name === name),
  );
  // What the others need and assume is not what was asked for.
  const names = workloads.map((workload) => `${workload.kind} ${titleOf(workload)}`);
  // Whole names only: one may begin or end with another.
  const isAbout = (text: string): boolean => {
    const words = ` ${text.replaceAll(/[(),]/g, ' ')} `;
    return names.some((title) => words.includes(` ${title} `));
  };
  const reads = new Set(workloads.flatMap(({ secrets = [] }) => secrets.map(({ secret }) => secret)));
  return {
    ...plan,
    workloads,
    externals: plan.externals.filter(
      ({ kind: what, name: secret, usedBy }) => usedBy.some(isAbout) || (what === 'Secret' && reads.has(secret)),
    ),
    assumptions: plan.assumptions.filter(({ about, text }) => isAbout(about) || isAbout(text) || about === 'input'),
  };
}

function titleOf({ namespace, name }: Plan['workloads'][number]): string {
  return namespace === undefined ? name : `${namespace}/${name}`;
}
