import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QuestionAnswer } from '../../../runtime/workflow/workflow-host.ts';
import { readSnapshot } from '../../../runtime/workflow/run-snapshot.ts';
import { resumeWorkflow, runWorkflow } from '../../../runtime/workflow/run-workflow.ts';
import type { WorkflowEnd } from '../../../runtime/workflow/workflow-end.ts';
import { Driver } from '../../support/workflow/drive.ts';
import { answerOf, graphs, workflowOf, type GraphStep } from '../../support/workflow/graphs.ts';
import { prepared } from '../../support/workflow/prepared.ts';
import { modelled, type Modelled } from '../../support/workflow/sequential-model.ts';
import { WorkflowWorld } from '../../support/workflow/workflow-world.ts';

const order = fc.array(fc.nat(1000), { minLength: 1, maxLength: 60 });
const runs = { numRuns: 300 };

test('a random workflow does what the simple model does, whatever order the answers come in', async () => {
  await fc.assert(
    fc.asyncProperty(graphs(), order, async (graph, picks) => {
      const world = new WorkflowWorld();
      const workflow = await prepared(workflowOf(graph));
      const end = await new Driver(world, graph, picks).drive(runWorkflow(workflow, {}, world.doors()));
      expectAsModelled(end, graph, modelled(graph), world);
      expectNothingLeft(world);
    }),
    runs,
  );
});

test('a run that waits for its user in another process does what one does that never stopped', async () => {
  await fc.assert(
    fc.asyncProperty(graphs(), order, async (graph, picks) => {
      const world = new WorkflowWorld();
      const workflow = await prepared(workflowOf(graph));
      const driver = new Driver(world, graph, picks);
      let end = await driver.drive(runWorkflow(workflow, {}, world.doors(false)));
      for (let round = 0; end?.kind === 'suspended'; round++) {
        // Nothing runs while it waits, and all that is known is in the text.
        expectNothingLeft(world);
        const kept = readSnapshot(JSON.stringify(end.snapshot), workflow);
        if (kept === undefined || 'code' in kept) throw new Error('the snapshot cannot be read');
        // Some of the questions are answered, at least one.
        const [first, ...rest] = end.questions;
        const answered = [first, ...rest.filter((_, index) => (picks[(round + index) % picks.length] ?? 0) % 2 === 0)];
        const answers = new Map<string, QuestionAnswer>();
        for (const question of answered)
          if (question !== undefined)
            answers.set(question.step, answerOf(driver.step(question.step), driver.attempt(question.step)));
        end = await driver.drive(resumeWorkflow(workflow, kept, answers, world.doors(false)));
      }
      expectAsModelled(end, graph, modelled(graph), world);
      expectNothingLeft(world);
    }),
    runs,
  );
});

test('a run that is cancelled at any moment stops at once, with every call under way', async () => {
  await fc.assert(
    fc.asyncProperty(graphs(), order, fc.nat(30), async (graph, picks, moment) => {
      const world = new WorkflowWorld();
      const controller = new AbortController();
      const listeners = countedListeners(controller.signal);
      const workflow = await prepared(workflowOf(graph));
      let turns = 0;
      const run = runWorkflow(workflow, {}, world.doors(), { signal: controller.signal });
      const driver = new Driver(world, graph, picks);
      const early = await driver.drive(run, () => turns++ >= moment);
      const open = { calls: [...world.openCalls], questions: [...world.openQuestions] };
      const before = world.calls.length + world.questions.length;
      controller.abort();
      const end = await run;
      await world.settle();
      if (early === undefined) {
        expect(end).toMatchObject({ kind: 'failed', error: { code: 'cancelled' } });
        expect(open.calls.every(({ call }) => call.signal.aborted)).toBe(true);
        expect(open.questions.every(({ signal }) => signal.aborted)).toBe(true);
      }
      // What is answered late changes nothing.
      for (const call of open.calls) call.answer({ problem: 'late' });
      for (const question of open.questions) question.answer({ action: 'accept', content: { value: 'late' } });
      await world.settle();
      expect(world.calls.length + world.questions.length).toBe(before);
      expect(listeners.size).toBe(0);
      expectNothingLeft(world);
    }),
    runs,
  );
});

test('tools and loops alone make the calls that the model counts, each once per attempt', async () => {
  await fc.assert(
    fc.asyncProperty(graphs(['tool', 'forEach']), order, async (graph, picks) => {
      const model = modelled(graph);
      fc.pre(model.fatal.size === 0);
      const world = new WorkflowWorld();
      const workflow = await prepared(workflowOf(graph));
      await new Driver(world, graph, picks).drive(runWorkflow(workflow, {}, world.doors()));
      for (const { id } of graph)
        expect(world.calls.filter(({ call }) => call.step === id).length, id).toBe(model.steps.get(id)?.calls);
    }),
    runs,
  );
});

function expectAsModelled(
  end: WorkflowEnd | undefined,
  graph: readonly GraphStep[],
  model: Modelled,
  world: WorkflowWorld,
): void {
  const begun = world.begun;
  expect(new Set(begun).size).toBe(begun.length);
  for (const { id, dependsOn } of graph) {
    const ended = (step: string): number =>
      world.events.findIndex(
        (event) => 'step' in event && event.step === step && /completed|failed|skipped/.test(event.kind),
      );
    const started = world.events.findIndex((event) => event.kind === 'step-started' && event.step === id);
    if (started < 0) continue;
    for (const before of dependsOn) {
      expect(ended(before)).toBeGreaterThanOrEqual(0);
      expect(ended(before)).toBeLessThan(started);
    }
  }
  if (model.skips) {
    // Which steps are skipped depends on time; what ended well did what it always does.
    if (end?.kind === 'failed') expect(model.fatal).toContain(end.error.step);
    return;
  }
  if (model.fatal.size > 0) {
    expect(end?.kind).toBe('failed');
    if (end?.kind === 'failed') expect(model.fatal).toContain(end.error.step);
    return;
  }
  const all = Object.fromEntries(
    [...model.steps].map(([id, { status, output }]) => [id, expect.objectContaining({ status, output })]),
  );
  expect(end).toEqual({ kind: 'completed', output: { all } });
  expect(world.progress.at(-1)?.progress).toBe(graph.length);
  const told = world.progress.map(({ progress }) => progress);
  expect(told).toEqual([...new Set(told)].toSorted((a, b) => a - b));
}

function expectNothingLeft(world: WorkflowWorld): void {
  expect(world.clock.waiting).toBe(0);
}

/** The listeners that a signal has. */
function countedListeners(signal: AbortSignal): ReadonlySet<unknown> {
  const listeners = new Set<unknown>();
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = (...args: Parameters<typeof add>) => {
    listeners.add(args[1]);
    add(...args);
  };
  signal.removeEventListener = (...args: Parameters<typeof remove>) => {
    listeners.delete(args[1]);
    remove(...args);
  };
  return listeners;
}
