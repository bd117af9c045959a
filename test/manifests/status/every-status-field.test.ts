import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isKindName, kinds, type KindName } from '../../../generated/kinds.ts';
import { loadKind } from '../../../generated/load.ts';
import { readSchemas } from '../../../generator/read/schema-files.ts';
import { isMap, type JsonMap } from '../../support/plain-walk.ts';
import { pathsIn } from '../../support/recording.ts';
import { leafPaths, placeOfKey, type SchemaPlace } from '../../support/schema-place.ts';
import { projectRoot } from '../../support/source-files.ts';
import { statusPrograms, type StatusProgram } from '../../support/status-programs.ts';

const set = readSchemas(join(projectRoot, 'schemas'));

/** Fields of a status that only a running cluster can fill in, with the reason. */
const left: readonly { readonly path: string; readonly reason: string }[] = JSON.parse(
  readFileSync(join(projectRoot, 'test/data/status-not-from-input.json'), 'utf8'),
);

let programs: readonly StatusProgram[] = [];
const documents = (): readonly JsonMap[] => programs.flatMap(({ result }) => result.objects);

beforeAll(async () => {
  programs = await statusPrograms();
});

function statusPlace(kind: string): SchemaPlace {
  const file = set.kinds.find((candidate) => candidate.kind === kind);
  const place =
    file === undefined ? undefined : placeOfKey({ path: '', schema: file.schema, file, above: [], set }, 'status');
  if (place === undefined) throw new Error(`${kind} has no status`);
  return place;
}

const plain = (path: string): string => path.replace(/^\.status\./, '');

describe('the statuses of the fixtures, examples, golden folders and bad examples', () => {
  test('there are some, of resources with errors too', () => {
    expect(programs.length).toBeGreaterThan(150);
    expect(new Set(documents().map(({ kind }) => kind)).size).toBe(Object.keys(kinds).length);
    expect(documents().filter(({ status }) => JSON.stringify(status).includes('ChecksFailed')).length).toBeGreaterThan(
      50,
    );
  });

  test('have the form that the schema of their kind asks for', async () => {
    for (const { kind, metadata, status } of documents()) {
      const name = isMap(metadata) ? String(metadata['name']) : '';
      if (typeof kind !== 'string' || !isKindName(kind)) throw new Error(`no kind of ours: ${String(kind)}`);
      expect(await problemsOf(kind, status), `${kind} ${name}`).toEqual([]);
    }
  });

  test('write every field, or the list has the field with its reason', () => {
    const written = new Set(
      documents().flatMap(({ kind, status }) =>
        pathsIn(status, statusPlace(String(kind))).map((path) => `${String(kind)} ${plain(path)}`),
      ),
    );
    const fields = Object.keys(kinds).flatMap((kind) =>
      leafPaths(statusPlace(kind)).map((path) => ({ kind, path: plain(path) })),
    );
    expect(fields.length).toBeGreaterThan(100);
    const isListed = (path: string): boolean => left.some((entry) => entry.path === path);
    const unwritten = fields.filter(({ kind, path }) => !written.has(`${kind} ${path}`) && !isListed(path));
    expect(unwritten.map(({ kind, path }) => `${kind} ${path}`)).toEqual([]);
    const stale = left.filter(
      ({ path }) =>
        fields.every((field) => field.path !== path) ||
        Object.keys(kinds).some((kind) => written.has(`${kind} ${path}`)),
    );
    expect(stale).toEqual([]);
    expect(left.filter(({ reason }) => reason.length < 20)).toEqual([]);
  });
});

/** What the validator of a kind says about a status. */
async function problemsOf(kind: KindName, status: unknown): Promise<string[]> {
  const { validate } = await loadKind[kind]();
  const conditions: unknown = isMap(status) ? status['conditions'] : undefined;
  if (!Array.isArray(conditions) || conditions.length === 0) return ['no conditions'];
  const value: unknown = { spec: {}, status };
  if (validate(value)) return [];
  return (validate.errors ?? [])
    .filter(({ instancePath }) => instancePath.startsWith('/status'))
    .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}
