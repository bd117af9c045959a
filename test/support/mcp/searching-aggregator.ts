import type { AggregatorConfig } from '../../../generated/types/aggregator.ts';
import { openSession, postModern } from './raw-client.ts';
import { startTestAggregator, type TestAggregator } from './running-aggregator.ts';
import { modernScript, startScriptedServer, type ScriptedServer } from './scripted-server.ts';

/** A tool as a scripted server lists it. */
export interface ScriptedTool {
  readonly name: string;
  readonly description?: string;
  readonly annotations?: object;
}

/** A server of 2026-07-28 whose tools answer with what they were given. `tools` is read for each list. */
export async function startToolServer(tools: () => readonly ScriptedTool[]): Promise<ScriptedServer> {
  return startScriptedServer(
    modernScript(
      ({ message }, answer) => {
        const listed = tools().map((tool) => ({ inputSchema: { type: 'object' }, ...tool }));
        const text = JSON.stringify(message.params?.['arguments'] ?? null);
        const content = [{ type: 'text', text: `${String(message.params?.['name'])} ${text}` }];
        answer.result({
          resultType: 'complete',
          ...(message.method === 'tools/list' ? { tools: listed } : { content }),
        });
      },
      { capabilities: { tools: { listChanged: true } } },
    ),
  );
}

/** An aggregator over servers, once it is ready. */
export async function startOver(
  servers: Readonly<Record<string, ScriptedServer>>,
  config: Omit<AggregatorConfig, 'groupRef'> = {},
): Promise<TestAggregator> {
  const aggregator = await startTestAggregator({
    name: 'tools',
    backends: Object.entries(servers).map(([name, { address }]) => ({
      name,
      url: `${address}/mcp`,
      transport: 'streamable-http' as const,
    })),
    ...config,
  });
  await aggregator.ready();
  return aggregator;
}

type Headers = Readonly<Record<string, string>>;

/** What a call of a tool is answered. */
export interface ToolAnswer {
  readonly status: number;
  readonly error?: { readonly code: number; readonly message: string };
  readonly result?: {
    readonly content?: readonly { readonly text?: string }[];
    readonly structuredContent?: FoundTools;
  };
}

/** The result of `find_tool`. */
export interface FoundTools {
  readonly tools: readonly { readonly name: string; readonly description?: string }[];
  readonly token_metrics: { readonly baseline_tokens: number; readonly returned_tokens: number };
}

/** A client of one of both eras. */
export interface ToolClient {
  list(): Promise<readonly string[]>;
  call(name: string, given?: object, more?: object): Promise<ToolAnswer>;
}

export function modernClient({ endpoint }: TestAggregator, headers: Headers = {}): ToolClient {
  return {
    async list() {
      return namesIn(await (await postModern(endpoint, 'tools/list', {}, { headers })).message());
    },
    async call(name, given = {}, more = {}) {
      const answer = await postModern(endpoint, 'tools/call', { name, arguments: given, ...more }, { headers });
      return answerOf(answer.status, await answer.message());
    },
  };
}

export async function legacyClient({ endpoint }: TestAggregator, headers: Headers = {}): Promise<ToolClient> {
  const session = await openSession(endpoint, { headers });
  let id = 0;
  const ask = async (method: string, params: object): Promise<{ status: number; message: object }> => {
    const answer = await session.post({ jsonrpc: '2.0', id: (id += 1), method, params });
    const isStream = answer.headers.get('content-type')?.includes('event-stream') === true;
    return { status: answer.status, message: isStream ? await answer.nextMessage() : await answer.message() };
  };
  return {
    async list() {
      return namesIn((await ask('tools/list', {})).message);
    },
    async call(name, given = {}, more = {}) {
      const { status, message } = await ask('tools/call', { name, arguments: given, ...more });
      return answerOf(status, message);
    },
  };
}

function answerOf(status: number, message: object): ToolAnswer {
  return { status, ...(message as Omit<ToolAnswer, 'status'>) };
}

function namesIn(message: object): readonly string[] {
  const { result } = message as { readonly result?: { readonly tools?: readonly { readonly name: string }[] } };
  if (result?.tools === undefined) throw new Error(`not a list of tools: ${JSON.stringify(message)}`);
  return result.tools.map(({ name }) => name);
}

/** The names that a search finds, best first. */
export async function findTools(
  client: ToolClient,
  description: string,
  keywords: readonly string[] = [],
): Promise<readonly string[]> {
  const answer = await client.call('find_tool', { tool_description: description, tool_keywords: keywords });
  const found = answer.result?.structuredContent;
  if (found === undefined) throw new Error(`nothing was searched: ${JSON.stringify(answer)}`);
  return found.tools.map(({ name }) => name);
}
