import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const code = 'tools/qualified-by-prefix';
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

test('only steps of workflows write the workload and a dot before a tool', async () => {
  const tools = (settings: string): string =>
    servedGroup(`    aggregation: { tools: [{ workload: wiki, ${settings} }] }`, ['wiki']);
  await expectFindings(tools('filter: [┆wiki.search]'), 'tools/qualified-by-workload');
  await expectFindings(tools('overrides: { ┆wiki.search: { name: look } }'), 'tools/qualified-by-workload');
  await expectFindings(tools('filter: [code.search, wiki.]'));
  await expectFindings(tools('filter: [wiki.search], overrides: { search: { name: wiki.search } }'));
});
