import type { Backend, BackendFacts, Cancellable, OutboundCall, Receiver } from '../../mcp/backend/backend.ts';
import { answerLocally } from '../../mcp/bridge/local-answer.ts';
import { idText, stringOf } from '../../mcp/envelope/envelope.ts';
import { unknownMethod, unknownName } from '../../mcp/envelope/rpc-errors.ts';
import { modernRevisions } from '../../mcp/era/revisions.ts';
import type { Log } from '../../observe/log.ts';
import { createSnapshotSeal } from '../sealed-snapshot.ts';
import type { StateKey } from '../state-key.ts';
import type { StepTools } from './step-tools.ts';
import type { UsedRequestStates } from '../used-request-states.ts';
import type { workflowAudit } from './workflow-audit.ts';
import { callWorkflow } from './workflow-call.ts';
import type { workflowTelemetry } from './workflow-telemetry.ts';
import type { Workflows } from './workflows.ts';

/** The name of the server that workflows are; no backend can have it. */
export const workflowsName = '(workflows)';

export interface WorkflowBackendParts {
  readonly workflows: Workflows;
  readonly tools: StepTools;
  readonly key: StateKey;
  readonly used: UsedRequestStates;
  readonly audit: ReturnType<typeof workflowAudit>;
  readonly telemetry: ReturnType<typeof workflowTelemetry>;
  readonly log: Log;
}

/**
 * The workflows as a server of revision 2026-07-28, whose requests are independent of each other. Clients of the legacy era reach it over
 * the bridge, which forwards the questions of a workflow to their users.
 */
export function workflowBackend(parts: WorkflowBackendParts): Backend {
  const { workflows, tools, key, used, audit, telemetry, log } = parts;
  const seal = createSnapshotSeal(() => key.present);
  const running = new Set<AbortController>();
  const bug = (error: unknown): void => log.error({ err: error }, 'a workflow failed');
  const greeting = JSON.stringify({
    resultType: 'complete',
    supportedVersions: modernRevisions,
    capabilities: { tools: {} },
    ttlMs: 0,
    cacheScope: 'private',
  });
  const facts: BackendFacts = {
    eras: new Set(['modern']),
    revision: modernRevisions[0],
    greeting: Buffer.from(greeting),
  };

  function request(call: OutboundCall, receiver: Receiver): Cancellable {
    const { envelope } = call;
    const { method = '' } = envelope;
    const id = idText(envelope);
    if (method === 'server/discover') return answerLocally(receiver, id, greeting);
    // The lists that clients see are the aggregator's own.
    if (method === 'tools/list')
      return answerLocally(receiver, id, '{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":"private"}');
    if (method !== 'tools/call') return answerLocally(receiver, id, unknownMethod({ method }));
    const name = stringOf(envelope, envelope.param.name) ?? '';
    const workflow = workflows.get(name);
    if (workflow === undefined) return answerLocally(receiver, id, unknownName({ what: 'tool', name }));
    const controller = new AbortController();
    running.add(controller);
    void callWorkflow(workflow, call, receiver, controller.signal, {
      tools,
      seal,
      key,
      used,
      audit,
      telemetry,
      bug,
    }).finally(() => running.delete(controller));
    return { cancel: () => controller.abort() };
  }

  return {
    name: workflowsName,
    facts,
    problem: undefined,
    probe: async () => facts,
    converse: () => ({ request, notify: () => undefined }),
    open() {
      throw new Error('workflows have no sessions of their own');
    },
    async close() {
      for (const controller of running) controller.abort();
      await tools.close();
    },
  };
}
