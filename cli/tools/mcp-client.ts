import { openHttpServer } from '../../runtime/endpoint/open-http-server.ts';
import { isProblem, type Backend, type BackendProblem, type Conversation } from '../../runtime/mcp/backend/backend.ts';
import { collect } from '../../runtime/mcp/backend/collect.ts';
import { ownModernRequest } from '../../runtime/mcp/backend/own-client.ts';
import { Bridges } from '../../runtime/mcp/bridge/bridges.ts';
import { objectOf } from '../../runtime/mcp/bridge/capabilities.ts';
import { headersOfArguments } from '../../runtime/mcp/bridge/param-headers.ts';
import { valueOf, type Envelope } from '../../runtime/mcp/envelope/envelope.ts';
import { createLog } from '../../runtime/observe/log.ts';
import { mcpNames } from '../client/client-names.ts';
import { readToken } from '../client/read-token.ts';
import { serverAddress } from '../client/server-address.ts';
import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { workloadAddress } from '../workloads/workload-address.ts';

/** How an MCP server is reached: the same flags for every command that uses one. */
export interface McpClientFlags {
  readonly server?: string;
  readonly tokenFile?: string;
}

type JsonObject = { readonly [name: string]: unknown };

/** A request, with what belongs to it beside its parameters. */
export interface McpRequest {
  readonly method: string;
  readonly params: JsonObject;
  /** What joins our own members of `_meta`. */
  readonly meta?: JsonObject;
  /** The tool whose arguments may be needed in headers. */
  readonly tool?: { readonly name: string; readonly arguments: JsonObject };
  /** Ends the request, and cancels it at the server. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (message: string) => void;
}

/** `result` or `error` of a response, or why there is none. */
export type McpAnswer =
  | { readonly kind: 'result'; readonly result: JsonObject }
  | { readonly kind: 'error'; readonly code: unknown; readonly message: string }
  | { readonly kind: 'none'; readonly problem: BackendProblem };

/** A client of one MCP server, of any revision: it asks as one of 2026-07-28 does. */
export interface McpClient {
  /** What the server is called in messages. */
  readonly origin: string;
  request(request: McpRequest): Promise<McpAnswer>;
  close(): Promise<void>;
}

/** Bytes of one answer, and the longest wait for it in milliseconds. */
const largestAnswer = 67_108_864;
const longestWait = 86_400_000;
/** Milliseconds without a byte of an answer. */
const longestSilence = 300_000;

/** Opens a client and finds out what its server speaks; says what keeps it from that, and gives the exit code for it. */
export async function openMcpClient(
  flags: McpClientFlags,
  terminal: Terminal,
): Promise<McpClient | { readonly exitCode: number }> {
  const workload = flags.server === undefined ? undefined : await workloadAddress(flags.server, terminal);
  if (workload !== undefined && 'problem' in workload)
    return { exitCode: usageProblem(terminal, workload.problem, workload.hint) };
  const address = serverAddress(workload?.url ?? flags.server, terminal, mcpNames);
  if ('problem' in address) return { exitCode: usageProblem(terminal, address.problem, address.hint) };
  const read = await readToken(flags.tokenFile, address.base, terminal, mcpNames);
  if ('problem' in read) return { exitCode: usageProblem(terminal, read.problem, read.hint) };
  const { base: url, named } = address;
  const backend = await openHttpServer(
    {
      name: url.host,
      url,
      transport: 'streamable-http',
      // Whoever names the address means it.
      addresses: { loopback: true, private: true },
      plainHttp: 'anywhere',
    },
    createLog({ level: 'silent' }),
  );
  if ('hint' in backend) return { exitCode: usageProblem(terminal, backend.problem, `check ${named}`) };
  const headers = read.token === '' ? [] : ['authorization', `Bearer ${read.token}`];
  const facts = await backend.probe(headers);
  if (isProblem(facts)) {
    await backend.close(0);
    return { exitCode: sayUnanswered(facts, url.origin, { named, hasToken: read.token !== '' }, terminal) };
  }
  return clientOf(backend, url.origin, headers);
}

function clientOf(backend: Backend, origin: string, headers: readonly string[]): McpClient {
  const bridges = new Bridges();
  let count = 0;
  const conversation = (): Conversation =>
    backend.facts?.eras.has('modern') === true ? backend.converse() : bridges.overLegacy(backend).of('');
  return {
    origin,
    async request({ method, params, meta = {}, tool, signal, onProgress }) {
      count += 1;
      const envelope = ownModernRequest(`svc-${count}`, method, params, meta);
      const asked = tool === undefined ? [] : await bridges.paramHeaders(backend, '', tool.name, [...headers]);
      const all = [...headers, ...(tool === undefined ? [] : headersOfArguments(asked, tool.arguments))];
      const call = { body: envelope.bytes, envelope, headers: all, idleMs: longestSilence };
      const answer = await collect(
        (receiver) => {
          const sent = conversation().request(call, receiver);
          const cancel = (): void => {
            sent.cancel();
            receiver.fail({ kind: 'closed', message: 'it was cancelled', mayHaveExecuted: true });
          };
          if (signal?.aborted === true) cancel();
          signal?.addEventListener('abort', cancel, { once: true });
          return sent;
        },
        largestAnswer,
        longestWait,
        (message) => {
          const text = progressIn(message);
          if (text !== undefined) onProgress?.(text);
        },
      );
      return answerOf(answer);
    },
    async close() {
      await bridges.close();
      await backend.close(0);
    },
  };
}

function answerOf(answer: Awaited<ReturnType<typeof collect>>): McpAnswer {
  if (isProblem(answer)) return { kind: 'none', problem: answer };
  const { envelope } = answer;
  if (envelope.error === undefined) return { kind: 'result', result: objectOf(valueOf(envelope, envelope.result)) };
  const { code, message } = { code: undefined, message: undefined, ...objectOf(valueOf(envelope, envelope.error)) };
  return { kind: 'error', code, message: typeof message === 'string' ? message : 'it gives no reason' };
}

/** What a notification says about progress, in words. */
function progressIn(envelope: Envelope): string | undefined {
  if (envelope.method !== 'notifications/progress') return undefined;
  const said = objectOf(valueOf(envelope, envelope.params));
  const message: unknown = said['message'];
  const progress: unknown = said['progress'];
  const total: unknown = said['total'];
  if (typeof message === 'string') return message;
  if (typeof progress !== 'number') return undefined;
  return typeof total === 'number' ? `${progress} of ${total}` : String(progress);
}

/** Says why a server gave no answer. Returns the exit code. */
export function sayUnanswered(
  { message, kind, status }: BackendProblem,
  origin: string,
  { named, hasToken }: { readonly named: string; readonly hasToken: boolean },
  terminal: Terminal,
): number {
  const isRefused = kind === 'refused-credentials' || status === 401 || status === 403;
  const place =
    kind === 'unreachable'
      ? `start the server, or check the host and the port of ${named}`
      : `check the path of ${named}: it names the MCP endpoint, such as ${mcpNames.example}`;
  const token = hasToken
    ? 'get a token for this server: it does not accept this one'
    : `put a token in ${mcpNames.token}, or name its file with --token-file`;
  const hint = isRefused ? token : place;
  say(`error: the MCP server at ${origin} does not answer: ${message}\nHint: ${hint}`, terminal);
  return exitCodes.usage;
}
