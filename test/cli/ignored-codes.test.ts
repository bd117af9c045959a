import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyDiagnostic } from '../../cli/project-file/ignored-codes.ts';

const root = join(import.meta.dirname, '../..');

test('the check of ignored codes knows every diagnostic that a command can report', async () => {
  const files = ['runtime', 'manifests', 'cli'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const declared = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bcode: '([a-z-]+\/[a-z0-9-]+)'/g)].map((match) => match[1]),
  );
  expect(declared.length).toBeGreaterThan(40);
  const known = await everyDiagnostic();
  expect(declared.filter((code) => !known.has(code ?? ''))).toEqual([]);
});
