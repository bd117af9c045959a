import type { Identity } from '../../identity/identity.ts';
import { patched } from './review-answer.ts';
import { reviewOf, type ReviewContext } from './review.ts';
import type { Webhook } from './webhook.ts';

/** What became of a message. `failed`: a webhook whose failure policy is `fail` did not answer as it should. */
export type Reviewed =
  | { readonly outcome: 'allowed'; readonly message: Buffer; readonly isChanged: boolean }
  | { readonly outcome: 'denied' | 'failed' };

/** Webhooks that see every request before it goes on. */
export interface Webhooks {
  /** Those that may change a message, in their order, before anything is decided about it. */
  mutate(message: Buffer, identity: Identity | undefined, context: ReviewContext): Promise<Reviewed>;
  /** Those that allow or deny it, all at once, after it was changed. */
  validate(message: Buffer, identity: Identity | undefined, context: ReviewContext): Promise<Reviewed>;
  readonly mutates: boolean;
  readonly validates: boolean;
  close(): Promise<void>;
}

/** Questions that wait for answers; more messages than that are refused. */
const mostWaiting = 1024;

/** `onProblem` receives which webhook did not answer as it should and why, without content of requests; for a log. */
export function webhooks(
  mutating: readonly Webhook[],
  validating: readonly Webhook[],
  onProblem: (problem: string) => void,
): Webhooks {
  let waiting = 0;

  async function bounded(review: () => Promise<Reviewed>): Promise<Reviewed> {
    if (waiting >= mostWaiting) return { outcome: 'failed' };
    waiting += 1;
    try {
      return await review();
    } finally {
      waiting -= 1;
    }
  }

  /** A webhook that is broken is passed over, or ends it. */
  function afterFailure(webhook: Webhook, problem: string, message: Buffer, isChanged: boolean): Reviewed {
    onProblem(`Webhook "${webhook.name}" has no effect on a request: ${problem.replace(/\.$/, '')}.`);
    return webhook.failurePolicy === 'ignore' ? { outcome: 'allowed', message, isChanged } : { outcome: 'failed' };
  }

  async function askOne(
    webhook: Webhook,
    before: { readonly message: Buffer; readonly isChanged: boolean },
    identity: Identity | undefined,
    context: ReviewContext,
    mayChange: boolean,
  ): Promise<Reviewed> {
    const { message, isChanged } = before;
    const answer = await webhook.ask(reviewOf(message, identity, context, new Date()));
    if (answer.kind === 'denied') return { outcome: 'denied' };
    if (answer.kind === 'broken') return afterFailure(webhook, answer.problem, message, isChanged);
    if (answer.patch.length === 0) return { outcome: 'allowed', message, isChanged };
    if (!mayChange) return afterFailure(webhook, 'a validating webhook cannot change a request', message, isChanged);
    const changed = patched(message, answer.patch);
    if ('problem' in changed) return afterFailure(webhook, changed.problem, message, isChanged);
    return { outcome: 'allowed', message: changed.message, isChanged: true };
  }

  return {
    mutates: mutating.length > 0,
    validates: validating.length > 0,
    mutate: (message, identity, context) =>
      bounded(async () => {
        let state: Reviewed = { outcome: 'allowed', message, isChanged: false };
        for (const webhook of mutating) {
          if (state.outcome !== 'allowed') break;
          state = await askOne(webhook, state, identity, context, true);
        }
        return state;
      }),
    validate: (message, identity, context) =>
      bounded(async () => {
        const before = { message, isChanged: false };
        const answers = await Promise.all(
          validating.map((webhook) => askOne(webhook, before, identity, context, false)),
        );
        // Denied says more than failed.
        const refusal =
          answers.find(({ outcome }) => outcome === 'denied') ?? answers.find(({ outcome }) => outcome === 'failed');
        return refusal ?? { outcome: 'allowed', ...before };
      }),
    async close() {
      await Promise.all([...mutating, ...validating].map((webhook) => webhook.close()));
    },
  };
}
