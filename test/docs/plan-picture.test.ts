import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runSvc } from '../support/run-svc.ts';

const root = join(import.meta.dirname, '../..');
const picture = 'docs/team-plan.svg';

/** `UPDATE_DOCS=1 npx vitest run --project process test/docs/plan-picture.test.ts` draws it again. */
const isUpdating = process.env['UPDATE_DOCS'] === '1';

test('the picture of the README is what svc plan draws of the example', async () => {
  const { code, stdout } = await runSvc(['plan', 'examples/team', '--format', 'svg'], { cwd: root });
  expect(code).toBe(0);
  if (isUpdating) writeFileSync(join(root, picture), stdout);
  expect(readFileSync(join(root, picture), 'utf8')).toBe(stdout);
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`](${picture})`);
  expect(readFileSync(join(root, 'docs/model.md'), 'utf8')).toContain('](team-plan.svg)');
});
