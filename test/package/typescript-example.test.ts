import { expect, test } from 'vitest';
import { appSources } from '../../cli/app/app-sources.ts';
import { printStream } from '../../manifests/synth/print.ts';
import { compileWhole } from '../support/compiled-programs.ts';
import { projectRoot, sourcesBelow } from '../support/source-files.ts';

test('the app in TypeScript and the resources in YAML compile to the same bytes', async () => {
  const { sources, diagnostics } = await appSources('examples/typescript/app.ts', projectRoot);
  expect(diagnostics).toEqual([]);
  const fromApp = await compileWhole(sources);
  const fromYaml = await compileWhole(sourcesBelow('examples/typescript'));
  expect([...fromApp.diagnostics, ...fromYaml.diagnostics]).toEqual([]);
  expect(fromYaml.objects.length).toBeGreaterThan(20);
  expect(printStream(fromApp.objects)).toBe(printStream(fromYaml.objects));
});
