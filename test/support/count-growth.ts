import { countingFlags, grownBeyond, startCounting } from './count-calls.ts';
import { growthCases, type GrowthCase } from './growth-cases.ts';

/**
 * Compiles inputs of a size and of twice the size, with their plan and status, and prints as JSON what ran far more than twice as
 * often, by input. A program of its own: what is counted has to be loaded after counting began, without optimizing compilers.
 */
const missing = countingFlags.filter((flag) => !process.execArgv.includes(flag));
if (missing.length > 0) throw new Error(`run it with ${missing.join(' ')}`);

/** Linear work grows by 2, with a sort by a little more, and work of each with each by 4. */
const limit = 3;
const size = 40;
/** Functions that run less often are not counted. */
const often = 2000;

const count = await startCounting();
const { compile } = await import('../../manifests/compile.ts');
const { planResources } = await import('../../cli/plan/make-plan.ts');
const { serverDefaults } = await import('../../manifests/lower/server-defaults.ts');
const { noToolLists } = await import('../../manifests/plan/tools/tool-lists.ts');

const programs = serverDefaults({ podDisruptionBudget: { maxUnavailable: 1 } });
const options = { image: 'registry.svc.internal/svc:test', extent: 'whole', closed: false, programs } as const;

async function work(growthCase: GrowthCase, amount: number): Promise<void> {
  const text = growthCase(amount)
    .map((document) => JSON.stringify(document))
    .join('\n---\n');
  const sources = [{ path: 'a.yaml', text }];
  await compile(sources, { ...options, target: 'workloads' });
  await compile(sources, { ...options, target: 'status' });
  await planResources(sources, { namespace: undefined, closed: false, programs, toolLists: noToolLists });
}

const grown: Record<string, readonly string[]> = {};
for (const [name, growthCase] of Object.entries(growthCases)) {
  // What is loaded or prepared once is not counted.
  await work(growthCase, 2);
  const small = await count(() => work(growthCase, size));
  const large = await count(() => work(growthCase, 2 * size));
  const counted = [...large.values()].filter((calls) => calls > often).length;
  grown[name] = counted === 0 ? ['nothing was counted'] : grownBeyond(limit, small, large, often);
}
process.stdout.write(JSON.stringify(grown));
