import { load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiVersion, isKindName, kinds, type KindName } from '../../generated/kinds.ts';
import { isMap, listAt, textAt, type JsonMap } from '../support/plain-walk.ts';
import { statusPrograms } from '../support/status-programs.ts';
import { authoredResources } from './authored-resources.ts';
import { startControlPlane, type ControlPlane } from './control-plane.ts';
import { childOf, definedSchemas, nodesBelow, placeOf, walk } from './defined-schemas.ts';
import { applyDefinitions, definitionTexts } from './definitions.ts';
import { driftOf } from './drift.ts';
import { controlPlaneParts } from './parts.ts';
import { sampleOf } from './sample-value.ts';

const bin = controlPlaneParts();
const schemas = definedSchemas();
const full = authoredResources().filter(({ path }) => path.startsWith('test/fixtures/full'));

describe.skipIf(bin === undefined)('what a real API server keeps of resources of svc', () => {
  let cluster: ControlPlane;
  beforeAll(async () => {
    cluster = await startControlPlane(bin ?? '');
    await applyDefinitions(cluster);
  }, 180_000);
  afterAll(() => cluster?.stop());

  const collection = (kind: KindName): string => `/apis/${apiVersion}/namespaces/default/${kinds[kind].plural}`;

  /** Creates a resource under a name of its own; says why the server refuses it, and nothing where it does not. */
  async function attempt(kind: KindName, resource: JsonMap, name: string): Promise<string> {
    const metadata = { ...Object(resource['metadata']), namespace: 'default', name };
    const { status, body } = await cluster.call('POST', `${collection(kind)}?fieldValidation=Strict`, {
      ...resource,
      metadata,
    });
    return status === 201 ? '' : `${status}: ${textAt(body, 'message')}`;
  }

  async function create(kind: KindName, resource: JsonMap, name: string): Promise<void> {
    expect(await attempt(kind, resource, name)).toBe('');
  }

  /** The resource as a client reads it later. */
  async function read(kind: KindName, name: string): Promise<JsonMap> {
    const { status, body } = await cluster.call('GET', `${collection(kind)}/${name}`);
    expect(status).toBe(200);
    return Object(body);
  }

  test('is every specification with every field, as it was written', async () => {
    for (const [index, { kind, value, path }] of full.entries()) {
      const name = `stored-${index}`;
      await create(kind, value, name);
      expect(driftOf(value['spec'], (await read(kind, name))['spec']), path).toEqual([]);
    }
    expect(full.length).toBeGreaterThan(20);
  });

  test('is every field of every status, under its subresource only', async () => {
    const set = new Set<string>();
    const samples = [...schemas].flatMap(([kind, schema]) => {
      const status = childOf(schema, 'status');
      return status === undefined ? [] : [{ kind, status: sampleOf(status) }];
    });
    for (const [index, { kind, status }] of [...samples, ...(await compiledStatuses())].entries()) {
      const name = `status-${index}`;
      await create(kind, { ...full.find((resource) => resource.kind === kind)?.value, status }, name);
      const created = await read(kind, name);
      expect(created['status']).toBeUndefined();
      const address = `${collection(kind)}/${name}/status?fieldValidation=Strict`;
      const { status: code, body } = await cluster.call('PUT', address, { ...created, status });
      expect(code, textAt(body, 'message')).toBe(200);
      expect((await read(kind, name))['status']).toEqual(status);
      for (const place of placesIn(status, kind, 'status')) set.add(place);
    }
    expectEveryField('status', set, 50);
  });

  test('is every field that a definition has, also fields that rules do not allow together', async () => {
    const open = definitionTexts().map((text) => JSON.stringify(withoutRules(load(text))));
    const apply = ['apply', '--server-side', '--force-conflicts', '-f', '-'];
    expect(await cluster.kubectl(apply, open.join('\n---\n'))).toMatchObject({ code: 0 });
    const set = new Set<string>();
    for (const [kind, schema] of schemas) {
      const spec = sampleOf(childOf(schema, 'spec') ?? {});
      // The server takes up a changed definition a moment later.
      await expect.poll(() => attempt(kind, { apiVersion, kind, spec }, 'complete'), { timeout: 30_000 }).toBe('');
      expect((await read(kind, 'complete'))['spec']).toEqual(spec);
      for (const place of placesIn(spec, kind, 'spec')) set.add(place);
    }
    expectEveryField('spec', set, 1000);
  });
});

const rules: ReadonlySet<string> = new Set([
  'x-kubernetes-validations',
  'enum',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
]);

/** A definition without what forbids values: types, fields and what is kept of unknown ones stay. */
function withoutRules(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutRules);
  if (!isMap(node)) return node;
  // A field may have the name of a keyword: the schema of a field is a map, the value of a keyword is not.
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      rules.has(key) && !isMap(value) ? [] : [[key, withoutRules(value)]],
    ),
  );
}

/** Fails with the fields that no value of a test has. */
function expectEveryField(part: 'spec' | 'status', set: ReadonlySet<string>, least: number): void {
  const fields = [...schemas].flatMap(([kind, schema]) => {
    const node = childOf(schema, part);
    return node === undefined ? [] : nodesBelow(node, part).map(({ place }) => `${kind} ${place}`);
  });
  expect(fields.length).toBeGreaterThan(least);
  expect(fields.filter((field) => !set.has(field))).toEqual([]);
}

function placesIn(value: unknown, kind: KindName, part: 'spec' | 'status'): string[] {
  const schema = schemas.get(kind) ?? {};
  const places: string[] = [];
  walk(value, childOf(schema, part) ?? {}, [part], (_value, _node, path) => {
    places.push(`${kind} ${placeOf(path, schema)}`);
  });
  return places;
}

/** What the compiler writes, with the times of conditions, which the writer of a status to a cluster adds. */
async function compiledStatuses(): Promise<{ kind: KindName; status: unknown }[]> {
  return (await statusPrograms()).flatMap(({ result }) =>
    result.objects.flatMap(({ kind, status }) =>
      typeof kind === 'string' && isKindName(kind) ? [{ kind, status: withTimes(status) }] : [],
    ),
  );
}

function withTimes(status: unknown): unknown {
  const conditions = listAt(status, 'conditions').map((condition) => ({
    ...condition,
    lastTransitionTime: '2026-01-01T00:00:00Z',
  }));
  return conditions.length === 0 ? status : { ...Object(status), conditions };
}
