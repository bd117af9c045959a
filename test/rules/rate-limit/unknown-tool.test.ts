import { expect, test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';
import { validateTexts } from '../../support/validated.ts';

const bucket = '{ maxTokens: 1, refillPeriod: 1m }';
const redis = "    sessionStorage: { provider: redis, address: 'redis:6379' }\n";
const limited = (tool: string, more = ''): string =>
  servedGroup(`${redis}${more}    rateLimiting: { tools: [{ name: ${tool}, shared: ${bucket} }] }`, ['wiki']);

test('limits need Redis', async () => {
  await expectFindings(servedGroup(`    ┆rateLimiting: { shared: ${bucket} }`, ['wiki']), 'rate-limit/needs-redis');
  await expectFindings(servedGroup(`${redis}    rateLimiting: { shared: ${bucket} }`, ['wiki']));
  await expectFindings(
    servedGroup(`    rateLimiting: { shared: ${bucket} }`, ['wiki']).replace(
      '  config:',
      "  sessionStorage: { provider: redis, address: 'redis:6379' }\n  config:",
    ),
  );
});

test('a limit is for a name that clients see', async () => {
  await expectFindings(limited('wiki_read'));
  await expectFindings(limited('┆read'), 'rate-limit/unknown-tool');
});

test('a workflow has a name of its own, and without prefixes any name may be one', async () => {
  const workflow = '    compositeTools: [{ name: look, steps: [{ id: a, tool: wiki.read }] }]\n';
  await expectFindings(limited('look', workflow));
  await expectFindings(limited('┆lock', workflow), 'rate-limit/unknown-tool');
  await expectFindings(limited('read', '    aggregation: { conflictResolution: manual }\n'));
});

test('a tool search does not take the prefix off', async () => {
  const search = '    optimizer: { embeddingService: "https://embeddings.example.com" }\n';
  for (const tool of ['find_tool', 'wiki_read']) await expectFindings(limited(tool, search));
  await expectFindings(limited('┆read', search), 'rate-limit/unknown-tool');
  // What is called by way of it is counted under its own name.
  await expectFindings(limited('┆call_tool', search), 'rate-limit/unknown-tool');
});

test('a tool that is named without its prefix is reported with the full name', async () => {
  const filter = '    aggregation: { tools: [{ workload: wiki, filter: [read] }] }\n';
  const { diagnostics } = await validateTexts({ 'a.yaml': limited('read', filter) });
  const hints = diagnostics.filter(({ code }) => code === 'rate-limit/unknown-tool').map(({ hint }) => hint);
  expect(hints).toEqual(['did you mean "wiki_read"?']);
});
