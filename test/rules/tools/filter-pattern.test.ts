import { expect, test } from 'vitest';
import { documentFindings } from '../../support/document-findings.ts';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'tools/filter-pattern';
const config = (spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPToolConfig
metadata: { name: few }
spec: { ${spec} }
`;

test('a filter lists names', async () => {
  await expectFindings(config("toolsFilter: [┆'read_*']"), code);
  await expectFindings(config("toolsFilter: [read, ┆'!write']"), code);
  await expectFindings(config('toolsFilter: [read_page, wiki.read, a/b]'));
});

test('those of gateways too', async () => {
  const text = `groupRef: tools
backends: [{ name: wiki, url: 'https://wiki.example.com/mcp', transport: sse }]
aggregation: { tools: [{ workload: wiki, filter: ['*'] }] }
`;
  expect(await documentFindings('aggregator', text)).toEqual([`3:51 ${code}`]);
});
