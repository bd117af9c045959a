import { expect, test } from 'vitest';
import { withCompositeToolConfigDefaults } from '../../../generated/defaults/composite-tool-config.ts';
import type { CompositeToolConfig } from '../../../generated/types/composite-tool-config.ts';
import { prepareWorkflow } from '../../../runtime/workflow/prepare-workflow.ts';

test.each<[Omit<CompositeToolConfig, 'name'>, string]>([
  [{ steps: [{ id: 'a', tool: 'w.a', dependsOn: ['a'] }] }, 'step "a" depends on itself'],
  [{ steps: [{ id: 'a', tool: 'w.a', dependsOn: ['b'] }] }, 'step "a" depends on a step that does not exist'],
  [
    {
      steps: [
        { id: 'a', tool: 'w.a' },
        { id: 'a', tool: 'w.b' },
      ],
    },
    'two steps have the same id',
  ],
  [
    { steps: [{ id: 'a', tool: 'w.a', arguments: { x: '{{' } }] },
    'the template at steps.0.arguments.x cannot be parsed: ',
  ],
  [
    { parameters: { $ref: 'https://example.com/schema' }, steps: [{ id: 'a', tool: 'w.a' }] },
    "parameters: its schema cannot be used: can't resolve reference https://example.com/schema",
  ],
  [
    {
      steps: [
        {
          id: 'a',
          type: 'elicitation',
          message: '?',
          schema: { type: 'object', properties: { x: { pattern: '(?=a)' } } },
        },
      ],
    },
    'step "a": its schema cannot be used: ',
  ],
])('%j does not run', async (config, problem) => {
  const found = await prepareWorkflow(withCompositeToolConfigDefaults({ name: 'flow', ...config }));
  expect('problems' in found ? found.problems.join('\n') : '').toContain(problem);
});
