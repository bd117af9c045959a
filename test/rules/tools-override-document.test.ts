import { expect, test } from 'vitest';
import { documentFindings } from '../support/document-findings.ts';

const overrides = (text: string): Promise<string[]> => documentFindings('tools-override', `toolsOverride: ${text}\n`);

test('new names of tools are looked at as those of a resource', async () => {
  expect(await overrides('{ a: { name: x }, b: { name: x } }')).toEqual(['1:45 tools/rename-to-taken-name']);
  expect(await overrides('{ a: { name: a } }')).toEqual(['1:29 tools/rename-to-itself']);
  expect(await overrides('{ a: { name: open issue } }')).toEqual(['1:29 tools/name-refused']);
  expect(await overrides('{ a: { name: x }, b: { name: z, description: Opens. } }')).toEqual([]);
});

test('hints about a tool agree', async () => {
  const hints = (text: string): string => `{ a: { description: Reads., annotations: { ${text} } } }`;
  expect(await overrides(hints('readOnlyHint: true, destructiveHint: true'))).toEqual([
    '1:79 tools/contradictory-hints',
  ]);
  expect(await overrides(hints('readOnlyHint: true, destructiveHint: false'))).toEqual([]);
  expect(await overrides(hints('destructiveHint: true'))).toEqual([]);
});
