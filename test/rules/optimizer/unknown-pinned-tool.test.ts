import { expect, test } from 'vitest';
import { documentFindings } from '../../support/document-findings.ts';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';
import { validateTexts } from '../../support/validated.ts';

const code = 'optimizer/unknown-pinned-tool';
const pinned = (names: string, more = ''): string =>
  servedGroup(`    optimizer: { hybridSearchSemanticRatio: "0", pinnedTools: [${names}] }\n${more}`, ['wiki']);

test('a pinned tool has the name that clients see', async () => {
  await expectFindings(pinned('wiki_search'));
  await expectFindings(pinned('wiki_search, ┆search'), code);
  await expectFindings(pinned('┆wiki.search'), code);
});

test('a workflow can be pinned, and without prefixes any name may be one of a tool', async () => {
  const workflow = '    compositeTools: [{ name: look, steps: [{ id: a, tool: wiki.read }] }]\n';
  await expectFindings(pinned('look', workflow));
  await expectFindings(pinned('┆lock', workflow), code);
  await expectFindings(pinned('search', '    aggregation: { conflictResolution: manual }\n'));
});

test('a tool that is named without its prefix is reported with the full name', async () => {
  const filter = '    aggregation: { tools: [{ workload: wiki, filter: [read] }] }\n';
  const { diagnostics } = await validateTexts({ 'a.yaml': pinned('read', filter) });
  expect(diagnostics.filter((one) => one.code === code).map(({ hint }) => hint)).toEqual(['did you mean "wiki_read"?']);
});

test('in documents of aggregators too', async () => {
  const findings = await documentFindings(
    'aggregator',
    `groupRef: tools
backends: [{ name: wiki, url: 'https://wiki.example.com/mcp', transport: streamable-http }]
optimizer: { hybridSearchSemanticRatio: "0", pinnedTools: [search, wiki_search] }
`,
  );
  expect(findings).toEqual([`3:60 ${code}`]);
});
