import { fileURLToPath } from 'node:url';
import type { Backend, BackendProblem, SessionConversation } from '../../../runtime/mcp/backend/backend.ts';
import { ownMessage } from '../../../runtime/mcp/backend/own-client.ts';
import { childChannel, type ChildCommand } from '../../../runtime/mcp/backend/stdio/child-channel.ts';
import { openStdioBackend } from '../../../runtime/mcp/backend/stdio/stdio-backend.ts';
import { memoryLog } from '../memory-log.ts';

export const program = fileURLToPath(new URL('./pipe-server.mjs', import.meta.url));
export const open: Backend[] = [];
/** Ends the servers that were started. */
export async function endServers(): Promise<void> {
  await Promise.all(open.splice(0).map((backend) => backend.close(0)));
}

export function started(options: { readonly isModern?: boolean } & Partial<ChildCommand> = {}) {
  const { isModern = false, ...more } = options;
  const errorLines: string[] = [];
  const backend = openStdioBackend({
    name: 'pipe',
    log: memoryLog().log,
    open: childChannel({
      program: process.execPath,
      args: [program, ...(isModern ? ['--modern'] : [])],
      environment: {},
      messageSize: 33_554_432,
      onErrorLine: (line) => errorLines.push(line),
      ...more,
    }),
  });
  open.push(backend);
  return { backend, errorLines };
}

/** A session of a client, and everything that it heard beside its answers. */
export function session(backend: Backend, id: string, capabilities: object = { elicitation: {} }) {
  const heard: unknown[] = [];
  const conversation = backend.open({
    session: id,
    credentials: () => [],
    initialize: Buffer.from(JSON.stringify({ protocolVersion: '2025-11-25', capabilities })),
    revision: '2025-11-25',
    onHint: () => undefined,
    onMessage: (message) => {
      heard.push(JSON.parse(message.toString('utf8')));
      return true;
    },
  });
  return { conversation, heard };
}

export interface Answered {
  readonly messages: readonly unknown[];
  readonly problem?: BackendProblem;
}

export function asked(conversation: Pick<SessionConversation, 'request'>, message: object, idleMs = 60_000) {
  const messages: unknown[] = [];
  const over = Promise.withResolvers<Answered>();
  const envelope = ownMessage(message);
  const read = (bytes: Buffer): boolean => {
    messages.push(JSON.parse(bytes.toString('utf8')));
    return true;
  };
  const sent = conversation.request(
    { body: envelope.bytes, envelope, headers: [], idleMs },
    {
      head: () => undefined,
      chunk: read,
      message: read,
      end: () => over.resolve({ messages }),
      fail: (problem) => over.resolve({ messages, problem }),
    },
  );
  return { messages, answered: over.promise, cancel: () => sent.cancel() };
}

export function call(id: number | string, name: string, given: object = {}, meta?: object): object {
  return {
    id,
    method: 'tools/call',
    params: { name, arguments: given, ...(meta === undefined ? {} : { _meta: meta }) },
  };
}
