import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadAll } from 'js-yaml';
import { apiVersion, kinds } from '../../generated/kinds.ts';
import { loadDocument } from '../../generated/load.ts';
import { runSvc } from '../support/run-svc.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

test('svc schema lists every kind and document, and prints each under every name it has', async () => {
  const [list, kind, plural, short, document, all] = await Promise.all([
    runSvc(['schema']),
    runSvc(['schema', 'MCPGroup']),
    runSvc(['schema', 'mcpgroups']),
    runSvc(['schema', kinds.MCPGroup.shortNames[0] ?? '']),
    runSvc(['schema', 'registry-server']),
    runSvc(['schema', 'all']),
  ]);
  for (const name of [...Object.keys(kinds), ...Object.keys(loadDocument)]) expect(list.stdout).toContain(name);
  expect(JSON.parse(kind.stdout)).toMatchObject({ title: 'MCPGroup', type: 'object' });
  for (const run of [plural, short]) expect(run).toEqual(kind);
  expect(JSON.parse(document.stdout)).toMatchObject({ type: 'object' });
  expect(all.code).toBe(0);
  expect(JSON.parse(all.stdout)).toBeTypeOf('object');
});

test('--crd prints the definition of a kind, or all of them', async () => {
  const [one, all, compiled] = await Promise.all([
    runSvc(['schema', 'MCPGroup', '--crd']),
    runSvc(['schema', '--crd']),
    runSvc(['compile', '--target', 'crds']),
  ]);
  expect(loadAll(one.stdout)).toMatchObject([
    { kind: 'CustomResourceDefinition', spec: { names: { kind: 'MCPGroup' } } },
  ]);
  expect(all.stdout).toBe(compiled.stdout);
  expect(loadAll(all.stdout)).toHaveLength(Object.keys(kinds).length);
});

test('-o writes every editor schema in the catalog layout', async () => {
  const cwd = scratchFolder();
  const { code, stdout } = await runSvc(['schema', '-o', 'schemas'], { cwd });
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  const [group = '', version = ''] = apiVersion.split('/');
  const names = readdirSync(join(cwd, 'schemas', group)).toSorted();
  expect(names).toEqual(
    Object.keys(kinds)
      .map((kind) => `${kind.toLowerCase()}_${version}.json`)
      .toSorted(),
  );
  expect(readdirSync(join(cwd, 'schemas')).toSorted()).toEqual(['all.json', 'config', group].toSorted());
  const written = readFileSync(join(cwd, 'schemas', group, `mcpgroup_${version}.json`), 'utf8');
  expect(written).toBe((await runSvc(['schema', 'MCPGroup'])).stdout);
});
