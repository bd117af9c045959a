import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import {
  localhostHostValidation,
  localhostOriginValidation,
  NodeStreamableHTTPServerTransport,
  toNodeHandler,
} from '@modelcontextprotocol/node';
import { createMcpHandler, McpServer, type EventStore, type JSONRPCMessage } from '@modelcontextprotocol/server';
import { listening, type Listening } from '../listening.ts';
import { addAskingTools, stateCodec } from './asking-tools.ts';
import { addPlainTools, addTalkingTools, type ListChanges } from './plain-tools.ts';
import { addPrompts, addResources } from './shared-content.ts';

/**
 * The server that the conformance suite expects, made with the SDK 2.x: every tool, prompt and resource that a scenario names, with sessions
 * for legacy clients or without for those of 2026-07-28.
 */
export async function startConformanceFixture(era: 'legacy' | 'modern'): Promise<Listening> {
  const sessions = new Map<
    string,
    { readonly transport: NodeStreamableHTTPServerTransport; readonly server: McpServer }
  >();
  const changes: ListChanges = {
    toolsChanged() {
      modern.notify.toolsChanged();
      for (const { server } of sessions.values()) server.sendToolListChanged();
    },
    promptsChanged() {
      modern.notify.promptsChanged();
      for (const { server } of sessions.values()) server.sendPromptListChanged();
    },
  };
  const modern = createMcpHandler(() => fixture(changes), { legacy: 'reject' });
  const answerModern = toNodeHandler(modern) as RequestListener;
  const opened = async (): Promise<NodeStreamableHTTPServerTransport> => {
    const server = fixture(changes);
    addSubscriptions(server);
    const transport: NodeStreamableHTTPServerTransport = new NodeStreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      eventStore: eventStore(),
      retryInterval: 200,
      onsessioninitialized: (id) => void sessions.set(id, { transport, server }),
      onsessionclosed: (id) => void sessions.delete(id),
    });
    await server.connect(transport);
    return transport;
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!localhostHostValidation()(request, response) || !localhostOriginValidation()(request, response)) return;
    if (era === 'modern') {
      answerModern(request, response);
      return;
    }
    const { 'mcp-protocol-version': version, 'mcp-session-id': named } = request.headers;
    const isModern = version === '2026-07-28';
    const known = typeof named === 'string' ? sessions.get(named)?.transport : undefined;
    if (named !== undefined && known === undefined) return refuse(response, 404, -32001, 'Session not found');
    if (isModern && named === undefined) return refuse(response, 400, -32000, 'Server not initialized');
    await (known ?? (await opened())).handleRequest(request, response);
  };
  return listening((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
}

function fixture(changes: ListChanges): McpServer {
  const server = new McpServer(
    { name: 'conformance-fixture', version: '1.0.0' },
    {
      capabilities: {
        logging: {},
        tools: { listChanged: true },
        prompts: { listChanged: true },
        resources: { subscribe: true },
      },
      requestState: { verify: (state, context) => stateCodec.verify(state, context) },
    },
  );
  addPlainTools(server, changes);
  addTalkingTools(server);
  addAskingTools(server);
  addPrompts(server);
  addResources(server);
  return server;
}

/** Sessions may subscribe to a resource; none of these ever changes. */
function addSubscriptions({ server }: McpServer): void {
  server.setRequestHandler('resources/subscribe', () => ({}));
  server.setRequestHandler('resources/unsubscribe', () => ({}));
}

function refuse(response: ServerResponse, status: number, code: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } }));
}

/** The events of one session, so that streams can be taken up again. */
function eventStore(): EventStore {
  const events: { readonly stream: string; readonly message: JSONRPCMessage }[] = [];
  return {
    storeEvent: async (stream, message) => `${events.push({ stream, message }) - 1}`,
    async replayEventsAfter(last, { send }) {
      const { stream } = events[Number(last)] ?? { stream: '' };
      for (const [index, event] of events.entries()) {
        const isReal = 'method' in event.message || 'id' in event.message;
        if (index > Number(last) && event.stream === stream && isReal) await send(`${index}`, event.message);
      }
      return stream;
    },
  };
}
