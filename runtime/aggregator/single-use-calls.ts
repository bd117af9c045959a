import type { RpcError } from '../mcp/envelope/rpc-error.ts';
import { invalidParams, overloaded } from '../mcp/envelope/rpc-errors.ts';
import type { WorkflowHost } from '../workflow/workflow-host.ts';
import type { UsedRequestStates } from './used-request-states.ts';

/** The calls of a run that goes on. */
export interface SingleUseCalls {
  readonly callTool: WorkflowHost['callTool'];
  /** Ends the run: with its request, or where it must not go on. */
  readonly signal: AbortSignal;
  /** Why the run must not go on; undefined while it may. */
  readonly refusal: RpcError | undefined;
}

/**
 * Lets a run that goes on from a `requestState` call tools only where no other request has gone on from it: a request that is sent twice
 * repeats no step. Until its first call a run has changed nothing, so a wrong answer uses nothing up.
 */
export function singleUseCalls(
  callTool: WorkflowHost['callTool'],
  take: () => ReturnType<UsedRequestStates['take']>,
  signal: AbortSignal,
): SingleUseCalls {
  const controller = new AbortController();
  let taking: ReturnType<typeof take> | undefined;
  let refusal: RpcError | undefined;
  return {
    async callTool(name, parameters, call) {
      taking ??= take();
      const outcome = await taking;
      if (outcome === 'taken') return callTool(name, parameters, call);
      refusal ??= outcome === 'used' ? alreadyUsed : storageUnreachable;
      controller.abort();
      return { problem: 'the run does not go on' };
    },
    signal: AbortSignal.any([signal, controller.signal]),
    get refusal() {
      return refusal;
    },
  };
}

const alreadyUsed = invalidParams({
  problem: 'the workflow has gone on from this requestState already; call the tool again without it to begin anew',
});
/** What a request is answered that needs what replicas share, while nobody reaches it. */
export const storageUnreachable = overloaded(
  { problem: 'the storage that replicas share cannot be reached' },
  { 'retry-after': '5' },
);
