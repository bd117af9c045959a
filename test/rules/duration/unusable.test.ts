import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const workflow = (timeout: string): string => `  timeout: ${timeout}\n  steps: [{ id: a, tool: search.query }]\n`;

test('a duration fits into 64 bits of nanoseconds', async () => {
  await expectInWorkflow(workflow('┆2562048h'), 'duration/unusable');
  await expectInWorkflow(workflow('2562047h'));
});
