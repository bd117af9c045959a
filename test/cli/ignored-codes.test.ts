import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyDiagnostic } from '../../cli/explain/every-diagnostic.ts';

const root = join(import.meta.dirname, '../..');

/** The code of every declaration in `text`: the first one named after each call. */
function codesIn(text: string): string[] {
  return text
    .split(/\bdefineDiagnostic(?=[<(])/)
    .slice(1)
    .map((rest) => /\bcode: '([^']*)'/.exec(rest)?.[1] ?? 'no code');
}

test('every diagnostic that a file declares is known, and nothing else is', async () => {
  const files = ['runtime', 'manifests', 'cli'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'define.ts')
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const written = files.flatMap((path) => codesIn(readFileSync(path, 'utf8')));
  expect(written.length).toBeGreaterThan(60);
  const declared = await everyDiagnostic();
  expect([...declared.keys()].toSorted()).toEqual(written.toSorted());
  // What has an area of its own is reported by one command.
  for (const [code, { stage }] of declared) {
    if (/^(plan|output)\//.test(code)) expect(stage, code).not.toBe('check');
    if (/^(link|schema|cedar|workflow)\//.test(code)) expect(stage, code).toBe('check');
  }
});
