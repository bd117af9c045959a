import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { skippedList } from './skipped-part.ts';

/** Lists at the end of a run what was skipped and why, so that nobody takes such a run for a whole one. */
export default class SkippedReporter implements Reporter {
  private list: string | undefined;

  onInit(): void {
    this.list = join(mkdtempSync(join(tmpdir(), 'svc-skipped-')), 'list.txt');
    // Workers are started later, with the environment of this process.
    process.env[skippedList] = this.list;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const reasons = this.reasons();
    const files = modules.flatMap((module) => {
      const tests = [...module.children.allTests()];
      const skipped = tests.filter((test) => test.result().state === 'skipped').length;
      return skipped === 0 ? [] : [`  ${module.relativeModuleId}: ${skipped} of ${tests.length} tests`];
    });
    if (reasons.length + files.length === 0) return;
    const lines = [
      '',
      'SKIPPED on this machine; `npm run test:all` installs what is missing (Debian, as root) and runs them, as CI does:',
      ...reasons.map((reason) => `  ${reason.replace('SKIPPED: ', '')}`),
      ...files.toSorted(),
      '',
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  }

  private reasons(): string[] {
    if (this.list === undefined) return [];
    const found = existsSync(this.list) ? readFileSync(this.list, 'utf8').trimEnd().split('\n') : [];
    rmSync(dirname(this.list), { recursive: true, force: true });
    return [...new Set(found)].toSorted();
  }
}
