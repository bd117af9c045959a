import { expect, test } from 'vitest';
import type { WorkflowStepConfig } from '../../../generated/types/workflow-step-config.ts';
import { runWorkflow } from '../../../runtime/workflow/run-workflow.ts';
import { prepared } from '../../support/workflow/prepared.ts';
import { failureOf, runOnce } from '../../support/workflow/run-once.ts';
import { structured, text, WorkflowWorld } from '../../support/workflow/workflow-world.ts';

const inner = {
  id: 'inner',
  tool: 'w.each',
  arguments: { it: '{{.item.name}} {{.forEach.item.name}} {{.forEach.index}}' },
};

function loop(more: Partial<WorkflowStepConfig> = {}): WorkflowStepConfig {
  return { id: 'all', type: 'forEach', collection: '{{.params.items}}', step: inner, ...more };
}

const items = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }));

test('each item is called for with its variables, and the results keep their order', async () => {
  const { end, sent } = await runOnce(
    { steps: [loop({ maxParallel: 1 })] },
    { params: { items }, reply: (_, given) => structured({ got: given['it'] }) },
  );
  expect(sent.map(({ it }) => it)).toEqual(['a a 0', 'b b 1', 'c c 2', 'd d 3', 'e e 4']);
  expect(end).toMatchObject({ kind: 'completed', output: { count: 5, completed: 5, failed: 0 } });
  const iterations = end.kind === 'completed' ? end.output['iterations'] : undefined;
  expect(iterations).toEqual(
    items.map((item, index) => ({
      index,
      item,
      status: 'completed',
      output: { got: `${item.name} ${item.name} ${index}` },
    })),
  );
});

test('as many items run at a time as maxParallel allows, ten without it', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ name: String(index) }));
  for (const [more, most] of [
    [{ maxParallel: 3 }, 3],
    [{}, 10],
  ] as const) {
    const world = new WorkflowWorld();
    const run = runWorkflow(await prepared({ steps: [loop(more)] }), { items: many }, world.doors());
    await world.settle();
    for (let left = many.length; left > 0; left--) {
      expect(world.openCalls.size).toBe(Math.min(most, left));
      // The last one first: order of answers is not order of items.
      [...world.openCalls].at(-1)?.answer(structured({}));
      await world.settle();
    }
    expect((await run).kind).toBe('completed');
    expect(world.calls.length).toBe(25);
  }
});

test.each([
  [{ collection: '[]' }, 'completed'],
  [{ collection: '{"a": 1}' }, 'not-a-list: step "all": its collection yields no JSON list'],
  [{ collection: '{{.params.none}}' }, 'not-a-list: step "all": its collection yields nothing, where a list is needed'],
  [{ maxIterations: 4 }, 'too-many-items: step "all": its collection has 5 items, and maxIterations allows 4'],
  [{ maxIterations: 5 }, 'completed'],
])('%j', async (more, expected) => {
  const { end, sent } = await runOnce({ steps: [loop(more)] }, { params: { items }, reply: () => structured({}) });
  expect(failureOf(end)).toBe(expected);
  if (expected !== 'completed') expect(sent).toEqual([]);
});

test('no configuration allows more than 1000 items', async () => {
  const collection = JSON.stringify(Array.from({ length: 1001 }, () => ({ name: '' })));
  const steps = [loop({ collection, maxIterations: 2000 })];
  expect(failureOf((await runOnce({ steps }, { reply: () => structured({}) })).end)).toContain('allows 1000');
});

const failing = (_: string, { it }: { readonly [name: string]: unknown }) =>
  String(it).startsWith('b') ? text('no', true) : structured({ ok: true });

test('the first item that fails ends the loop, and cancels the others', async () => {
  const world = new WorkflowWorld();
  const run = runWorkflow(await prepared({ steps: [loop()] }), { items }, world.doors());
  await world.settle();
  const [first, second, third] = [...world.openCalls];
  first?.answer(structured({}));
  second?.answer(text('no', true));
  expect(failureOf(await run)).toBe('tool-failed: step "all", item 1: tool w.each failed: no');
  expect(third?.call.signal.aborted).toBe(true);
  expect(world.clock.waiting).toBe(0);
});

test.each([
  [
    'the inner step',
    { step: { ...inner, onError: { action: 'continue' as const }, defaultResults: { ok: false } } },
    'completed',
    { ok: false },
  ],
  ['the loop', { onError: { action: 'continue' as const }, defaultResults: { extra: 1 } }, 'failed', {}],
])('with continue in %s the other items run', async (_, more, status, output) => {
  const { end, sent } = await runOnce(
    {
      steps: [
        loop(more),
        { id: 'after', tool: 'w.after', dependsOn: ['all'], arguments: { of: '{{json .steps.all}}' } },
      ],
    },
    { params: { items }, reply: failing },
  );
  expect(failureOf(end)).toBe('completed');
  const written = sent.at(-1)?.['of'];
  const seen: unknown = JSON.parse(typeof written === 'string' ? written : '');
  expect(seen).toMatchObject({ status, output: { count: 5, completed: 4, failed: 1 } });
  expect(seen).toHaveProperty('output.iterations.1', {
    index: 1,
    item: { name: 'b' },
    status: 'failed',
    output,
    error: 'step "all", item 1: tool w.each failed: no',
  });
  if (status === 'failed') expect(seen).toHaveProperty('output.extra', 1);
});

test('an item whose condition is false is skipped; its retries and its timeout are its own', async () => {
  const world = new WorkflowWorld();
  const step = {
    ...inner,
    condition: '{{ne .item.name "a"}}',
    defaultResults: { skipped: true },
    timeout: '10s',
    onError: { action: 'retry' as const, retryCount: 1, retryDelay: '2s' },
  };
  const run = runWorkflow(await prepared({ steps: [loop({ step })] }), { items: items.slice(0, 3) }, world.doors());
  await world.settle();
  expect(world.calls.map(({ call }) => call.item)).toEqual([1, 2]);
  [...world.openCalls].find(({ call }) => call.item === 1)?.answer(text('no', true));
  await world.settle();
  world.clock.pass(2000);
  await world.settle();
  [...world.openCalls].find(({ call }) => call.item === 1)?.answer(structured({ second: true }));
  await world.settle();
  world.clock.pass(8000);
  expect(failureOf(await run)).toBe('step-timeout: step "all", item 2: it did not end within 10s');
});
