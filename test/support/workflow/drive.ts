import type { WorkflowEnd } from '../../../runtime/workflow/workflow-end.ts';
import { answerOf, resultOf, retries, type GraphStep } from './graphs.ts';
import { structured, text, type WaitingCall, type WorkflowWorld } from './workflow-world.ts';

/** The longest pause that a test waits for; what is longer is the timeout of the workflow. */
const longestPause = 5000;
/** Far more than any random workflow takes. */
const mostTurns = 5000;

/** A user and tools that answer as a graph says, in the order that `pick` gives. */
export class Driver {
  readonly #world: WorkflowWorld;
  readonly #graph: readonly GraphStep[];
  readonly #pick: (count: number) => number;
  readonly #attempts = new Map<string, number>();

  constructor(world: WorkflowWorld, graph: readonly GraphStep[], order: readonly number[]) {
    this.#world = world;
    this.#graph = graph;
    let turn = 0;
    this.#pick = (count) => (order[turn++ % order.length] ?? 0) % count;
  }

  /** Answers until the run has ended, or `stop` says so between two answers. */
  async drive(run: Promise<WorkflowEnd>, stop: () => boolean = () => false): Promise<WorkflowEnd | undefined> {
    let end: WorkflowEnd | undefined;
    let failure: unknown;
    run.then(
      (value) => (end = value),
      (error: unknown) => (failure = error),
    );
    for (let turn = 0; turn < mostTurns; turn++) {
      await this.#world.settle();
      if (failure !== undefined) throw new Error('the run has crashed', { cause: failure });
      if (end !== undefined || stop()) return end;
      this.#once();
    }
    throw new Error('the run does not end');
  }

  #once(): void {
    const { openCalls, openQuestions, clock } = this.#world;
    const next = clock.next;
    const choices = [
      ...[...openCalls].filter(({ call }) => !call.signal.aborted).map((call) => () => this.#answerCall(call)),
      ...[...openQuestions]
        .filter(({ signal }) => !signal.aborted)
        .map((waiting) => () => {
          const step = this.step(waiting.question.step);
          waiting.answer(answerOf(step, this.attempt(step.id)));
        }),
      ...(next !== undefined && next <= longestPause ? [() => clock.pass(next)] : []),
    ];
    if (choices.length === 0) throw new Error('the run waits for nothing');
    choices[this.#pick(choices.length)]?.();
  }

  #answerCall(waiting: WaitingCall): void {
    const step = this.step(waiting.call.step);
    const isFailed =
      step.kind === 'forEach'
        ? step.failures >= (step.onError === 'retry' ? retries + 1 : 1)
        : this.attempt(step.id) <= step.failures;
    waiting.answer(isFailed ? text('no', true) : structured(resultOf(waiting.name, waiting.parameters)));
  }

  step(id: string): GraphStep {
    const found = this.#graph.find((step) => step.id === id);
    if (found === undefined) throw new Error(`no step ${id}`);
    return found;
  }

  /** Counts the attempts of a step, from 1. */
  attempt(id: string): number {
    const count = (this.#attempts.get(id) ?? 0) + 1;
    this.#attempts.set(id, count);
    return count;
  }
}
