import { expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

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

test('a workflow whose name is a letter off is the one that is meant', async () => {
  const workflow = 'compositeTools: [{ name: refund_customer, steps: [{ id: a, tool: wiki.read }] }]';
  const text = input('refund_custmer', workflow);
  const { diagnostics } = await validate([{ path: 'a.yaml', text }], { extent: 'whole', closed: false });
  expect(diagnostics.find((one) => one.code === code)?.hint).toBe('did you mean "refund_customer"?');
});

test('of discovered backends, only tools that the input names are known', async () => {
  const discovered = (text: string): string => text.replace('  outgoingAuth: { source: inline }\n', '');
  const filter = 'aggregation: { tools: [{ workload: wiki, filter: [search] }] }';
  await expectFindings(discovered(input('┆search', filter)), code);
  await expectFindings(discovered(input('other', filter)));
});
