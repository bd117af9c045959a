import { test } from 'vitest';
import { expectFindings } from '../support/expect-findings.ts';
import { servedGroup } from '../support/served-group.ts';

const code = 'tools/filter-prefixed';
const input = (filter: string, called: string, more = ''): string =>
  servedGroup(
    `    aggregation: { ${more}tools: [{ workload: wiki, filter: [${filter}] }] }
    compositeTools: [{ name: look, steps: [{ id: a, tool: ${called} }] }]`,
    ['wiki'],
  );

test('a filter names tools without their prefix', async () => {
  await expectFindings(input('┆wiki_search', 'wiki.search'), code);
  await expectFindings(input('search', 'wiki.search'));
});

test('a tool may have such a name of its own', async () => {
  await expectFindings(input('wiki_search', 'wiki.wiki_search'));
  await expectFindings(input('wiki_search', 'wiki.read'));
  const priority = 'conflictResolution: priority, conflictResolutionConfig: { priorityOrder: [wiki] }, ';
  await expectFindings(input('wiki_search', 'wiki.search', priority));
});
