import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { loadAll } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { exampleSources } from '../support/example-sources.ts';
import { foldersBelow, projectRoot } from '../support/source-files.ts';
import { runSvc } from '../support/run-svc.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, isMap } from '../support/plain-walk.ts';
import { controlPlaneParts } from './parts.ts';
import { runKubectl } from './kubectl.ts';

const bin = controlPlaneParts();

/** Objects by kind and name, whatever their order. */
function byIdentity(text: string): ReadonlyMap<string, unknown> {
  const objects = loadAll(text).filter(isMap);
  return new Map(
    objects.map((object) => [`${String(object['kind'])}/${String(at(object, 'metadata', 'name'))}`, object]),
  );
}

describe.skipIf(bin === undefined)('kustomize', () => {
  const examples = foldersBelow('examples').filter((name) => exampleSources(name).length > 0);
  test.each(examples)('builds what examples/%s compiles to, from the written folder', async (name) => {
    const folder = temporaryFolder('svc-kustomize-');
    const input = `examples/${name}`;
    const [printed, written] = await Promise.all([
      runSvc(['compile', input], { cwd: projectRoot }),
      runSvc(['compile', input, '-o', folder], { cwd: projectRoot }),
    ]);
    expect([printed.code, written.code]).toEqual([0, 0]);
    const built = await runKubectl(bin ?? '', ['kustomize', folder], { home: folder });
    expect({ code: built.code, stderr: built.stderr }).toEqual({ code: 0, stderr: '' });
    const objects = byIdentity(printed.stdout);
    expect(objects.size).toBeGreaterThan(3);
    expect(byIdentity(built.stdout)).toEqual(objects);
  });
  test('builds the overlay of examples/gitops on what the example compiles to', async () => {
    const folder = temporaryFolder('svc-overlay-');
    cpSync(join(projectRoot, 'examples/gitops'), folder, { recursive: true });
    expect(await runSvc(['compile', 'resources', '-o', 'manifests'], { cwd: folder })).toMatchObject({ code: 0 });
    const overlay = join(folder, 'overlays/production');
    const { code, stdout, stderr } = await runKubectl(bin ?? '', ['kustomize', overlay], { home: folder });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(byIdentity(stdout).get('Deployment/mcp-calendar')).toMatchObject({
      spec: { replicas: 2, template: { spec: { priorityClassName: 'production' } } },
    });
    const base = await runKubectl(bin ?? '', ['kustomize', join(folder, 'manifests')], { home: folder });
    expect([...byIdentity(stdout).keys()].toSorted()).toEqual([...byIdentity(base.stdout).keys()].toSorted());
  });
});
