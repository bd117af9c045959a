import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { loadDocument } from '../generated/load.ts';
import { compile } from '../manifests/compile.ts';
import { serverDefaults, type ServerDefaults } from '../manifests/lower/server-defaults.ts';
import { printStream } from '../manifests/synth/print.ts';
import { renderText } from '../runtime/diagnostics/render-text.ts';

const root = join(import.meta.dirname, 'golden');
const cases = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .toSorted();

/** `UPDATE_GOLDEN=1 npx vitest run test/golden.test.ts` writes what is compiled; look at the difference before you keep it. */
const isUpdating = process.env['UPDATE_GOLDEN'] === '1';

/** A golden file that is longer shows more than one idea. */
const longest = 320;

async function compileCase(name: string): Promise<Readonly<Record<'manifests.yaml' | 'diagnostics.txt', string>>> {
  const source = { path: 'input.yaml', text: readFileSync(join(root, name, 'input.yaml'), 'utf8') };
  const { objects, diagnostics } = await compile([source], {
    target: 'workloads',
    image: 'registry.svc.internal/svc:test',
    extent: 'whole',
    closed: false,
    programs: await programsOf(join(root, name, 'svc.yaml')),
  });
  return {
    'manifests.yaml': printStream(objects),
    'diagnostics.txt': diagnostics.length === 0 ? '' : renderText(diagnostics, { color: false }),
  };
}

/** What the svc.yaml of a case says about our own programs, where it has one. */
async function programsOf(path: string): Promise<ServerDefaults> {
  if (!existsSync(path)) return {};
  const { validate } = await loadDocument['project-file']();
  const settings: unknown = load(readFileSync(path, 'utf8'));
  if (!validate(settings)) throw new Error(`${path}: ${JSON.stringify(validate.errors)}`);
  return serverDefaults(settings);
}

describe('golden folders', () => {
  test('there are some, and each holds nothing else than its files', () => {
    expect(cases.length).toBeGreaterThan(3);
    for (const name of cases) {
      const files = readdirSync(join(root, name)).filter(
        (file) => !/^(input|manifests|svc)\.yaml$|^diagnostics\.txt$/.test(file),
      );
      expect(files, name).toEqual([]);
    }
  });

  test.each(cases)('%s', async (name) => {
    for (const [file, text] of Object.entries(await compileCase(name))) {
      const path = join(root, name, file);
      // What is empty has no file.
      if (isUpdating && text === '') rmSync(path, { force: true });
      else if (isUpdating) writeFileSync(path, text);
      expect(existsSync(path) ? readFileSync(path, 'utf8') : '', file).toBe(text);
      expect(text.split('\n').length, `${file} is short enough to read`).toBeLessThanOrEqual(longest);
    }
  });
});
