import { expect, test } from 'vitest';
import type { CompositeToolConfig } from '../../../generated/types/composite-tool-config.ts';
import type { QuestionAnswer } from '../../../runtime/workflow/workflow-host.ts';
import { readSnapshot } from '../../../runtime/workflow/run-snapshot.ts';
import { resumeWorkflow, runWorkflow } from '../../../runtime/workflow/run-workflow.ts';
import { prepared } from '../../support/workflow/prepared.ts';
import { failureOf } from '../../support/workflow/run-once.ts';
import { structured, WorkflowWorld } from '../../support/workflow/workflow-world.ts';

type Action = 'abort' | 'continue' | 'skip_remaining';

/** A question between two calls, with a call beside it, and one that waits for both. */
function asking(onDecline?: Action, onCancel?: Action): Omit<CompositeToolConfig, 'name'> {
  return {
    steps: [
      { id: 'before', tool: 'w.before' },
      { id: 'beside', tool: 'w.beside', dependsOn: ['before'] },
      {
        id: 'ask',
        type: 'elicitation',
        dependsOn: ['before'],
        message: 'Do {{.steps.before.output.what}}?',
        schema: { type: 'object', properties: { sure: { type: 'boolean' } }, required: ['sure'] },
        defaultResults: { sure: false },
        ...(onDecline === undefined ? {} : { onDecline: { action: onDecline } }),
        ...(onCancel === undefined ? {} : { onCancel: { action: onCancel } }),
      },
      {
        id: 'other',
        type: 'elicitation',
        dependsOn: ['before'],
        message: 'Another?',
        defaultResults: { by: 'default' },
      },
      {
        id: 'after',
        tool: 'w.after',
        dependsOn: ['ask'],
        arguments: { sure: '{{.steps.ask.output.sure}}', action: '{{.steps.ask.output.action}}' },
        defaultResults: { done: false },
      },
      { id: 'end', tool: 'w.end', dependsOn: ['after', 'beside'], defaultResults: { done: false } },
    ],
  };
}

/** Runs up to the question. */
async function upToQuestion(config: Omit<CompositeToolConfig, 'name'>) {
  const world = new WorkflowWorld();
  const run = runWorkflow(await prepared(config), {}, world.doors());
  world.open('w.before').answer(structured({ what: 'it' }));
  await world.settle();
  return { world, run };
}

test('an answer goes to the steps that read it', async () => {
  const { world, run } = await upToQuestion(asking());
  expect(world.asked('ask').question).toMatchObject({ step: 'ask', message: 'Do it?', schema: { required: ['sure'] } });
  world.asked('ask').answer({ action: 'accept', content: { sure: true } });
  world.asked('other').answer({ action: 'accept' });
  await world.settle();
  expect(world.open('w.after').parameters).toEqual({ sure: 'true', action: 'accept' });
  world.open('w.after').answer(structured({ done: true }));
  world.open('w.beside').answer(structured({}));
  await world.settle();
  world.open('w.end').answer(structured({ last: 1 }));
  expect(await run).toEqual({ kind: 'completed', output: { last: 1 } });
});

test.each([
  ['decline', undefined, 'declined: step "ask": the user declined'],
  ['decline', 'abort', 'declined: step "ask": the user declined'],
  ['cancel', undefined, 'dismissed: step "ask": the user closed the question without an answer'],
] as const)('%s with %s ends the workflow, and cancels what is under way', async (action, then, expected) => {
  const { world, run } = await upToQuestion(asking(then, then));
  const beside = world.open('w.beside');
  world.asked('ask').answer({ action });
  expect(failureOf(await run)).toBe(expected);
  expect(beside.call.signal.aborted).toBe(true);
  expect(world.asked('other').signal.aborted).toBe(true);
});

test.each(['decline', 'cancel'] as const)('%s with continue goes on with the defaults', async (action) => {
  const { world } = await upToQuestion(asking('continue', 'continue'));
  world.asked('ask').answer({ action });
  await world.settle();
  expect(world.open('w.after').parameters).toEqual({ sure: 'false', action });
});

test.each(['decline', 'cancel'] as const)('%s with skip_remaining begins nothing more', async (action) => {
  const { world, run } = await upToQuestion(asking('skip_remaining', 'skip_remaining'));
  const before = world.calls.length;
  world.asked('ask').answer({ action });
  await world.settle();
  // What has begun ends by itself; the user is not asked further.
  const beside = world.open('w.beside');
  expect(beside.call.signal.aborted).toBe(false);
  expect(world.asked('other').signal.aborted).toBe(true);
  beside.answer(structured({}));
  expect(await run).toEqual({ kind: 'completed', output: { done: false } });
  expect(world.calls.length).toBe(before);
  const skipped = world.events.flatMap((event) => (event.kind === 'step-skipped' ? [event.step] : []));
  expect(new Set(skipped)).toEqual(new Set(['after', 'end', 'other']));
});

test('an answer that does not match the schema fails the step', async () => {
  const { world, run } = await upToQuestion(asking());
  world.asked('ask').answer({ action: 'accept', content: { sure: 'yes' } });
  expect(failureOf(await run)).toBe(
    'invalid-answer: step "ask": the answer does not match its schema: sure must be boolean',
  );
});

test('nobody to ask is a failure like any other', async () => {
  const { world, run } = await upToQuestion(asking());
  world.asked('ask').answer({ problem: 'the client cannot be asked' });
  expect(failureOf(await run)).toBe('cannot-ask: step "ask": the client cannot be asked');
});

test.each([
  [undefined, 'unanswered: step "ask": no answer within 1m'],
  ['continue', 'completed'],
] as const)('without an answer in time and with onCancel %s', async (onCancel, expected) => {
  const { steps } = asking(undefined, onCancel);
  const [first, , ask] = steps;
  if (first === undefined || ask === undefined) throw new Error('no step');
  const { world, run } = await upToQuestion({ steps: [first, { ...ask, timeout: '1m' }] });
  world.clock.pass(59_999);
  await world.settle();
  expect(world.asked('ask').signal.aborted).toBe(false);
  world.clock.pass(1);
  expect(failureOf(await run)).toBe(expected);
  expect(world.asked('ask').signal.aborted).toBe(true);
  expect(world.clock.waiting).toBe(0);
});

const paused: Omit<CompositeToolConfig, 'name'> = {
  timeout: '10m',
  steps: [
    { id: 'before', tool: 'w.before' },
    {
      id: 'ask',
      type: 'elicitation',
      message: 'Sure?',
      timeout: '5m',
      schema: { type: 'object', properties: { sure: { type: 'boolean' } }, required: ['sure'] },
      onError: { action: 'retry', retryCount: 1 },
    },
    { id: 'after', tool: 'w.after', dependsOn: ['before', 'ask'], arguments: { x: '{{.steps.ask.output.sure}}' } },
  ],
};

/** Runs up to where the workflow waits in a snapshot. */
async function suspended() {
  const world = new WorkflowWorld().replyWith((name) => structured({ from: name }));
  const workflow = await prepared(paused);
  const end = await runWorkflow(workflow, {}, world.doors(false));
  if (end.kind !== 'suspended') throw new Error(failureOf(end));
  return { world, workflow, snapshot: end.snapshot, questions: end.questions };
}

const sure = new Map<string, QuestionAnswer>([['ask', { action: 'accept', content: { sure: true } }]]);

test('a run that waits goes on elsewhere, and does nothing twice', async () => {
  const { world, workflow, snapshot, questions } = await suspended();
  expect(questions).toEqual([{ step: 'ask', message: 'Sure?', schema: paused.steps[1]?.schema }]);
  const text = JSON.stringify(snapshot);
  const kept = readSnapshot(text, workflow);
  expect(kept).toEqual(snapshot);
  const elsewhere = new WorkflowWorld().replyWith((name) => structured({ from: name }));
  const end = await resumeWorkflow(workflow, snapshot, sure, elsewhere.doors(false));
  expect(end).toEqual({ kind: 'completed', output: { from: 'w.after' } });
  expect(world.calls.map(({ name }) => name)).toEqual(['w.before']);
  expect(elsewhere.calls.map(({ name, parameters }) => [name, parameters])).toEqual([['w.after', { x: 'true' }]]);
});

test('without an answer the question stays open; a wrong answer is reported, and the question asked again once', async () => {
  const { world, workflow, snapshot } = await suspended();
  const none = await resumeWorkflow(workflow, snapshot, new Map(), world.doors(false));
  if (none.kind !== 'suspended') throw new Error(failureOf(none));
  expect(none.snapshot).toEqual(snapshot);
  const wrong = new Map<string, QuestionAnswer>([['ask', { action: 'accept', content: {} }]]);
  const again = await resumeWorkflow(workflow, none.snapshot, wrong, world.doors(false));
  if (again.kind !== 'suspended') throw new Error(failureOf(again));
  expect(again.questions[0]?.problem).toContain("must have required property 'sure'");
  expect(failureOf(await resumeWorkflow(workflow, again.snapshot, wrong, world.doors(false)))).toMatch(
    /^invalid-answer/,
  );
});

test('time goes on while a run waits', async () => {
  const { world, workflow, snapshot } = await suspended();
  world.clock.pass(5 * 60_000);
  expect(failureOf(await resumeWorkflow(workflow, snapshot, sure, world.doors(false)))).toMatch(/^unanswered/);
  world.clock.pass(5 * 60_000);
  const late = await resumeWorkflow(workflow, snapshot, sure, world.doors(false));
  expect(failureOf(late)).toBe('workflow-timeout: the workflow did not end within 600000 ms; under way: "ask"');
});

test('a snapshot of another configuration, and a malformed one, are refused', async () => {
  const { workflow, snapshot } = await suspended();
  const changed = await prepared({ ...paused, timeout: '11m' });
  expect(readSnapshot(JSON.stringify(snapshot), changed)).toMatchObject({ code: 'changed' });
  const { params: _params, ...rest } = snapshot;
  for (const text of ['', 'null', '{}', '[]', JSON.stringify({ ...snapshot, steps: [1] }), JSON.stringify(rest)])
    expect(readSnapshot(text, workflow)).toBeUndefined();
});
