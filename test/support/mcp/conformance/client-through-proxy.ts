import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { startProxyProcess } from '../proxy-process.ts';

// The client that the conformance suite starts with the address of its server: a proxy in front of that server, and a client made with an
// SDK in front of the proxy. Arguments: the era of the client, the address.

interface ToolCall {
  readonly name: string;
  readonly arguments: Record<string, unknown>;
}

const context = z.object({
  toolCalls: z
    .array(z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()).default({}) }))
    .optional(),
});
const capabilities = { elicitation: { form: { applyDefaults: true } }, sampling: {}, roots: {} };
const samples: Readonly<Record<string, unknown>> = { string: 'text', number: 1, integer: 1, boolean: true };

/** Arguments that a schema of plain properties accepts. */
function argumentsOf(schema: {
  readonly properties?: Readonly<Record<string, unknown>> | undefined;
}): Record<string, unknown> {
  const typed = z.object({ type: z.string() });
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const { data } = typed.safeParse(property);
      return data === undefined || !(data.type in samples) ? [] : [[name, samples[data.type]]];
    }),
  );
}

async function callEverything(
  tools: readonly {
    readonly name: string;
    readonly inputSchema: { readonly properties?: Readonly<Record<string, unknown>> | undefined };
  }[],
  call: (call: ToolCall) => Promise<unknown>,
): Promise<void> {
  const { toolCalls } = context.parse(JSON.parse(process.env['MCP_CONFORMANCE_CONTEXT'] ?? '{}'));
  const calls =
    toolCalls ??
    tools.map(({ name, inputSchema }) => ({
      name,
      // One tool of the suite wants the schema of another, as it arrived.
      arguments: name === 'json_schema_echo' ? { schema: tools[0]?.inputSchema } : argumentsOf(inputSchema),
    }));
  const listed = new Set(tools.map(({ name }) => name));
  for (const each of calls)
    if (listed.has(each.name))
      await call(each).catch((error: unknown) => process.stderr.write(`${each.name}: ${String(error)}\n`));
}

async function asLegacy(endpoint: URL): Promise<void> {
  const client = new Client({ name: 'test', version: '0' }, { capabilities });
  client.setRequestHandler(ElicitRequestSchema, () => ({ action: 'accept', content: {} }));
  await client.connect(new StreamableHTTPClientTransport(endpoint));
  const { tools } = await client.listTools();
  await callEverything(tools, async (call) => client.callTool({ ...call }));
  await client.close();
}

async function asModern(endpoint: URL): Promise<void> {
  const client = new ModernClient(
    { name: 'test', version: '0' },
    { capabilities, versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  client.setRequestHandler('elicitation/create', () => ({ action: 'accept', content: { confirmed: true } }));
  await client.connect(new ModernTransport(endpoint));
  const { tools } = await client.listTools();
  await callEverything(tools, async (call) => client.callTool({ ...call }));
  await client.close();
}

const [era, address = ''] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'svc-suite-'));
const proxy = await startProxyProcess(folder, { remoteUrl: address });
try {
  await proxy.ready();
  await (era === 'legacy' ? asLegacy : asModern)(proxy.endpoint);
} finally {
  await proxy.close();
  await rm(folder, { recursive: true });
}
