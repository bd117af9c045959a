import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const steps = (dependencies: Readonly<Record<string, string>>): string =>
  `  steps:\n${Object.entries(dependencies)
    .map(([id, dependsOn]) => `    - { id: ${id}, tool: search.query, dependsOn: [${dependsOn}] }\n`)
    .join('')}`;

test('a circle is reported once, where its first step waits for another step of it', async () => {
  await expectInWorkflow(steps({ first: 'a', a: 'start, ┆b', b: 'c', c: 'a', start: '' }), 'workflow/cycle');
});

test('two circles are two mistakes, and a step can wait for itself', async () => {
  await expectInWorkflow(steps({ a: '┆b', b: 'a', c: '┆c' }), 'workflow/cycle', 'workflow/cycle');
});

test('paths that meet again are not a cycle', async () => {
  await expectInWorkflow(steps({ a: '', b: 'a', c: 'a', d: 'b, c' }));
});
