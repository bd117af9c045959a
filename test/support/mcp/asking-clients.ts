import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { expect } from 'vitest';
import { closeLater } from './open-gateways.ts';

/** What the user does about the question of the test. */
export type Answer = { action: 'accept'; content: { count: number } } | { action: 'decline' };

async function legacyClient(endpoint: URL, answer: Answer | undefined): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '0' },
    { capabilities: answer === undefined ? {} : { elicitation: {} } },
  );
  if (answer !== undefined) client.setRequestHandler(ElicitRequestSchema, ({ params }) => asked(params, answer));
  await client.connect(new StreamableHTTPClientTransport(endpoint));
  closeLater(() => client.close());
  return client;
}

async function modernClient(endpoint: URL, answer: Answer | undefined): Promise<ModernClient> {
  const client = new ModernClient(
    { name: 'test', version: '0' },
    {
      capabilities: answer === undefined ? {} : { elicitation: {} },
      versionNegotiation: { mode: { pin: '2026-07-28' } },
    },
  );
  if (answer !== undefined) client.setRequestHandler('elicitation/create', ({ params }) => asked(params, answer));
  await client.connect(new ModernTransport(endpoint));
  closeLater(() => client.close());
  return client;
}

function asked({ message }: { message: string }, answer: Answer): Answer {
  expect(message).toBe('Found about db. How many?');
  return answer;
}

/** What a call of either SDK may have. */
interface CallOptions {
  readonly signal?: AbortSignal;
  readonly onprogress?: (said: { progress: number }) => void;
}

/** Calls a tool; gives its result. */
type Call = (name: string, given: Record<string, unknown>, options?: CallOptions) => Promise<Record<string, unknown>>;

interface Connected {
  readonly call: Call;
  list(): Promise<readonly { readonly name: string }[]>;
}

/** Clients of both SDKs, whose user gives an answer; without one, they cannot ask. */
export const clients = {
  '1.x': async (endpoint: URL, answer: Answer | undefined): Promise<Connected> => {
    const client = await legacyClient(endpoint, answer);
    return {
      list: async () => (await client.listTools()).tools,
      call: (name, given, options = {}) => client.callTool({ name, arguments: given }, undefined, options),
    };
  },
  '2.x': async (endpoint: URL, answer: Answer | undefined): Promise<Connected> => {
    const client = await modernClient(endpoint, answer);
    return {
      list: async () => (await client.listTools()).tools,
      call: (name, given, options = {}) => client.callTool({ name, arguments: given }, options),
    };
  },
};
