import { expect, test } from 'vitest';
import { documentFindings } from '../../support/document-findings.ts';

const config = (incoming: string, source: string, rest: string): string => `groupRef: tools
backends: [{ name: search, url: 'http://search:8080/mcp', transport: sse }]
incomingAuth: ${incoming}
outgoingAuth: ${source}
${rest}`;
const anonymous = '{ type: anonymous }';
const oidc = '{ type: oidc, oidc: { issuer: https://login.example.com, audience: tools } }';
const exchange = 'type: token_exchange, tokenExchange: { tokenUrl: https://login.example.com/token, audience: a }';

test('settings of a backend name a listed backend', async () => {
  const auth = (name: string): string => `{ backends: { ${name}: { type: unauthenticated } } }`;
  const rest = (name: string): string => `aggregation: { tools: [{ workload: ${name}, filter: [query] }] }
operational: { timeouts: { perWorkload: { ${name}: 5s } } }
compositeTools: [{ name: look, steps: [{ id: a, tool: ${name}.query }, { id: b, tool: search.query }] }]
`;
  expect(await documentFindings('aggregator', config(anonymous, auth('serach'), rest('other')))).toEqual([
    '4:29 aggregator/unknown-backend',
    '6:43 aggregator/unknown-backend',
    '5:36 aggregator/unknown-backend',
    '7:55 aggregator/unknown-backend',
  ]);
  expect(await documentFindings('aggregator', config(anonymous, auth('search'), rest('search')))).toEqual([]);
});

test('a document without backends may speak of any', async () => {
  const text = 'groupRef: tools\naggregation: { tools: [{ workload: search, filter: [query] }] }\n';
  expect(await documentFindings('aggregator', text)).toEqual([]);
});

test('backends are listed where they are not discovered', async () => {
  expect(await documentFindings('aggregator', config(anonymous, '{ source: discovered }', ''))).toEqual([
    '2:1 aggregator/backends-ignored',
  ]);
  expect(await documentFindings('aggregator', config(anonymous, '{ source: inline }', ''))).toEqual([]);
});

test('discovered needs a server that discovers', async () => {
  const auth = (source: string): string => `{ ${source}backends: { search: { type: discovered } } }`;
  expect(await documentFindings('aggregator', config(anonymous, auth(''), ''))).toEqual([
    '4:45 aggregator/nothing-to-discover',
  ]);
  expect(await documentFindings('aggregator', config(anonymous, auth('source: inline, '), ''))).toEqual([
    '4:61 aggregator/nothing-to-discover',
  ]);
  const text = `groupRef: tools\noutgoingAuth: ${auth('source: discovered, ')}\n`;
  expect(await documentFindings('aggregator', text)).toEqual([]);
});

test('what starts from a caller needs callers who sign in', async () => {
  const limits = `sessionStorage: { provider: redis, address: 'redis:6379' }
rateLimiting: { perUser: { maxTokens: 1, refillPeriod: 1s } }
`;
  expect(await documentFindings('aggregator', config(anonymous, `{ default: { ${exchange} } }`, limits))).toEqual([
    '4:34 aggregator/callers-without-token',
    '6:17 rate-limit/per-user-without-authentication',
  ]);
  expect(await documentFindings('aggregator', config(oidc, `{ default: { ${exchange} } }`, limits))).toEqual([]);
  const upstream = exchange.replace('audience: a', 'audience: a, subjectProviderName: company');
  expect(await documentFindings('aggregator', config(anonymous, `{ default: { ${upstream} } }`, ''))).toEqual([]);
});
