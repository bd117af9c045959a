import { ApiObject, App, Chart, Testing } from 'cdk8s';
import fc from 'fast-check';
import { dump } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import { ChartError, lowerChart } from '../../../manifests/chart/lower-chart.ts';
import { listName, outputFiles } from '../../../manifests/synth/write-files.ts';
import { compileWhole } from '../../support/compiled-programs.ts';
import { foreignObject, resource, type WrittenObject } from '../../support/generated-programs.ts';

type Plain = Readonly<Record<string, unknown>>;

/** What tells objects apart in a cluster, said here independently of the compiler. */
function identity(object: Plain): string {
  const { apiVersion, kind, metadata } = object as unknown as WrittenObject;
  const [group, rest] = apiVersion.split('/');
  const place = kind.startsWith('Cluster') ? '' : (metadata.namespace ?? '');
  return JSON.stringify([rest === undefined ? '' : group, kind, place, metadata.name]);
}

function sourceOf(objects: readonly Plain[]): { readonly path: string; readonly text: string } {
  return { path: 'input.yaml', text: objects.map((object) => dump(object, { noRefs: true })).join('---\n') };
}

const known = new Map<string, readonly Plain[]>();

/** The objects of a resource by itself: it refers to nothing, so that others do not change it. */
async function alone(object: WrittenObject): Promise<readonly Plain[]> {
  const { text } = sourceOf([object]);
  const found = known.get(text) ?? (await compileWhole([{ path: 'input.yaml', text }])).objects;
  known.set(text, found);
  return found;
}

function distinct(objects: readonly WrittenObject[]): WrittenObject[] {
  return [...new Map(objects.map((object) => [identity(object), object])).values()];
}

const program = fc.record({
  ours: fc.array(resource, { minLength: 1, maxLength: 6, size: 'max' }).map(distinct),
  foreign: fc.array(foreignObject, { maxLength: 10, size: 'max' }).map(distinct),
});

/** All objects that a program has to emit, and whether two of these are one object. */
async function expected(ours: readonly WrittenObject[], foreign: readonly WrittenObject[]) {
  const objects = [...(await Promise.all(ours.map(alone))).flat(), ...foreign].map((object): Plain => object);
  return { objects, collides: new Set(objects.map(identity)).size < objects.length };
}

function sorted(objects: readonly Plain[]): string[] {
  return objects.map((object) => dump(object, { noRefs: true, sortKeys: true })).toSorted();
}

describe('every object of a program is emitted once', () => {
  test('by a compile, to a stream and to a folder, in any order of the input', async () => {
    let clean = 0;
    let colliding = 0;
    await fc.assert(
      fc.asyncProperty(program, async ({ ours, foreign }) => {
        const source = sourceOf([...ours, ...foreign]);
        const { objects, collides } = await expected(ours, foreign);
        const compiled = await compileWhole([source]);
        const checked = await validate([source], { extent: 'whole', closed: false });
        const errors = compiled.diagnostics.filter(({ severity }) => severity === 'error');
        expect(checked.diagnostics.filter(({ severity }) => severity === 'error')).toEqual(errors);
        if (collides) {
          colliding += 1;
          expect(errors.map(({ code }) => code)).toContain('lower/duplicate-object');
          expect(compiled.objects).toEqual([]);
          return;
        }
        clean += 1;
        expect(errors).toEqual([]);
        expect(sorted(compiled.objects)).toEqual(sorted(objects));
        const turned = await compileWhole([sourceOf([...foreign.toReversed(), ...ours.toReversed()])]);
        expect(turned.objects).toEqual(compiled.objects);
        const files = outputFiles(compiled.objects);
        expect(new Set(files.map(({ path }) => path.toLowerCase())).size).toBe(
          objects.length === 0 ? 0 : objects.length + 1,
        );
        const list = files.find(({ path }) => path === listName)?.content ?? '';
        for (const { path } of files) if (path !== listName) expect(list.split(path).length).toBeGreaterThan(1);
      }),
      { numRuns: 80, seed: 12 },
    );
    expect(clean).toBeGreaterThan(25);
    expect(colliding).toBeGreaterThan(5);
  });

  test('by lowerChart', async () => {
    await fc.assert(
      fc.asyncProperty(program, async ({ ours, foreign }) => {
        const chart = new Chart(new App(), 'chart', { disableResourceNameHashes: true });
        for (const [index, object] of [...ours, ...foreign].entries())
          new ApiObject(chart, `object-${index}`, { ...object });
        const { objects, collides } = await expected(ours, foreign);
        const lowering = lowerChart(chart, { image: 'registry.svc.internal/svc:test' });
        if (collides) {
          await expect(lowering).rejects.toThrow(ChartError);
          return;
        }
        await lowering;
        const synthesized: unknown[] = Testing.synth(chart);
        expect(synthesized.map((object) => identity(Object(object))).toSorted()).toEqual(
          objects.map(identity).toSorted(),
        );
      }),
      { numRuns: 40, seed: 3 },
    );
  });
});
