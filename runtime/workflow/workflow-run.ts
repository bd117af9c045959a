import type { WorkflowStepConfigWithDefaults } from '../../generated/defaults/workflow-step-config.ts';
import { buildOutput } from './build-output.ts';
import { CancelScope } from './cancel-scope.ts';
import type { JsonObject, QuestionAnswer, WorkflowHost, WorkflowEvent } from './workflow-host.ts';
import { jsonSize } from './json-size.ts';
import { missingTool } from './missing-tool.ts';
import { milliseconds } from './milliseconds.ts';
import type { ModelStep } from './model/workflow-model.ts';
import type { PreparedWorkflow } from './prepare-workflow.ts';
import { answerBrought, anyForm } from './question-step.ts';
import type { RunContext } from './run-context.ts';
import { RunData, type RunFacts, type StepData } from './run-data.ts';
import { RunProgress } from './run-progress.ts';
import { RunReports } from './run-reports.ts';
import type { OpenQuestion, WorkflowSnapshot } from './run-snapshot.ts';
import { runStep } from './run-step.ts';
import type { StepOutcome } from './step-outcome.ts';
import { stepError, type WorkflowError } from './workflow-error.ts';
import type { WorkflowEnd } from './workflow-end.ts';
import type { WorkflowLimits } from './workflow-limits.ts';

/** One run of a workflow, from its beginning or from where it waited, to its end or to where it waits for answers. */
export class WorkflowRun {
  readonly #workflow: PreparedWorkflow;
  readonly #facts: RunFacts;
  readonly #doors: WorkflowHost;
  readonly #limits: WorkflowLimits;
  readonly #context: RunContext;
  readonly #progress: RunProgress;
  readonly #reports: RunReports;
  readonly #scope = new CancelScope();
  readonly #end = Promise.withResolvers<WorkflowEnd>();
  readonly #pending: Map<string, ModelStep>;
  readonly #ended = new Map<string, StepData>();
  /** The steps under way. */
  readonly #running = new Map<string, CancelScope>();
  readonly #questions = new Map<string, OpenQuestion>();
  #skipsRest = false;
  #resultBytes = 0;
  #isOver = false;
  #cancelTimer: () => void = () => undefined;
  #signal: AbortSignal | undefined;

  constructor(
    workflow: PreparedWorkflow,
    facts: RunFacts,
    snapshot: WorkflowSnapshot | undefined,
    doors: WorkflowHost,
    limits: WorkflowLimits,
  ) {
    const { steps } = workflow.model;
    this.#workflow = workflow;
    this.#facts = facts;
    this.#doors = doors;
    this.#limits = limits;
    this.#reports = new RunReports(workflow.model.config.name, facts, doors);
    this.#pending = new Map(steps);
    const data = new RunData(facts, steps.keys(), () => doors.clock.now());
    for (const [id, step] of snapshot?.steps ?? []) this.#keep(id, step, data);
    for (const [id, question] of snapshot?.questions ?? [])
      if (this.#pending.delete(id)) this.#questions.set(id, question);
    this.#progress = new RunProgress(steps.size, this.#ended.size, (progress) => doors.progress?.(progress));
    const advanced = (step: string, share: number): void => this.#progress.advanced(step, share);
    this.#context = { workflow, doors, limits, data, advanced };
  }

  /** Runs until the workflow has ended or waits. Rejects only for bugs of this program, with nothing left running. */
  go(signal: AbortSignal | undefined, answers: ReadonlyMap<string, QuestionAnswer>): Promise<WorkflowEnd> {
    this.#reports.run(answers.size > 0 || this.#questions.size > 0 ? 'resumed' : 'started');
    this.#signal = signal;
    signal?.addEventListener('abort', this.#cancel, { once: true });
    const { timeout } = this.#workflow.model.config;
    const time = timeout === undefined ? this.#limits.runTime : milliseconds(timeout);
    const left = this.#facts.startedAt + time - this.#doors.clock.now();
    if (signal?.aborted === true) this.#cancel();
    else if (left <= 0) this.#timeOut(time);
    else {
      this.#cancelTimer = this.#doors.clock.after(left, () => this.#timeOut(time));
      const missing = missingTool(this.#pending.values(), this.#doors);
      if (missing !== undefined) this.#fail(missing);
      else this.#begin(answers);
    }
    return this.#end.promise;
  }

  #begin(answers: ReadonlyMap<string, QuestionAnswer>): void {
    for (const [id, question] of this.#questions) {
      const step = this.#workflow.model.steps.get(id);
      const outcome = step && answerBrought(step.config, question, answers.get(id), this.#context);
      if (outcome === undefined || outcome.kind === 'asked') {
        if (outcome !== undefined) this.#ask(id, outcome);
        continue;
      }
      this.#questions.delete(id);
      if (step !== undefined) this.#finishStep(step.config, outcome, question.askedAt);
    }
    this.#advance();
  }

  /** Begins what can begin; ends the run, or lets it wait, where nothing is under way. */
  #advance(): void {
    if (this.#isOver) return;
    if (this.#skipsRest) this.#skipRest();
    for (const [id, step] of this.#pending) {
      if (!(step.config.dependsOn ?? []).every((other) => this.#ended.has(other))) continue;
      this.#pending.delete(id);
      void this.#runStep(step);
    }
    if (this.#isOver || this.#running.size > 0) return;
    if (this.#questions.size > 0) this.#suspend();
    else this.#complete();
  }

  #skipRest(): void {
    // What has begun goes on to its end; the user is not asked further.
    for (const [id, scope] of this.#running)
      if (this.#workflow.model.steps.get(id)?.config.type === 'elicitation') scope.stop('withdrawn');
    const rest = [...this.#pending.keys(), ...this.#questions.keys()];
    this.#pending.clear();
    this.#questions.clear();
    for (const id of rest) {
      const config = this.#workflow.model.steps.get(id)?.config;
      if (config !== undefined) this.#finishStep(config, { kind: 'skipped' }, this.#doors.clock.now());
    }
  }

  async #runStep(step: ModelStep): Promise<void> {
    const { config } = step;
    const scope = new CancelScope(this.#scope);
    const since = this.#doors.clock.now();
    this.#running.set(config.id, scope);
    this.#context.data.set(config.id, { status: 'running' });
    this.#reports.step('step-started', config, since);
    try {
      const outcome = await runStep(step, scope, this.#context);
      if (this.#isOver) return;
      this.#running.delete(config.id);
      this.#finishStep(config, outcome, since);
      this.#advance();
    } catch (error) {
      if (this.#close()) this.#end.reject(error);
    } finally {
      scope.end();
    }
  }

  #finishStep(config: WorkflowStepConfigWithDefaults, outcome: StepOutcome, since: number): void {
    const { id, defaultResults = {}, onError } = config;
    if (this.#isOver) return;
    switch (outcome.kind) {
      case 'completed': {
        const { output, content } = outcome;
        this.#record(config, { status: 'completed', output, ...(content === undefined ? {} : { content }) }, since);
        return;
      }
      case 'refused':
        if (outcome.then === 'skip_remaining') this.#skipsRest = true;
        this.#record(config, { status: 'completed', output: outcome.output }, since);
        return;
      case 'ended':
        this.#reports.step('step-failed', config, since, outcome.error.code);
        this.#fail(outcome.error);
        return;
      case 'stopped':
      case 'skipped':
        this.#record(config, { status: 'skipped', output: defaultResults as JsonObject }, since);
        return;
      case 'asked':
        this.#ask(id, outcome);
        this.#reports.step('step-asked', config, since);
        return;
      case 'failed': {
        const { error, output = {} } = outcome;
        if (onError?.action !== 'continue') {
          this.#reports.step('step-failed', config, since, error.code);
          this.#fail(error);
          return;
        }
        const kept = { ...(defaultResults as JsonObject), ...output };
        this.#record(config, { status: 'failed', output: kept, error: error.message }, since);
      }
    }
  }

  #ask(id: string, { question, attempt }: StepOutcome & { readonly kind: 'asked' }): void {
    const { message, problem } = question;
    const askedAt = this.#questions.get(id)?.askedAt ?? this.#doors.clock.now();
    this.#questions.set(id, { message, askedAt, attempt, ...(problem === undefined ? {} : { problem }) });
  }

  #record(config: WorkflowStepConfigWithDefaults, data: StepData, since: number): void {
    this.#keep(config.id, data, this.#context.data);
    this.#reports.step(stepEvents[data.status], config, since);
    this.#progress.ended(config.id, data.status);
    if (this.#resultBytes > this.#limits.totalResultBytes)
      this.#fail(
        stepError(
          'too-large',
          config.id,
          undefined,
          `the results so far have more than ${this.#limits.totalResultBytes} bytes`,
        ),
      );
  }

  #keep(id: string, data: StepData, all: RunData): void {
    this.#pending.delete(id);
    this.#ended.set(id, data);
    this.#resultBytes += jsonSize(data.output) + (data.content === data.output ? 0 : jsonSize(data.content));
    all.set(id, data);
  }

  #complete(): void {
    const { config } = this.#workflow.model;
    const last = config.steps.at(-1)?.id ?? '';
    const { templateLength, outputBytes } = this.#limits;
    const built =
      config.output === undefined
        ? { output: this.#ended.get(last)?.output ?? {} }
        : buildOutput(config.output, this.#workflow, this.#context.data.root({}, 'completed'), templateLength);
    if ('problem' in built) return this.#fail({ code: 'invalid-output', message: built.problem });
    if (jsonSize(built.output) > outputBytes)
      return this.#fail({ code: 'too-large', message: `the output has more than ${outputBytes} bytes` });
    this.#finish({ kind: 'completed', output: built.output }, 'completed');
  }

  #suspend(): void {
    const { model, digest } = this.#workflow;
    const questions = [...this.#questions].map(([step, { message, problem }]) => ({
      step,
      message,
      schema: model.steps.get(step)?.config.schema ?? anyForm,
      ...(problem === undefined ? {} : { problem }),
    }));
    const { id, startedAt, params } = this.#facts;
    const snapshot: WorkflowSnapshot = {
      version: 1,
      workflow: model.config.name,
      digest,
      id,
      startedAt,
      params,
      steps: [...this.#ended],
      questions: [...this.#questions],
    };
    this.#finish({ kind: 'suspended', questions, snapshot }, 'suspended');
  }

  readonly #cancel = (): void => {
    this.#finish({ kind: 'failed', error: { code: 'cancelled', message: 'the workflow was cancelled' } }, 'cancelled');
  };

  #timeOut(time: number): void {
    const open = [...this.#running.keys(), ...this.#questions.keys()].map((id) => `"${id}"`).join(', ');
    const message = `the workflow did not end within ${time} ms${open === '' ? '' : `; under way: ${open}`}`;
    this.#finish({ kind: 'failed', error: { code: 'workflow-timeout', message } }, 'timed-out');
  }

  #fail(error: WorkflowError): void {
    this.#finish({ kind: 'failed', error }, 'failed', error.code);
  }

  #finish(end: WorkflowEnd, kind: WorkflowEvent['kind'], message?: string): void {
    if (!this.#close()) return;
    this.#reports.run(kind, message);
    this.#end.resolve(end);
  }

  /** Stops what is under way and forgets timers and listeners. False where that was done before. */
  #close(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    this.#cancelTimer();
    this.#signal?.removeEventListener('abort', this.#cancel);
    this.#scope.stop(this.#signal?.aborted === true ? 'cancelled' : 'over');
    return true;
  }
}

const stepEvents = {
  pending: 'step-started',
  running: 'step-started',
  completed: 'step-completed',
  failed: 'step-failed',
  skipped: 'step-skipped',
} as const;
