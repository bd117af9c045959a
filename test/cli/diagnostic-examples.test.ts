import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { everyDiagnostic } from '../../cli/explain/every-diagnostic.ts';
import { exampleFolder, readExample } from '../../cli/explain/example-files.ts';
import { findingsIn } from '../../cli/explain/example-findings.ts';
import { explainDiagnostic } from '../../cli/explain/explain-diagnostic.ts';

/** What no single text can show: it takes files, folders or a system that refuses. Each has a note instead. */
const withoutText: ReadonlySet<string> = new Set([
  'app/construct',
  'app/empty',
  'app/failed',
  'document/file-not-there',
  'document/too-large',
  'environment/too-long',
  'input/all-excluded',
  'input/binary',
  'input/document-too-large',
  'input/findings-left-out',
  'input/foreign-json',
  'input/helm-chart',
  'input/kustomization',
  'input/kustomize-patch',
  'input/no-documents',
  'input/no-name',
  'input/no-resources',
  'input/not-found',
  'input/not-utf8',
  'input/only-output',
  'input/programs-in-pattern',
  'input/too-large',
  'input/unreadable',
  'labels/overridden',
  'output/missing',
  'output/not-ours',
  'output/orphaned',
  'output/stale',
  'output/unwritable',
  'plan/input-is-plan',
  'plan/listed-twice',
  'plan/not-a-plan',
  'plan/several-plans',
  'plan/tools-of-unnamed-server',
  'project/excludes-nothing',
  'project/nested',
  'project/other-name',
  'project/several-files',
  'registry/file-not-there',
  'registry/unusable-file',
]);

const declared = await everyDiagnostic();

describe('the examples of diagnostics', () => {
  test('belong to a code each', () => {
    const folders = readdirSync(fileURLToPath(exampleFolder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath }) => parentPath.slice(fileURLToPath(exampleFolder).length));
    expect(folders.length).toBeGreaterThan(0);
    expect([...new Set(folders)].filter((code) => !declared.has(code))).toEqual([]);
    expect([...withoutText].filter((code) => !declared.has(code))).toEqual([]);
  });

  test.each([...declared.keys()].toSorted())('%s', async (code) => {
    const { bad, good, note } = await readExample(code);
    if (withoutText.has(code)) {
      expect({ code, bad, good, note }).toEqual({ code, bad: undefined, good: undefined, note: expect.any(String) });
      return;
    }
    if (bad === undefined || good === undefined)
      throw new Error(`cli/explain/examples/${code}/ needs a bad and a good file`);
    const finding = (await findingsIn(code, bad)).find((one) => one.code === code);
    if (finding === undefined) throw new Error(`${code} is not reported of its bad example`);
    expect(finding.hint ?? note, 'the finding has a hint, or a note says what to do').toBeDefined();
    // An example shows what is right, whether or not a program is there yet that can run it.
    const findings = (await findingsIn(code, good)).filter(
      (one) => one.code !== 'proxy/not-available-yet' || code === one.code,
    );
    const faults = findings.map((one) => `${one.code}: ${one.message}`);
    expect(faults).toEqual([]);
  });

  test('are explained with the finding they give', async () => {
    expect(await explainDiagnostic('registry/unknown-source')).toMatchObject({
      reportedBy: 'svc validate',
      bad: { name: 'bad.yaml', line: expect.any(Number), message: expect.any(String), hint: expect.any(String) },
      good: { name: 'good.yaml' },
    });
  });
});
