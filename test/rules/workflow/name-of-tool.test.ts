import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const workflow = (name: string, aggregation: string): string =>
  servedGroup(
    `    aggregation: ${aggregation}
    compositeTools: [{ name: ${name}, steps: [{ id: a, tool: wiki.read }] }]`,
    ['wiki'],
  );

test('a workflow and a tool that is shown need two names', async () => {
  await expectFindings(workflow('┆wiki_read', '{}'), 'workflow/name-of-tool');
  await expectFindings(
    workflow('┆find', '{ conflictResolution: manual, tools: [{ workload: wiki, filter: [find, read] }] }'),
    'workflow/name-of-tool',
  );
});

test('the name of a tool without its prefix, and of one that is hidden, is free', async () => {
  await expectFindings(workflow('read', '{}'));
  await expectFindings(workflow('wiki_read', '{ tools: [{ workload: wiki, excludeAll: true }] }'));
  await expectFindings(workflow('wiki_read', '{ tools: [{ workload: wiki, filter: [find] }] }'));
});
