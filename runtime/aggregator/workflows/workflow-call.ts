import type { OutboundCall, Receiver } from '../../mcp/backend/backend.ts';
import type { OutboundHeaders } from '../../mcp/backend/outbound-headers.ts';
import { objectOf } from '../../mcp/bridge/capabilities.ts';
import { answerLocally } from '../../mcp/bridge/local-answer.ts';
import { idText, rawOf, stringOf, valueOf, type Envelope } from '../../mcp/envelope/envelope.ts';
import type { RpcError } from '../../mcp/envelope/rpc-error.ts';
import { internalRpcError, invalidParams } from '../../mcp/envelope/rpc-errors.ts';
import type { Caller } from '../../mcp/gateway/hooks.ts';
import type { JsonObject, QuestionAnswer, WorkflowHost, WorkflowProgress } from '../../workflow/workflow-host.ts';
import type { PreparedWorkflow } from '../../workflow/prepare-workflow.ts';
import { readSnapshot, type WorkflowSnapshot } from '../../workflow/run-snapshot.ts';
import { resumeWorkflow, runWorkflow } from '../../workflow/run-workflow.ts';
import { milliseconds } from '../../workflow/milliseconds.ts';
import { systemClock } from '../../workflow/system-clock.ts';
import type { WorkflowEnd } from '../../workflow/workflow-end.ts';
import { usualLimits } from '../../workflow/workflow-limits.ts';
import { singleUseCalls, storageUnreachable } from '../single-use-calls.ts';
import type { SnapshotSeal } from '../sealed-snapshot.ts';
import type { StateKey } from '../state-key.ts';
import type { StepTools } from './step-tools.ts';
import type { UsedRequestStates } from '../used-request-states.ts';
import type { workflowAudit } from './workflow-audit.ts';
import type { workflowTelemetry } from './workflow-telemetry.ts';

/** What calls of workflows share. */
export interface WorkflowCallParts {
  readonly tools: StepTools;
  readonly seal: SnapshotSeal;
  readonly key: StateKey;
  readonly used: UsedRequestStates;
  readonly audit: ReturnType<typeof workflowAudit>;
  readonly telemetry: ReturnType<typeof workflowTelemetry>;
  readonly bug: (error: unknown) => void;
}

/**
 * Answers one call of a workflow (2026-07-28, tools/call). A question to the user is `input_required`, and the run goes on with the request
 * that brings the answers; the client carries it sealed, so that any replica can go on with it.
 */
export async function callWorkflow(
  workflow: PreparedWorkflow,
  call: OutboundCall,
  receiver: Receiver,
  signal: AbortSignal,
  { tools, seal, key, used, audit, telemetry, bug }: WorkflowCallParts,
): Promise<void> {
  const { envelope, caller = nobody, sourceAddress = '' } = call;
  const id = idText(envelope);
  const stream = progressStream(envelope, receiver);
  const answer = (result: string): void => {
    if (!signal.aborted) stream.answer(`{"jsonrpc":"2.0","id":${id ?? 'null'},"result":${result}}`);
  };
  const given = argumentsOf(envelope);
  const context = contextOf(workflow, given, caller);
  const owner = { subject: caller.identity?.subject ?? 'anonymous', address: sourceAddress };
  const run = telemetry(carriedHeaders(call.headers));
  const callTool: WorkflowHost['callTool'] = (name, parameters, step) =>
    tools.call(caller, name, parameters, step, run.headersOf(step.step));
  const doors: WorkflowHost = {
    tool: (name) => tools.tool(name),
    callTool,
    ...(canBeAsked(envelope) ? {} : { elicit: async () => ({ problem: 'this client cannot ask its user' }) }),
    clock: systemClock,
    progress: stream.progress,
    observe(event) {
      audit(event, owner);
      run.saw(event);
    },
  };
  try {
    const state = stringOf(envelope, envelope.param.requestState);
    if (state === undefined) {
      const end = await runWorkflow(workflow, given, doors, { signal });
      await key.learn();
      answer(answerTo(end, seal, context));
      return;
    }
    const isKeyKnown = await key.learn();
    const opened = seal.open(state, context);
    const snapshot = opened && readSnapshot(opened.text, workflow);
    if (opened === undefined && !isKeyKnown) {
      // Another replica may have sealed it.
      if (!signal.aborted) answerLocally(receiver, id, storageUnreachable);
      return;
    }
    if (opened === undefined || snapshot === undefined) {
      const problem = 'requestState is not one of this server for this caller and this request';
      if (!signal.aborted) answerLocally(receiver, id, invalidParams({ problem }));
      return;
    }
    if ('code' in snapshot) {
      answer(resultOf({ kind: 'failed', error: snapshot }));
      return;
    }
    const once = singleUseCalls(callTool, () => used.take(opened.name, longestRun(workflow)), signal);
    const resumed = { ...doors, callTool: once.callTool };
    const end = await resumeWorkflow(workflow, snapshot, answersIn(envelope), resumed, { signal: once.signal });
    if (once.refusal === undefined) answer(answerTo(end, seal, context));
    else if (!signal.aborted) stream.fail(once.refusal, id);
  } catch (error) {
    bug(error);
    if (!signal.aborted) stream.fail(internalRpcError({ requestId: 'none' }), id);
  }
}

const nobody: Caller = { identity: undefined, token: undefined };

/** The trace that the call belongs to, for the calls of its steps. */
function carriedHeaders(headers: OutboundHeaders): OutboundHeaders {
  return headers.flatMap((name, index) =>
    index % 2 === 0 && traceNames.has(name) ? [name, headers[index + 1] ?? ''] : [],
  );
}

const traceNames: ReadonlySet<string> = new Set(['traceparent', 'tracestate', 'baggage']);

/** The arguments of the call; what was parsed from JSON is JSON. */
function argumentsOf(envelope: Envelope): JsonObject {
  return objectOf(valueOf(envelope, envelope.param.arguments)) as JsonObject;
}

/** Whom and what a sealed run is for: it opens for nobody and nothing else. */
function contextOf({ model }: PreparedWorkflow, given: JsonObject, { identity }: Caller): string {
  const who = identity === undefined ? null : [identity.issuer, identity.subject];
  return JSON.stringify([who, model.config.name, given], sortedKeys);
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Milliseconds after which no run of a workflow goes on. */
function longestRun({ model }: PreparedWorkflow): number {
  const { timeout } = model.config;
  return timeout === undefined ? usualLimits.runTime : milliseconds(timeout);
}

function answerTo(end: WorkflowEnd, seal: SnapshotSeal, context: string): string {
  return end.kind === 'suspended' ? questionsOf(end, seal, context) : resultOf(end);
}

/** Whether the client can ask its user by form; one that names no mode can (MCP, Elicitation, Capabilities). */
function canBeAsked(envelope: Envelope): boolean {
  const { elicitation } = objectOf(valueOf(envelope, envelope.meta['io.modelcontextprotocol/clientCapabilities']));
  const { form, url } = { form: undefined, url: undefined, ...objectOf(elicitation) };
  return elicitation !== undefined && (form !== undefined || url === undefined);
}

/** The answers that a request brings, by step. */
function answersIn(envelope: Envelope): ReadonlyMap<string, QuestionAnswer> {
  const given = objectOf(valueOf(envelope, envelope.param.inputResponses));
  return new Map(Object.entries(given).map(([step, answer]) => [step, answerOf(objectOf(answer))]));
}

function answerOf({ action, content }: { readonly [name: string]: unknown }): QuestionAnswer {
  if (action === 'decline' || action === 'cancel') return { action };
  if (action !== 'accept') return { problem: 'the client answers with an unknown action' };
  return content === undefined ? { action } : { action, content: content as JsonObject };
}

function questionsOf(
  { questions, snapshot }: WorkflowEnd & { readonly kind: 'suspended' },
  seal: SnapshotSeal,
  context: string,
): string {
  const text: string = JSON.stringify(snapshot satisfies WorkflowSnapshot);
  const requestState = seal.seal(text, context);
  if (requestState === undefined) {
    const message = 'the workflow has gathered too much to wait for an answer';
    return resultOf({ kind: 'failed', error: { code: 'too-large', message } });
  }
  const inputRequests = Object.fromEntries(
    questions.map(({ step, message, schema, problem }) => {
      const params = { message: problem === undefined ? message : `${problem}\n\n${message}`, requestedSchema: schema };
      return [step, { method: 'elicitation/create', params }];
    }),
  );
  return JSON.stringify({ resultType: 'input_required', inputRequests, requestState });
}

function resultOf(end: Exclude<WorkflowEnd, { readonly kind: 'suspended' }>): string {
  if (end.kind === 'completed') {
    const text = JSON.stringify(end.output);
    return JSON.stringify({
      resultType: 'complete',
      content: [{ type: 'text', text }],
      structuredContent: end.output,
    });
  }
  const text = `The workflow failed: ${end.error.message}`;
  return JSON.stringify({ resultType: 'complete', content: [{ type: 'text', text }], isError: true });
}

/** How an answer goes out: alone, or after the progress that the client asks for. */
function progressStream(
  envelope: Envelope,
  receiver: Receiver,
): {
  readonly progress: (said: WorkflowProgress) => void;
  answer(body: string): void;
  fail(error: RpcError, id: string | undefined): void;
} {
  const { progressToken } = envelope.meta;
  let isOpen = false;
  return {
    progress({ progress, total, message }) {
      if (progressToken === undefined) return;
      if (!isOpen) receiver.head({ kind: 'events', status: 200, length: undefined, resume: () => undefined });
      isOpen = true;
      const token = rawOf(envelope, progressToken).toString('utf8');
      const said = JSON.stringify({ progress, total, message }).slice(1);
      const params = `{"progressToken":${token},${said}`;
      receiver.message(Buffer.from(`{"jsonrpc":"2.0","method":"notifications/progress","params":${params}}`));
    },
    answer(body) {
      if (isOpen) receiver.message(Buffer.from(body));
      else {
        const bytes = Buffer.from(body);
        receiver.head({ kind: 'json', status: 200, length: bytes.length, resume: () => undefined });
        receiver.chunk(bytes);
      }
      receiver.end();
    },
    fail(error, id) {
      if (isOpen) receiver.fail({ kind: 'closed', message: 'the workflow could not go on', mayHaveExecuted: true });
      else answerLocally(receiver, id, error);
    },
  };
}
