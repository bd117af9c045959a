import { expect, test } from 'vitest';
import { documentFindings } from '../../support/document-findings.ts';
import { expectFindings } from '../../support/expect-findings.ts';
import { validateTexts } from '../../support/validated.ts';

const server = (more: string, transport = 'streamable-http'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a:1
  transport: ${transport}
  ${more}
`;
const [port, transport, host] = [
  'arguments/contradicts-port',
  'arguments/contradicts-transport',
  'arguments/contradicts-host',
];

test('the port that the proxy asks', async () => {
  await expectFindings(server('args: [┆--port=9000]'), port);
  await expectFindings(server('args: [serve, -port, ┆"9000"]\n  mcpPort: 8000'), port);
  await expectFindings(server('args: [--listen, ┆":9000"]'), port);
  await expectFindings(server('env: [{ name: UVICORN_PORT, value: ┆"9000" }]'), port);
  await expectFindings(server('args: [--port, "9000"]\n  mcpPort: 9000'));
  await expectFindings(server('args: [--port, "8080"]'));
  await expectFindings(server('args: [--port, $(MCP_PORT)]'));
  await expectFindings(server('args: [--port, "9000"]', 'stdio'));
});

test('the transport that the proxy speaks', async () => {
  await expectFindings(server('args: [--transport, ┆sse]'), transport);
  await expectFindings(server('args: [┆--transport=stdio]', 'sse'), transport);
  await expectFindings(server('args: [┆--transport=http]', 'stdio'), transport);
  await expectFindings(server('args: [┆--mcp_transport=streamableHttp]', 'sse'), transport);
  for (const same of ['streamable-http', 'streamable_http', 'streamableHttp', 'http', 'sse-only'])
    await expectFindings(server(`args: [--transport, ${same}]`));
});

test('connections of the proxy', async () => {
  for (const own of ['127.0.0.1', 'localhost', '"::1"']) await expectFindings(server(`args: [--host, ┆${own}]`), host);
  await expectFindings(server('args: [┆"--address=localhost:8080"]'), host);
  await expectFindings(server('env: [{ name: FASTMCP_HOST, value: ┆127.0.0.1 }]'), host);
  await expectFindings(server('args: [--host, 0.0.0.0]'));
  await expectFindings(server('args: [--address, ":8080"]'));
  await expectFindings(server('args: [--host, 127.0.0.1]', 'stdio'));
  const embedding = (args: string): string =>
    `apiVersion: mcp.svc.internal/v1alpha1\nkind: EmbeddingServer\nmetadata: { name: e }\nspec: { args: [${args}] }\n`;
  await expectFindings(embedding('--hostname, ┆127.0.0.1'), host);
  await expectFindings(embedding('--hostname, 0.0.0.0'));
});

test('options of a client are about what it connects to', async () => {
  await expectFindings(server('args: [--host, localhost, --port, "5432"]'));
  await expectFindings(server('args: [--host, localhost, --port, "15432", --database, shop]'));
  await expectFindings(server('args: [https://mcp.example.com/sse, --transport, sse]'));
  await expectFindings(server('args: ["--base-url=https://x.example.com", --port, ┆"9000"]'), port);
});

test('a pod template may start it otherwise', async () => {
  const template = (containers: string, args = ''): string =>
    server(`${args}podTemplateSpec: { spec: { containers: [${containers}] } }`);
  await expectFindings(template('{ name: mcp, args: [--port, "8080"] }'));
  await expectFindings(template('{ name: mcp, args: [--port, ┆"9001"] }'), port);
  await expectFindings(template('{ name: mcp, command: [server, ┆--port=9001] }'), port);
  await expectFindings(template('{ name: mcp, command: [sh, -c], args: ["server --port 9001"] }'));
  // Another container of the pod may lead the proxy to it.
  await expectFindings(template('{ name: front, image: example.com/front:1 }', 'args: [--port, "9000"]\n  '));
});

test('a run configuration says what its server is started for too', async () => {
  const run = (rest: string): Promise<string[]> =>
    documentFindings('run', `schemaVersion: v1\nimage: example.com/a:1\n${rest}`);
  expect(await run('targetPort: 8000\nargs: [--port, "9000"]\n')).toEqual([`4:16 ${port}`]);
  expect(await run('transport: sse\nargs: [--transport, stdio]\n')).toEqual([`4:21 ${transport}`]);
  expect(await run('transport: sse\nargs: [--host, localhost]\n')).toEqual([`4:16 ${host}`]);
  expect(await run('args: [--port, "9000", --transport, sse]\n')).toEqual([]);
});

test('the hint says which of the two to change', async () => {
  const { diagnostics } = await validateTexts({ 'a.yaml': server('args: [--port, "9000"]') });
  expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
    [
      '--port 9000 starts the server on another port than 8080, which is the default of mcpPort',
      'set mcpPort: 9000, or remove --port 9000',
    ],
  ]);
});
