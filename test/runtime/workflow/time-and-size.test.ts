import { expect, test } from 'vitest';
import type { WorkflowStepConfig } from '../../../generated/types/workflow-step-config.ts';
import { runWorkflow } from '../../../runtime/workflow/run-workflow.ts';
import { prepared } from '../../support/workflow/prepared.ts';
import { failureOf, runOnce } from '../../support/workflow/run-once.ts';
import { structured, text, WorkflowWorld } from '../../support/workflow/workflow-world.ts';

async function begun(steps: readonly WorkflowStepConfig[], timeout?: string) {
  const world = new WorkflowWorld();
  const workflow = await prepared({ steps, ...(timeout === undefined ? {} : { timeout }) });
  const run = runWorkflow(workflow, {}, world.doors());
  await world.settle();
  return { world, run };
}

test('attempts come after a fixed pause, as many as retryCount says more', async () => {
  const onError = { action: 'retry' as const, retryCount: 3, retryDelay: '2s' };
  const { world, run } = await begun([{ id: 'call', tool: 'w.t', onError }]);
  for (let attempt = 1; attempt <= 4; attempt++) {
    expect(world.calls.length).toBe(attempt);
    world.open('w.t').answer(attempt % 2 === 0 ? { problem: 'down' } : text('busy', true));
    await world.settle();
    if (attempt === 4) break;
    world.clock.pass(1999);
    await world.settle();
    expect(world.calls.length).toBe(attempt);
    world.clock.pass(1);
    await world.settle();
  }
  expect(failureOf(await run)).toBe('tool-failed: step "call": tool w.t failed: down (after 4 attempts)');
  expect(world.clock.waiting).toBe(0);
});

test('without retryDelay the pause is a second', async () => {
  const { world } = await begun([{ id: 'call', tool: 'w.t', onError: { action: 'retry', retryCount: 1 } }]);
  world.open('w.t').answer({ problem: 'down' });
  await world.settle();
  expect(world.clock.next).toBe(1000);
});

test('the timeout of a step covers its attempts and pauses, and cancels its call', async () => {
  const onError = { action: 'retry' as const, retryCount: 5, retryDelay: '4s' };
  const { world, run } = await begun([{ id: 'call', tool: 'w.t', timeout: '10s', onError }]);
  world.open('w.t').answer({ problem: 'down' });
  await world.settle();
  world.clock.pass(4000);
  await world.settle();
  world.clock.pass(5999);
  await world.settle();
  const call = world.open('w.t');
  expect(call.call.signal.aborted).toBe(false);
  world.clock.pass(1);
  expect(failureOf(await run)).toBe('step-timeout: step "call": it did not end within 10s');
  expect(call.call.signal.aborted).toBe(true);
});

test('a step that is out of time can be gone on without', async () => {
  const steps: WorkflowStepConfig[] = [
    { id: 'slow', tool: 'w.slow', timeout: '1s', onError: { action: 'continue' }, defaultResults: { a: 1 } },
    { id: 'after', tool: 'w.after', dependsOn: ['slow'], arguments: { a: '{{.steps.slow.output.a}}' } },
  ];
  const { world } = await begun(steps);
  world.clock.pass(1000);
  await world.settle();
  expect(world.open('w.after').parameters).toEqual({ a: '1' });
});

test.each([
  ['30s', 30_000],
  [undefined, 30 * 60_000],
])('the timeout %s ends a workflow, and names what was under way', async (timeout, time) => {
  const { world, run } = await begun(
    [
      { id: 'a', tool: 'w.a' },
      { id: 'b', tool: 'w.b' },
    ],
    timeout,
  );
  world.open('w.a').answer(structured({}));
  world.clock.pass(time - 1);
  await world.settle();
  const call = world.open('w.b');
  world.clock.pass(1);
  expect(failureOf(await run)).toBe(`workflow-timeout: the workflow did not end within ${time} ms; under way: "b"`);
  expect(call.call.signal.aborted).toBe(true);
  expect(world.events.at(-1)).toMatchObject({ kind: 'timed-out', duration: time });
});

const big = 'x'.repeat(1000);

test.each([
  [{ resultBytes: 900 }, 'too-large: step "one": the result of w.t has more than 900 bytes'],
  [{ totalResultBytes: 1500 }, 'too-large: step "two": the results so far have more than 1500 bytes'],
  [{ outputBytes: 900 }, 'too-large: the output has more than 900 bytes'],
  [
    { templateLength: 900 },
    'template: step "two": argument "a": the result is too long (in {{.steps.one.output.text}})',
  ],
  [{}, 'completed'],
])('sizes are bounded: %j', async (limits, expected) => {
  const steps = [
    { id: 'one', tool: 'w.t' },
    { id: 'two', tool: 'w.t', dependsOn: ['one'], arguments: { a: '{{.steps.one.output.text}}' } },
  ];
  expect(failureOf((await runOnce({ steps }, { limits, reply: () => text(big) })).end)).toBe(expected);
});

test('a loop holds no more than a run may', async () => {
  const steps: WorkflowStepConfig[] = [
    { id: 'all', type: 'forEach', collection: '[1,2,3,4]', maxParallel: 1, step: { id: 'i', tool: 'w.t' } },
  ];
  const { end, sent } = await runOnce({ steps }, { limits: { totalResultBytes: 2500 }, reply: () => text(big) });
  expect(failureOf(end)).toBe('too-large: step "all", item 2: the results so far have more than 2500 bytes');
  expect(sent.length).toBe(3);
});

test('a huge answer of the user is refused', async () => {
  const { world, run } = await begun([{ id: 'ask', type: 'elicitation', message: '?' }]);
  world.asked('ask').answer({ action: 'accept', content: { a: 'x'.repeat(1024 * 1024) } });
  expect(failureOf(await run)).toBe('invalid-answer: step "ask": the answer has more than 1048576 bytes');
});

test('a bug behind a door ends the run, with nothing left under way', async () => {
  const steps: WorkflowStepConfig[] = [
    { id: 'a', tool: 'w.a' },
    { id: 'b', type: 'forEach', collection: '[1,2]', step: { id: 'i', tool: 'w.b' } },
  ];
  const { world, run } = await begun(steps);
  const rest = [...world.openCalls].slice(1);
  world.open('w.b').crash(new Error('a bug'));
  await expect(run).rejects.toThrow('a bug');
  expect(rest.filter(({ call }) => call.item !== 0).every(({ call }) => call.signal.aborted)).toBe(true);
  expect(world.open('w.a').call.signal.aborted).toBe(true);
  expect(world.clock.waiting).toBe(0);
});

test('progress of a tool is progress of the workflow, and only grows', async () => {
  const { world } = await begun([
    { id: 'a', tool: 'w.a' },
    { id: 'b', tool: 'w.b', dependsOn: ['a'] },
  ]);
  const { onProgress } = world.open('w.a').call;
  onProgress(1, 4);
  onProgress(1, 4);
  onProgress(3, 4);
  onProgress(2, 4);
  onProgress(5, undefined);
  onProgress(Number.NaN, 4);
  onProgress(9, 4);
  world.open('w.a').answer(structured({}));
  await world.settle();
  expect(world.progress).toEqual([
    { progress: 0.25, total: 2, message: 'step "a" is under way' },
    { progress: 0.75, total: 2, message: 'step "a" is under way' },
    { progress: 0.99, total: 2, message: 'step "a" is under way' },
    { progress: 1, total: 2, message: 'step "a" is completed (1 of 2)' },
  ]);
});
