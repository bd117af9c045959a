import { beforeAll, describe, expect, test } from 'vitest';
import { kinds } from '../generated/kinds.ts';
import { readSchemas } from '../generator/read/schema-files.ts';
import { check } from '../manifests/check/check.ts';
import { link } from '../manifests/program/link.ts';
import { load } from '../manifests/program/load.ts';
import { lower } from '../manifests/lower/lower.ts';
import { readPermissionProfiles } from '../manifests/facts/permission-profiles.ts';
import { tidy } from '../manifests/synth/tidy.ts';
import { hasErrors, type Diagnostic } from '../runtime/diagnostics/diagnostic.ts';
import { renderText } from '../runtime/diagnostics/render-text.ts';
import { covers, readIgnoredFields } from './support/ignored-fields.ts';
import { pathsIn, recordingSpec } from './support/recording.ts';
import { leafPaths, specPlace } from './support/schema-place.ts';
import { fullFixtures } from './support/source-files.ts';

const set = readSchemas(new URL('../schemas', import.meta.url).pathname);
const ignored = readIgnoredFields('ignored-fields.json');

/** The fields of every kind's spec that have no parts of their own. */
const fields = Object.keys(kinds).flatMap((kind) => leafPaths(specPlace(kind, set)).map((path) => ({ kind, path })));
const written = new Set<string>();
const read = new Set<string>();
const findings: Diagnostic[] = [];
let objects = 0;

const keyOf = ({ kind, path }: { readonly kind: string; readonly path: string }): string => `${kind} ${path}`;

beforeAll(async () => {
  const report = (finding: Diagnostic): void => void findings.push(finding);
  const program = await check(
    link(await load(fullFixtures(), 'tools', report), { extent: 'whole', closed: true }, report),
    report,
  );
  for (const resource of program.resources) {
    const { kind } = resource;
    const place = specPlace(kind, set);
    for (const path of pathsIn(resource.authored.spec, place)) written.add(keyOf({ kind, path }));
    const onRead = (path: string): void => void read.add(keyOf({ kind, path }));
    Object.assign(resource, {
      authored: recordingSpec(resource.authored, place, onRead),
      resource: recordingSpec(resource.resource, place, onRead),
    });
  }
  // What the check stage reads into the program is read on the way to the objects too.
  const permissionProfiles = await readPermissionProfiles(program, report);
  const lowered = lower({ ...program, permissionProfiles }, { image: 'registry.svc.internal/svc:test' });
  objects = lowered.map(({ object }) => tidy(object)).length;
});

describe('the recorder', () => {
  const place = specPlace('MCPServer', set);
  const spec = { image: 'a', args: ['x'], env: [{ name: 'A', value: 'b' }], resources: { limits: { cpu: '1' } } };

  function reading(look: (resource: { readonly spec: typeof spec }) => void): string[] {
    const paths = new Set<string>();
    look(recordingSpec({ spec }, place, (path) => paths.add(path)));
    return [...paths];
  }

  test('does not take asking for keys as reading', () => {
    const asking = (value: { readonly spec: typeof spec }): unknown => [Object.keys(value.spec), 'args' in value.spec];
    expect(reading(asking)).toEqual([]);
  });

  test('sees copies at once, and what is inside of them when it is used', () => {
    let copy: object = {};
    const shallow = reading((value) => {
      copy = { ...value.spec };
    });
    expect(shallow).toEqual(['spec.image', 'spec.args', 'spec.env', 'spec.resources']);
    expect(reading((value) => void JSON.stringify({ ...value.spec.resources }))).toEqual([
      'spec.resources',
      'spec.resources.limits',
      'spec.resources.limits.cpu',
    ]);
    expect(copy).toEqual(spec);
  });

  test('distinguishes items of lists from their list', () => {
    expect(reading((value) => value.spec.env.map(({ name }) => name))).toEqual([
      'spec.env',
      'spec.env[]',
      'spec.env[].name',
    ]);
  });
});

describe('every field is consumed, or listed as ignored', () => {
  test('the fixtures compile, and there is something to see', () => {
    expect(hasErrors(findings), renderText(findings, { color: false })).toBe(false);
    expect(fields.length).toBeGreaterThan(500);
    expect(objects).toBeGreaterThan(60);
    expect(read.size).toBeGreaterThan(400);
  });

  test('the fixtures set every field', () => {
    const unset = fields.filter(
      (field) => !written.has(keyOf(field)) && !ignored.some((entry) => covers(entry, field.kind, field.path)),
    );
    expect(unset.map(keyOf)).toEqual([]);
  });

  test('every field is read on the way to the objects', () => {
    const unread = fields.filter(
      (field) => !read.has(keyOf(field)) && !ignored.some((entry) => covers(entry, field.kind, field.path)),
    );
    expect(unread.map(keyOf)).toEqual([]);
  });

  test('what is listed as ignored is a field, and nothing reads it', () => {
    const stale = ignored.filter((entry) => {
      const covered = fields.filter(({ kind, path }) => covers(entry, kind, path));
      return covered.length === 0 || covered.some((field) => read.has(keyOf(field)));
    });
    expect(stale.map(keyOf)).toEqual([]);
  });
});
