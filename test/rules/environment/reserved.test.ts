import { expect, test } from 'vitest';
import { compile } from '../../../manifests/compile.ts';
import { placedFindingsIn } from '../../support/placed-findings.ts';
import { expectFindings } from '../../support/expect-findings.ts';
import { validateTexts } from '../../support/validated.ts';

const server = (transport: string, more = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
  transport: ${transport}
${more}`;

const env = (name: string): string => `  env: [{ name: ${name}, value: x }]\n`;

test('what the compiler sets is not for the user to set', async () => {
  expect(await placedFindingsIn(server('streamable-http', env('MCP_PORT')))).toEqual(['7:17 environment/reserved']);
  expect(await placedFindingsIn(server('stdio', env('MCP_TRANSPORT')))).toEqual(['7:17 environment/reserved']);
  const secrets = '  secrets: [{ name: s, key: k, targetEnvName: MCP_HOST }]\n';
  expect(await placedFindingsIn(server('sse', secrets))).toEqual(['7:47 environment/reserved']);
});

test('other variables are accepted, and MCP_PORT for stdio', async () => {
  expect(await placedFindingsIn(server('streamable-http', env('PORT')))).toEqual([]);
  expect(await placedFindingsIn(server('stdio', env('MCP_PORT')))).toEqual([]);
});

test('every variable that a server is given is reserved', async () => {
  const source = { path: 'a.yaml', text: server('streamable-http') };
  const options = { extent: 'whole', closed: false, target: 'workloads', image: 'x' } as const;
  const { objects } = await compile([source], options);
  const set = /"MCP_[A-Z]+"|"FASTMCP_[A-Z]+"/g;
  const names = [...new Set(JSON.stringify(objects).match(set))].map((name) => name.slice(1, -1));
  expect(names).toHaveLength(4);
  for (const name of names) {
    expect(await placedFindingsIn(server('streamable-http', env(name)))).toEqual(['7:17 environment/reserved']);
  }
});

test('a pod template that sets one takes its place', async () => {
  const template = (
    kind: string,
    spec: string,
    name: string,
    variable: string,
  ): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: a }
spec:
  ${spec}
  podTemplateSpec:
    spec:
      containers:
        - { name: ${name}, env: [{ name: ${variable}, value: "1" }] }
        - { name: helper, image: example.com/helper, env: [{ name: MCP_PORT, value: "1" }] }
`;
  const sse = 'image: example.com/a\n  transport: sse';
  await expectFindings(template('MCPServer', sse, 'mcp', '┆MCP_PORT'), 'environment/reserved');
  await expectFindings(template('MCPServer', sse, 'mcp', 'OTHER'));
  await expectFindings(template('MCPServer', 'image: example.com/a', 'mcp', 'MCP_PORT'));
  const registry = "configYAML: '{ sources: [], database: { host: db, user: a, database: a } }'";
  const pgpass = `${registry}\n  pgpassSecretRef: { name: pgpass, key: .pgpass }`;
  await expectFindings(template('MCPRegistry', pgpass, 'registry-api', '┆PGPASSFILE'), 'environment/reserved');
  await expectFindings(template('MCPRegistry', registry, 'registry-api', 'PGPASSFILE'));
  const { diagnostics } = await validateTexts({
    'a.yaml': template('MCPRegistry', pgpass, 'registry-api', 'PGPASSFILE'),
  });
  expect(diagnostics.map(({ severity }) => severity)).toEqual(['error']);
});
