import { randomUUID } from 'node:crypto';
import type { Caller, MissingCredential } from '../../mcp/gateway/hooks.ts';
import { isMissing } from '../../mcp/gateway/hooks.ts';
import { isProblem, type Backend, type BackendProblem, type Conversation } from '../../mcp/backend/backend.ts';
import { collect } from '../../mcp/backend/collect.ts';
import type { OutboundHeaders } from '../../mcp/backend/outbound-headers.ts';
import { ownModernRequest } from '../../mcp/backend/own-client.ts';
import { Bridges } from '../../mcp/bridge/bridges.ts';
import { objectOf } from '../../mcp/bridge/capabilities.ts';
import { headersOfArguments } from '../../mcp/bridge/param-headers.ts';
import { valueOf } from '../../mcp/envelope/envelope.ts';
import type { JsonObject, StepCall, StepTool, ToolAnswer } from '../../workflow/workflow-host.ts';
import type { LiveView } from '../live-view.ts';
import type { Members } from '../members.ts';
import { stepTool } from './step-tool.ts';

/** The tools of the backends, hidden ones too, as the steps of workflows call them. */
export interface StepTools {
  tool(name: string): StepTool | undefined;
  /** Calls a tool for a caller, with the credentials that its own calls would have. `carried`: headers of its call that go on. */
  call(
    caller: Caller,
    name: string,
    parameters: JsonObject,
    call: StepCall,
    carried: OutboundHeaders,
  ): Promise<ToolAnswer>;
  /** Ends what there is with a backend that is not there any more. */
  forget(backend: Backend): Promise<void>;
  close(): Promise<void>;
}

/** Bytes of a result; the engine allows fewer of them as JSON. */
const largestResult = 16_777_216;
/** The guard of the backend ends a call long before. */
const longestCall = 86_400_000;

/** Makes the door through which workflows call tools. */
export function stepTools(members: Pick<Members, 'find'>, live: Pick<LiveView, 'present'>): StepTools {
  const bridges = new Bridges();

  async function answerOf(
    caller: Caller,
    name: string,
    parameters: JsonObject,
    { signal }: StepCall,
    carried: OutboundHeaders,
  ): Promise<ToolAnswer> {
    const place = live.present.aggregate.backendTool(name);
    const member = place === undefined ? undefined : members.find(place.workload);
    if (place === undefined || member === undefined) return { problem: 'its server is not there any more' };
    const { backend, credential } = member;
    const headers: OutboundHeaders | MissingCredential = (await credential?.headers(caller)) ?? [];
    if (isMissing(headers)) return { problem: headers.message };
    const found = backend.facts ?? (await backend.probe(headers));
    if (isProblem(found)) return { problem: found.message };
    const binding = bindingOf(caller);
    const asked = await bridges.paramHeaders(backend, binding, place.actual, headers);
    if (signal.aborted) return { problem: 'it was cancelled' };
    const envelope = ownModernRequest(`svc-step-${randomUUID()}`, 'tools/call', {
      name: place.actual,
      arguments: parameters,
    });
    const all = [...carried, ...headers, ...headersOfArguments(asked, parameters)];
    const call = { body: envelope.bytes, envelope, headers: all, idleMs: longestCall };
    return resultOf(await sent(conversationOf(backend, binding), call, signal));
  }

  function conversationOf(backend: Backend, binding: string): Conversation {
    return backend.facts?.eras.has('modern') === true ? backend.converse() : bridges.overLegacy(backend).of(binding);
  }

  return {
    tool(name) {
      const place = live.present.aggregate.backendTool(name);
      return place === undefined ? undefined : stepTool(place);
    },
    call: answerOf,
    forget: (backend) => bridges.forget(backend),
    close: () => bridges.close(),
  };
}

/** Whose calls share a session with a server. */
function bindingOf({ identity }: Caller): string {
  return identity === undefined ? '' : `${identity.issuer}\n${identity.subject}`;
}

/** Sends a request; one that is aborted is cancelled at its server. */
function sent(
  conversation: Conversation,
  call: Parameters<Conversation['request']>[0],
  signal: AbortSignal,
): ReturnType<typeof collect> {
  let forget = (): void => undefined;
  const answer = collect(
    (receiver) => {
      const under = conversation.request(call, receiver);
      const cancel = (): void => {
        under.cancel();
        receiver.fail({ kind: 'closed', message: 'it was cancelled', mayHaveExecuted: true });
      };
      signal.addEventListener('abort', cancel, { once: true });
      forget = () => signal.removeEventListener('abort', cancel);
      return under;
    },
    largestResult,
    longestCall,
  );
  return answer.finally(() => forget());
}

function resultOf(answer: Awaited<ReturnType<typeof collect>>): ToolAnswer {
  if (!('envelope' in answer)) return { problem: wordsOf(answer) };
  const { envelope } = answer;
  if (envelope.error !== undefined) {
    const { message } = objectOf(valueOf(envelope, envelope.error));
    return { problem: typeof message === 'string' ? message.slice(0, 1000) : 'it answers with an error' };
  }
  const result = objectOf(valueOf(envelope, envelope.result));
  if (result['resultType'] === 'input_required')
    return { problem: 'it asks for input, which a step of a workflow cannot give' };
  // What was parsed from JSON is JSON.
  return { result: result as JsonObject };
}

function wordsOf({ message }: BackendProblem): string {
  return message;
}
