import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadDocument } from '../../../generated/load.ts';
import { renderDiagram } from '../../../manifests/plan/diagram/render-diagram.ts';
import { renderTable } from '../../../manifests/plan/text/render-table.ts';
import { printDocument } from '../../../manifests/synth/print-document.ts';
import { inSourceOrder } from '../../../runtime/diagnostics/sort.ts';
import { renderText } from '../../../runtime/diagnostics/render-text.ts';
import { plannedText, toolListsIn } from '../../support/planned.ts';

const root = join(import.meta.dirname, '../../plans');
const cases = readdirSync(root).toSorted();

/** `UPDATE_GOLDEN=1 npx vitest run test/manifests/plan/plan.test.ts` writes what is planned; look at the difference. */
const isUpdating = process.env['UPDATE_GOLDEN'] === '1';

async function planCase(
  name: string,
): Promise<Readonly<Record<'plan.txt' | 'plan.yaml' | 'plan.mmd' | 'findings.txt', string>>> {
  const cwd = join(root, name);
  const source = { path: 'input.yaml', text: readFileSync(join(cwd, 'input.yaml'), 'utf8') };
  const given = (file: string): string[] => (existsSync(join(cwd, file)) ? [file] : []);
  const lists = await toolListsIn(cwd, given('tools.yaml'), given('registry.json'));
  const { plan, diagnostics } = await plannedText(source.text, lists);
  const { validate } = await loadDocument.plan();
  expect(validate(plan), 'the plan obeys its own schema').toBe(true);
  const findings = inSourceOrder(diagnostics, [source]);
  return {
    'plan.txt': renderTable(plan),
    'plan.yaml': printDocument(plan),
    'plan.mmd': await renderDiagram(plan, 'mermaid'),
    'findings.txt': findings.length === 0 ? '' : renderText(findings, { color: false }),
  };
}

describe('folders of plans', () => {
  test('there are some, and each holds nothing else than its files', () => {
    expect(cases.length).toBeGreaterThan(4);
    const known = new Set([
      'findings.txt',
      'input.yaml',
      'plan.mmd',
      'plan.txt',
      'plan.yaml',
      'registry.json',
      'tools.yaml',
    ]);
    for (const name of cases) {
      expect(
        readdirSync(join(root, name)).filter((file) => !known.has(file)),
        name,
      ).toEqual([]);
    }
  });

  test.each(cases)('%s', async (name) => {
    for (const [file, text] of Object.entries(await planCase(name))) {
      const path = join(root, name, file);
      // What is empty has no file.
      if (isUpdating && text === '') rmSync(path, { force: true });
      else if (isUpdating) writeFileSync(path, text);
      expect(existsSync(path) ? readFileSync(path, 'utf8') : '', file).toBe(text);
    }
  });
});
