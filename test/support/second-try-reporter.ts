import type { Reporter, TestModule } from 'vitest/node';

/** Lists at the end of a run the tests that passed only when they were tried again: each of them is a defect to find. */
export default class SecondTryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky === true)
        .map((test) => `  ${module.relativeModuleId}: ${test.fullName}`),
    );
    if (names.length === 0) return;
    process.stdout.write(`\nPASSED ONLY AT THE SECOND TRY:\n${names.toSorted().join('\n')}\n`);
  }
}
