import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const workflow = (whole: string, step: string): string => `  timeout: ${whole}
  steps:
    - { id: a, tool: search.query, ${step} }
`;
const retry = (count: number, delay: string): string =>
  `onError: { action: retry, retryCount: ${count}, retryDelay: ${delay} }`;

test('a step has no more time than its workflow', async () => {
  await expectInWorkflow(workflow('1m', 'timeout: ┆61s'), 'workflow/timeout-without-effect');
  await expectInWorkflow(workflow('1m', 'timeout: 60s'));
  await expectInWorkflow(
    `  timeout: 1h
  steps:
    - id: each
      type: forEach
      collection: '[1]'
      timeout: 10s
      step: { id: one, tool: search.query, timeout: ┆1m }
`,
    'workflow/timeout-without-effect',
  );
});

test('retries fit into the time of their step, or of the workflow', async () => {
  const tooMany = retry(3, '10s').replace('3', '┆3');
  await expectInWorkflow(workflow('1h', `timeout: 30s, ${tooMany}`), 'workflow/timeout-before-retries');
  await expectInWorkflow(workflow('30s', tooMany), 'workflow/timeout-before-retries');
  await expectInWorkflow(
    workflow('2s', 'onError: { action: retry, retryCount: ┆2 }'),
    'workflow/timeout-before-retries',
  );
  await expectInWorkflow(workflow('1h', `timeout: 31s, ${retry(3, '10s')}`));
  await expectInWorkflow(`  steps: [{ id: a, tool: search.query, ${retry(3, '10h')} }]\n`);
});
