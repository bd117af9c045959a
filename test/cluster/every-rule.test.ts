import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiVersion, kinds, type KindName } from '../../generated/kinds.ts';
import { loadKind } from '../../generated/load.ts';
import { listAt, textAt } from '../support/plain-walk.ts';
import { authoredResources, type AuthoredResource } from './authored-resources.ts';
import { startControlPlane, type ControlPlane } from './control-plane.ts';
import { definedRules, definedSchemas, placeOf, type SchemaNode } from './defined-schemas.ts';
import { applyDefinitions } from './definitions.ts';
import { directedChanges } from './directed-changes.ts';
import { controlPlaneParts } from './parts.ts';

const bin = controlPlaneParts();

describe.skipIf(bin === undefined)('every rule of the definitions on a real API server', () => {
  let cluster: ControlPlane;
  beforeAll(async () => {
    cluster = await startControlPlane(bin ?? '');
    await applyDefinitions(cluster);
  }, 180_000);
  afterAll(() => cluster?.stop());

  test('refuses what our validators refuse, and nothing else, and none was left untried', async () => {
    const schemas = definedSchemas();
    const findingsOf = await loadValidators();
    const changes = directedChanges(authoredResources(), ({ kind, value }) => findingsOf(kind)(value).length === 0);
    expect(changes.length).toBeGreaterThan(8000);
    const broken = new Set<string>();
    const disagreements: string[] = [];
    const beyond: string[] = [];
    const judge = async ({ path, kind, value }: AuthoredResource): Promise<void> => {
      const metadata = { ...Object(value['metadata']), namespace: 'default' };
      const address = `/apis/${apiVersion}/namespaces/default/${kinds[kind].plural}?dryRun=All&fieldValidation=Strict`;
      const { status, body } = await cluster.call('POST', address, { ...value, metadata });
      const schema = schemas.get(kind) ?? {};
      for (const cause of listAt(body, 'details', 'causes')) broken.add(`${kind} ${brokenRule(cause, schema)}`);
      const ours = findingsOf(kind)(value);
      if ((status === 201) === (ours.length === 0)) return;
      const places = ours.map((place) => placeOf(place.split('/').slice(1), schema));
      const finding = `${path} ${kind} ${status} ${textAt(body, 'message')} ours: ${places.join(' ')}`;
      (status === 201 && places.every(isBelowThreeLists) ? beyond : disagreements).push(finding);
    };
    // A few at once: the server has the other core.
    for (let start = 0; start < changes.length; start += 16) {
      await Promise.all(changes.slice(start, start + 16).map(judge));
    }
    expect(disagreements.slice(0, 20)).toEqual([]);
    // What a definition leaves to the compiler is known, and little.
    expect(beyond.length).toBeLessThan(changes.length / 100);
    const rules = definedRules().map(({ kind, place, rule }) => `${kind} ${place}: ${rule}`);
    expect(rules.length).toBeGreaterThan(500);
    expect(rules.filter((rule) => !broken.has(rule))).toEqual([]);
  }, 300_000);
});

/** The server bounds how often a rule may run, so that rules below three lists stay with the compiler (generator/emit/crds/cel-bounds.ts). */
function isBelowThreeLists(place: string): boolean {
  return place.split('.').filter((step) => step === '*').length > 2;
}

/** Place and rule of one of the server's reasons, as `definedRules` names them. */
function brokenRule(cause: unknown, schema: SchemaNode): string {
  // The server writes keys of maps in brackets or after a dot.
  const path = textAt(cause, 'field')
    .replaceAll(/\[[^\]]*\]/g, '.*')
    .split('.');
  // A key with dots becomes several steps.
  const place = placeOf(path, schema).replace(/(\.\*)+$/, '.*');
  const message = textAt(cause, 'message');
  if (message.startsWith('Required value')) return `${place}: required`;
  if (message.startsWith('Unsupported value')) return `${place}: enum`;
  if (/ should match '/.test(message)) return `${place}: pattern`;
  return `${place}: ${message.replace(/^Invalid value: (?:"(?:[^"\\]|\\.)*": |[\d.]+: )?/, '')}`;
}

type Findings = (value: unknown) => readonly string[];

/** The places where the validator of each kind finds something. */
async function loadValidators(): Promise<(kind: KindName) => Findings> {
  const loaded = await Promise.all(
    Object.values(kinds).map(async ({ kind }): Promise<[KindName, Findings]> => {
      const { validate } = await loadKind[kind]();
      const findings: Findings = (value) => {
        const isFine = validate(structuredClone(value));
        return isFine ? [] : (validate.errors ?? []).map(({ instancePath }) => instancePath);
      };
      return [kind, findings];
    }),
  );
  const known = new Map(loaded);
  return (kind) => known.get(kind) ?? (() => [`there is no validator of ${kind}`]);
}
