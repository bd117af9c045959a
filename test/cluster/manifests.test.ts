import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../../manifests/compile.ts';
import { compiledPrograms, type CompiledProgram } from '../support/compiled-programs.ts';
import type { JsonMap } from '../support/plain-walk.ts';
import { controlPlaneParts } from './parts.ts';
import { startControlPlane, type ControlPlane } from './control-plane.ts';
import { applyDefinitions } from './definitions.ts';
import { driftOf } from './drift.ts';
import { isolated, listText, namespaceObjects } from './isolated-objects.ts';

const bin = controlPlaneParts();
const programs = await compiledPrograms();

describe.skipIf(bin === undefined)('a real API server', () => {
  let cluster: ControlPlane;
  beforeAll(async () => {
    cluster = await startControlPlane(bin ?? '');
    await applyDefinitions(cluster);
  }, 180_000);
  afterAll(() => cluster?.stop());

  /** Applies objects as GitOps does, and expects that a second time changes nothing and that nothing differs. */
  async function expectStable(objects: readonly JsonMap[], prefix: string): Promise<void> {
    if (objects.length === 0) return;
    const { namespaces, objects: moved } = isolated(objects, prefix);
    const made = await cluster.kubectl(['apply', '-f', '-'], listText(namespaceObjects(namespaces)));
    expect(made.stderr).toBe('');
    const text = listText(moved);
    const apply = ['apply', '--server-side', '--validate=strict', '-f', '-', '-o', 'json'];
    const first = await cluster.kubectl(apply, text);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    const live = itemsOf(first.stdout);
    expect(live).toHaveLength(moved.length);
    expect(driftOf(moved, live)).toEqual([]);
    const second = await cluster.kubectl(apply, text);
    expect(itemsOf(second.stdout).map(versionOf)).toEqual(live.map(versionOf));
    const difference = await cluster.kubectl(['diff', '--server-side', '-f', '-'], text);
    expect(difference).toMatchObject({ code: 0, stdout: '', stderr: '' });
  }

  test('there are programs to apply', () => {
    expect(programs.filter(({ result }) => result.objects.length > 0).length).toBeGreaterThan(40);
  });

  test.each(programs.map((program, index) => ({ name: program.name, program, index })))(
    'takes the manifests of $name and keeps them as they are',
    ({ program, index }) => expectStable(program.result.objects, `m${index}`),
  );

  test.each(programs.map((program, index) => ({ name: program.name, program, index })))(
    'takes the resources of $name and keeps them as they are',
    async ({ program, index }) => expectStable(await resourcesOf(program), `r${index}`),
  );
});

async function resourcesOf({ sources }: CompiledProgram): Promise<readonly JsonMap[]> {
  const { objects } = await compile(sources, { target: 'resources', image: '', extent: 'whole', closed: false });
  return objects;
}

/** The objects of a `List`, or the one object that kubectl printed. */
function itemsOf(text: string): readonly JsonMap[] {
  const value: unknown = JSON.parse(text);
  const items: unknown = Reflect.get(Object(value), 'items');
  return Array.isArray(items) ? items : [Object(value)];
}

function versionOf(object: JsonMap): unknown {
  return Reflect.get(Object(object['metadata']), 'resourceVersion');
}
