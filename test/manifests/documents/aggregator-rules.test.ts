import { expect, test } from 'vitest';
import { documentFindings } from '../../support/document-findings.ts';

const config = (rest: string): string => `groupRef: tools
backends:
  - { name: wiki, url: 'https://wiki.example.com/mcp', transport: streamable-http }
  - { name: code, url: 'https://code.example.com/mcp', transport: streamable-http }
  - { name: mail, url: 'https://mail.example.com/mcp', transport: streamable-http }
${rest}`;
const findings = (rest: string): Promise<string[]> => documentFindings('aggregator', config(rest));

test('conflicts are resolved where that is done by hand', async () => {
  const rest = (tool: string): string => `aggregation:
  conflictResolution: manual
  tools:
    - { workload: wiki, filter: [read] }
    - { workload: code, filter: [${tool}] }
`;
  expect(await findings(rest('read'))).toEqual(['10:34 tools/conflict-unresolved']);
  expect(await findings(rest('search'))).toEqual([]);
});

test('an order of priority ranks the backends', async () => {
  const rest = (order: string): string => `aggregation:
  conflictResolution: priority
  conflictResolutionConfig: { priorityOrder: [${order}] }
`;
  expect(await findings(rest('wiki'))).toEqual(['8:31 tools/priority-incomplete']);
  expect(await findings(rest('wiki, code'))).toEqual([]);
});

test('new names are names, and workflows have names of their own', async () => {
  const rest = (name: string, workflow: string): string => `aggregation:
  tools: [{ workload: wiki, overrides: { read: { name: ${name} } } }]
compositeTools: [{ name: ${workflow}, steps: [{ id: a, tool: code.read }] }]
`;
  expect(await findings(rest("'a b'", 'look'))).toEqual(['7:56 tools/name-refused']);
  expect(await findings(rest('fetch', 'wiki_fetch'))).toEqual(['8:26 workflow/name-of-tool']);
  expect(await findings(rest('fetch', 'look'))).toEqual([]);
});

test('limits are counted somewhere, and are for tools that are there', async () => {
  const rest = (tool: string, storage = ''): string => `${storage}rateLimiting:
  tools: [{ name: ${tool}, shared: { maxTokens: 5, refillPeriod: 1m } }]
`;
  const redis = "sessionStorage: { provider: redis, address: 'redis:6379' }\n";
  expect(await findings(rest('wiki_read'))).toEqual(['6:1 rate-limit/needs-redis']);
  expect(await findings(rest('chat_read', redis))).toEqual(['8:19 rate-limit/unknown-tool']);
  expect(await findings(rest('wiki_read', redis))).toEqual([]);
});

test('a document that discovers its backends may name backends that it does not list', async () => {
  const text = `groupRef: tools
aggregation:
  conflictResolution: priority
  conflictResolutionConfig: { priorityOrder: [wiki] }
`;
  expect(await documentFindings('aggregator', text)).toEqual([]);
});
