import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { load } from 'js-yaml';
import { apiVersion, kinds } from '../../generated/kinds.ts';
import { loadKind } from '../../generated/load.ts';
import { isMap, type JsonMap } from '../support/plain-walk.ts';
import { authoredResources, type AuthoredResource } from './authored-resources.ts';
import { startControlPlane, type ControlPlane } from './control-plane.ts';
import { applyDefinitions, definitionTexts } from './definitions.ts';
import { driftOf } from './drift.ts';
import { mutated, randomNumbers } from './mutations.ts';
import { controlPlaneParts } from './parts.ts';

const bin = controlPlaneParts();
const definitions = definitionTexts().map((text) => Object(load(text)));
const authored = authoredResources();

describe.skipIf(bin === undefined)('the definitions on a real API server', () => {
  let cluster: ControlPlane;
  beforeAll(async () => {
    cluster = await startControlPlane(bin ?? '');
    await applyDefinitions(cluster);
  }, 180_000);
  afterAll(() => cluster?.stop());

  test.each(definitions.map((definition) => ({ kind: String(definition.spec.names.kind), definition })))(
    'explain shows every field of $kind',
    async ({ definition }) => {
      const { names, versions } = definition.spec;
      const { code, stdout } = await cluster.kubectl(['explain', String(names.plural), '--recursive']);
      expect(code).toBe(0);
      const expected = fieldPaths(versions[0].schema.openAPIV3Schema.properties);
      expect(expected.length).toBeGreaterThan(5);
      const shown = new Set(shownPaths(stdout));
      // The server shows the fields of metadata too, which it knows itself.
      expect(expected.filter((path) => !shown.has(path))).toEqual([]);
    },
  );

  /** What the server says about a resource that it is asked to take, without keeping it. */
  async function judge({ kind, value }: Pick<AuthoredResource, 'kind' | 'value'>): Promise<Judgement> {
    const path = `/apis/${apiVersion}/namespaces/default/${kinds[kind].plural}?dryRun=All&fieldValidation=Strict`;
    const metadata = { ...Object(value['metadata']), namespace: 'default' };
    const { status, body } = await cluster.call('POST', path, { ...value, metadata });
    return { taken: status === 201, says: String(Reflect.get(Object(body), 'message')), body };
  }

  test('the server takes what our validators take, and refuses what they refuse', async () => {
    const judged = { taken: 0, refused: 0 };
    const disagreements: string[] = [];
    for (const { path, kind, value } of [...authored, ...changed(4000)]) {
      const { validate } = await loadKind[kind]();
      const accepted = validate(value);
      const ours = accepted ? [] : (validate.errors ?? []);
      const { taken, says } = await judge({ kind, value });
      judged[taken ? 'taken' : 'refused']++;
      if (accepted === taken) continue;
      const reason = accepted ? says : JSON.stringify(ours.map(({ instancePath, keyword }) => [instancePath, keyword]));
      disagreements.push(`${path} ${kind} ${taken ? 'taken' : 'refused'} by the server: ${reason}`);
    }
    expect(judged.taken).toBeGreaterThan(300);
    expect(judged.refused).toBeGreaterThan(300);
    expect(disagreements.slice(0, 20)).toEqual([]);
  });

  test('the defaults that the server fills in are the generated ones', async () => {
    let compared = 0;
    const filled = new Set<string>();
    for (const { path, kind, value } of authored) {
      const { validate, withDefaults } = await loadKind[kind]();
      const copy: unknown = structuredClone(value);
      if (!validate(copy)) continue;
      const { taken, body, says } = await judge({ kind, value });
      expect(taken, `${path}: ${says}`).toBe(true);
      const ours: unknown = Reflect.get(withDefaults(copy as never), 'spec');
      const theirs: unknown = Reflect.get(Object(body), 'spec');
      expect([...driftOf(ours, theirs), ...driftOf(theirs, ours)], path).toEqual([]);
      for (const change of driftOf(theirs, value['spec'])) {
        filled.add(`${kind} ${change.replaceAll(/\[\d+\]/g, '[]').replace(/:.*/s, '')}`);
      }
      compared++;
    }
    expect(compared).toBeGreaterThan(100);
    // The server filled in something, in most kinds.
    expect(filled.size).toBeGreaterThan(60);
    expect(new Set([...filled].map((place) => place.split(' ')[0])).size).toBeGreaterThan(7);
  });
});

interface Judgement {
  readonly taken: boolean;
  readonly says: string;
  readonly body: unknown;
}

/** That many resources with one change each, the same in every run. */
function changed(count: number): AuthoredResource[] {
  const random = randomNumbers(20_261_121);
  return Array.from({ length: count }, () => {
    const original = authored[Math.floor(random() * authored.length)];
    if (original === undefined) throw new Error('there are no resources to change');
    return { ...original, value: mutated(original.value, random) };
  });
}

/** Paths of all fields below some properties of a definition; items and map values are not steps of their own. */
function fieldPaths(properties: JsonMap, above = ''): string[] {
  return Object.entries(properties).flatMap(([name, node]) => {
    const path = `${above}.${name}`;
    return path === '.metadata' ? [path] : [path, ...pathsBelow(node, path)];
  });
}

function pathsBelow(node: unknown, path: string): string[] {
  if (!isMap(node)) return [];
  const properties = node['properties'];
  return [
    ...(isMap(properties) ? fieldPaths(properties, path) : []),
    ...pathsBelow(node['items'], path),
    ...pathsBelow(node['additionalProperties'], path),
  ];
}

/** The paths that `kubectl explain --recursive` shows by its indentation, two spaces for each step. */
function shownPaths(text: string): string[] {
  const above: string[] = [];
  return [...text.matchAll(/^( +)(\S+)\t<.*$/gm)].map(([, indent = '', name = '']) => {
    above.length = indent.length / 2 - 1;
    above.push(name);
    return `.${above.join('.')}`;
  });
}
