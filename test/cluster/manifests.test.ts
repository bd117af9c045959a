import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../../manifests/compile.ts';
import { compiledPrograms, compileWhole, type CompiledProgram } from '../support/compiled-programs.ts';
import { isMap, type JsonMap } from '../support/plain-walk.ts';
import { controlPlaneParts } from './parts.ts';
import { startControlPlane, type ControlPlane } from './control-plane.ts';
import { applyDefinitions } from './definitions.ts';
import { driftOf } from './drift.ts';
import { isolated, listText, namespaceObjects } from './isolated-objects.ts';
import { threeWayMerge } from './three-way-merge.ts';

const bin = controlPlaneParts();
const programs = await compiledPrograms();

describe.skipIf(bin === undefined)('a real API server', () => {
  let cluster: ControlPlane;
  beforeAll(async () => {
    cluster = await startControlPlane(bin ?? '');
    await applyDefinitions(cluster);
  }, 180_000);
  afterAll(() => cluster?.stop());

  /** What a GitOps controller would still send, of objects that were compiled again after they were applied. */
  async function driftLeft(applied: readonly JsonMap[], desired: readonly JsonMap[]): Promise<unknown[]> {
    const { code, stdout, stderr } = await cluster.kubectl(['get', '-f', '-', '-o', 'json'], listText(applied));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const live = itemsOf(stdout);
    expect(live).toHaveLength(desired.length);
    const stored = (object: JsonMap | undefined): unknown => (object === undefined ? object : asStored(object));
    return desired.flatMap(
      (object, index) => threeWayMerge(stored(applied[index]), asStored(object), live[index]) ?? [],
    );
  }

  /**
   * Applies objects as GitOps does, and expects that a second time changes nothing and that nothing differs, also not from what `again`
   * makes of the same sources.
   */
  async function expectStable(
    objects: readonly JsonMap[],
    prefix: string,
    again: () => Promise<readonly JsonMap[]>,
  ): Promise<void> {
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
    expect(await driftLeft(moved, isolated(await again(), prefix).objects)).toEqual([]);
  }

  test('there are programs to apply', () => {
    expect(programs.filter(({ result }) => result.objects.length > 0).length).toBeGreaterThan(40);
  });

  test.each(programs.map((program, index) => ({ name: program.name, program, index })))(
    'takes the manifests of $name and keeps them as they are',
    ({ program, index }) => expectStable(program.result.objects, `m${index}`, () => compiledAgain(program)),
  );

  test('a change by hand is found, and applied again', async () => {
    const program = programs.find(({ name }) => name === 'examples/quickstart');
    const { namespaces, objects } = isolated(program?.result.objects ?? [], 'drift');
    await cluster.kubectl(['apply', '-f', '-'], listText(namespaceObjects(namespaces)));
    await cluster.kubectl(['apply', '--server-side', '-f', '-'], listText(objects));
    expect(await driftLeft(objects, objects)).toEqual([]);
    const deployment = ['deployment', 'mcp-weather', '-n', 'drift-default'];
    const image = '[{"op":"replace","path":"/spec/template/spec/containers/0/image","value":"example.com/other:1"}]';
    expect(await cluster.kubectl(['patch', ...deployment, '--type=json', '-p', image])).toMatchObject({ code: 0 });
    expect(await driftLeft(objects, objects)).toMatchObject([{ spec: { template: { spec: { containers: [{}] } } } }]);
  });

  test.each(programs.map((program, index) => ({ name: program.name, program, index })))(
    'takes the resources of $name and keeps them as they are',
    async ({ program, index }) => expectStable(await resourcesOf(program), `r${index}`, () => resourcesOf(program)),
  );
});

async function compiledAgain({ sources, namespace }: CompiledProgram): Promise<readonly JsonMap[]> {
  return (await compileWhole(sources, namespace)).objects;
}

async function resourcesOf({ sources }: CompiledProgram): Promise<readonly JsonMap[]> {
  const { objects } = await compile(sources, { target: 'resources', image: '', extent: 'whole', closed: false });
  return objects;
}

/** A Secret as it is read: `stringData` can only be written, which every controller knows. Other objects as they are. */
function asStored(object: JsonMap): JsonMap {
  const { stringData, ...rest } = object;
  if (object['kind'] !== 'Secret' || !isMap(stringData)) return object;
  const data = Object.entries(stringData).map(([key, text]) => [key, Buffer.from(String(text)).toString('base64')]);
  return { ...rest, data: { ...Object(rest['data']), ...Object.fromEntries(data) } };
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
