import { test } from 'vitest';
import { expectFindings } from '../support/expect-findings.ts';
import { servedGroup } from '../support/served-group.ts';

const code = 'cedar/unprefixed-tool';
const input = (tool: string, config = '', effect = 'permit'): string => {
  const policy = `${effect === 'forbid' ? 'permit(principal, action, resource); ' : ''}${effect}(principal, action, resource == ${tool.startsWith('┆') ? '┆' : ''}Tool::"${tool.replace('┆', '')}");`;
  const authz = `{ type: inline, inline: { policies: ['${policy}'] } }`;
  return servedGroup(config === '' ? '' : `    ${config}`, ['wiki', 'code']).replace(
    '{ type: anonymous }',
    `{ type: anonymous, authzConfig: ${authz} }`,
  );
};

test('a policy names a tool as clients see it', async () => {
  await expectFindings(input('┆search'), code);
  await expectFindings(input('┆wiki.search'), code);
  await expectFindings(input('┆search', '', 'forbid'), code);
  await expectFindings(input('wiki_search'));
});

test('workflows, tools of the search, and tools without a prefix have their own names', async () => {
  await expectFindings(input('look', 'compositeTools: [{ name: look, steps: [{ id: a, tool: wiki.read }] }]'));
  await expectFindings(input('find_tool', 'optimizer: { hybridSearchSemanticRatio: "0" }'));
  const priority = '{ conflictResolution: priority, conflictResolutionConfig: { priorityOrder: [wiki, code] } }';
  await expectFindings(input('search', `aggregation: ${priority}`));
});

test('of what is discovered, only tools that the input names are known', async () => {
  const discovered = (text: string): string => text.replace('  outgoingAuth: { source: inline }\n', '');
  const filter = 'aggregation: { tools: [{ workload: wiki, filter: [search] }] }';
  await expectFindings(discovered(input('┆search', filter)), code);
  await expectFindings(discovered(input('other', filter)));
});
