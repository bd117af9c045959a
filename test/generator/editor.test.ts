import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { loadAll } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { apiVersion, isKindName, kinds } from '../../generated/kinds.ts';
import { loadDocument, loadKind, type DocumentName } from '../../generated/load.ts';
import { generatedFolder } from '../support/generated-files.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(generatedFolder, 'editor');
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
const schemas = new Map(paths.map((path) => [path, readEditorSchema(path)]));
const validators = new Map<string, ValidateFunction>();

interface EditorType {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
}

function readEditorSchema(path: string): EditorType & { readonly definitions: Readonly<Record<string, EditorType>> } {
  return JSON.parse(readFileSync(join(folder, path), 'utf8'));
}

/** The validator an editor would build: plain draft-07 and the annotations that editors know. */
function editorValidator(path: string): ValidateFunction {
  const known = validators.get(path);
  if (known !== undefined) return known;
  const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
  ajv.addVocabulary(['markdownDescription', 'deprecationMessage', 'patternErrorMessage', 'errorMessage']);
  const validate = ajv.compile(schemas.get(path) ?? false);
  validators.set(path, validate);
  return validate;
}

/** Every object of our kinds in the golden inputs and the examples, right and wrong. */
function documents(): object[] {
  const files = ['test/golden', 'examples'].flatMap((start) =>
    readdirSync(join(root, start), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.yaml') && !path.endsWith('manifests.yaml'))
      .map((path) => join(root, start, path)),
  );
  return files.flatMap((path) => {
    try {
      return loadAll(readFileSync(path, 'utf8')).filter((value) => typeof value === 'object' && value !== null);
    } catch {
      // Broken YAML: no editor schema sees it.
      return [];
    }
  });
}

test('there is one per kind, one per document, and one for all', () => {
  const group = apiVersion.replace('/', '_').split('_');
  const wanted = [
    'all.json',
    ...Object.keys(loadDocument).map((name) => `config/${name}.json`),
    ...Object.keys(kinds).map((kind) => `${group[0] ?? ''}/${kind.toLowerCase()}_${group[1] ?? ''}.json`),
  ];
  expect(paths.toSorted()).toEqual(wanted.toSorted());
});

describe.each(paths)('%s', (path) => {
  const text = readFileSync(join(folder, path), 'utf8');

  test('is plain draft-07 without references to other files', () => {
    expect(schemas.get(path)).toMatchObject({ $schema: 'http://json-schema.org/draft-07/schema#' });
    expect(text).not.toMatch(/"x-[a-z-]+":/);
    const references = [...text.matchAll(/"\$ref": "([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(references.filter((reference) => !/^#(\/definitions\/\w+)?$/.test(reference))).toEqual([]);
    expect(() => editorValidator(path)).not.toThrow();
  });

  test('describes every property', () => {
    const { definitions, ...own } = schemas.get(path) ?? { definitions: {} };
    const fields = [own, ...Object.values(definitions)].flatMap(({ properties = {} }) => Object.entries(properties));
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter(([, field]) => typeof field.description !== 'string').map(([name]) => name)).toEqual([]);
  });
});

describe('an editor', () => {
  const ours = documents().filter(
    (value) => Reflect.get(value, 'apiVersion') === apiVersion && isKindName(String(Reflect.get(value, 'kind'))),
  );

  test('and the compiler agree on every resource of the golden folders and the examples', async () => {
    const seen = { admitted: 0, refused: 0 };
    for (const value of ours) {
      const kind = String(Reflect.get(value, 'kind'));
      if (!isKindName(kind)) continue;
      const { validate } = await loadKind[kind]();
      const admitted = validate(value);
      // What no plain schema can say: unique keys of a list, the least duration.
      const unsayable = (validate.errors ?? []).every(
        ({ keyword }) => keyword === 'x-list' || keyword === 'x-minimum-duration',
      );
      const [group, version] = apiVersion.split('/');
      const own = editorValidator(`${group ?? ''}/${kind.toLowerCase()}_${version ?? ''}.json`)(value);
      expect(own, JSON.stringify(value)).toBe(admitted || unsayable);
      expect(editorValidator('all.json')(value), JSON.stringify(value)).toBe(own);
      seen[admitted ? 'admitted' : 'refused'] += 1;
    }
    expect(seen.admitted).toBeGreaterThan(20);
    expect(seen.refused).toBeGreaterThan(3);
  });

  const all = editorValidator('all.json');
  const group = { apiVersion, kind: 'MCPGroup', metadata: { name: 'a' } };

  test('lets objects of other groups pass and looks into lists', () => {
    expect(all({ apiVersion: 'v1', kind: 'ConfigMap', data: {} })).toBe(true);
    expect(all({ apiVersion: 'v1', kind: 'List', items: [group, { apiVersion: 'v1', kind: 'Secret' }] })).toBe(true);
    expect(all({ apiVersion: 'v1', kind: 'List', items: [{ ...group, spec: { descripton: '' } }] })).toBe(false);
    expect(all({ apiVersion, kind: 'MCPGroupList', items: [group] })).toBe(true);
    expect(all({ apiVersion, kind: 'MCPGroupList', items: [{ ...group, metadata: {} }] })).toBe(false);
  });

  test('refuses a kind or a version of our group that does not exist', () => {
    expect(all({ ...group, kind: 'MCPGruop' })).toBe(false);
    expect(all({ ...group, apiVersion: apiVersion.replace(/\/.*/, '/v9') })).toBe(false);
  });

  test('shows defaults and deprecations', () => {
    const text = readFileSync(join(folder, 'config/run.json'), 'utf8');
    expect(text).toContain('Default: `\\"streamable-http\\"`.');
    const deprecated = [...schemas.values()]
      .map((schema) => JSON.stringify(schema))
      .filter((schema) => schema.includes('"deprecated":true'));
    expect(deprecated.length).toBeGreaterThan(0);
    for (const schema of deprecated) expect(schema).toContain('"deprecationMessage":"Deprecated');
  });
});

test('the configuration documents have an editor schema that agrees with the validator', async () => {
  const samples: Readonly<Partial<Record<DocumentName, readonly unknown[]>>> = {
    run: [
      { schemaVersion: 'v1', image: 'a:1' },
      { schemaVersion: 'v2' },
      { image: 'a' },
      { schemaVersion: 'v1', proxyport: 1 },
    ],
    'permission-profile': [
      {},
      { network: { outbound: { allowPort: [443] } } },
      { network: { outbound: { allowPort: [0] } } },
    ],
  };
  for (const [name, values] of Object.entries(samples)) {
    expect(existsSync(join(folder, 'config', `${name}.json`))).toBe(true);
    const { validate } = await loadDocument[name as DocumentName]();
    for (const value of values) expect(editorValidator(`config/${name}.json`)(value)).toBe(validate(value));
  }
});
