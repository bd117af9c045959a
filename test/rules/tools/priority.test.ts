import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const order = (written: string): string =>
  servedGroup(
    `    aggregation:
      conflictResolution: priority
      conflictResolutionConfig: { ${written} }`,
    ['wiki', 'code', 'tickets'],
  );

test('an order of all backends is fine, and so is one that leaves a single one to the end', async () => {
  await expectFindings(order('priorityOrder: [wiki, code, tickets]'));
  await expectFindings(order('priorityOrder: [wiki, code]'));
});

test('two that are left out have no order between them', async () => {
  await expectFindings(order('┆priorityOrder: [wiki]'), 'tools/priority-incomplete');
});

test('a second place does not count', async () => {
  await expectFindings(order('priorityOrder: [wiki, code, ┆wiki]'), 'tools/priority-repeated');
});
