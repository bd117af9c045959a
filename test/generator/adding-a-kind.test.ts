import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'js-yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as loaders from '../../generated/load.ts';
import type * as tables from '../../generated/references/index.ts';
import { checkStructure } from '../support/structural-check.ts';
import { generatedFolder, generatedFrom, importable, schemasFolder, schemasWith } from '../support/generated-files.ts';

const text = { description: 'A text of it.', type: 'string' };

/** A kind as a person would add it: one file. */
const widget = {
  $schema: '../dialect.json',
  title: 'Widget',
  description: 'A small thing that a test adds.',
  'x-kind': {
    plural: 'widgets',
    shortNames: ['wdg'],
    printerColumns: [{ name: 'Size', type: 'string', jsonPath: '.spec.size' }],
  },
  type: 'object',
  additionalProperties: false,
  required: ['spec'],
  properties: {
    spec: {
      title: 'WidgetSpec',
      description: 'What the widget is.',
      type: 'object',
      additionalProperties: false,
      required: ['groupRef'],
      properties: {
        groupRef: { ...text, 'x-ref': { kind: 'MCPGroup' } },
        size: { ...text, enum: ['small', 'large'], default: 'small' },
        color: text,
        pattern: text,
      },
      'x-rule': [{ exactlyOneOf: ['color', 'pattern'] }],
    },
  },
};

let files: ReadonlyMap<string, string>;
let folder: string;

beforeAll(async () => {
  files = await generatedFrom(schemasWith({ 'kinds/widget.json': widget }));
  folder = importable(files);
});

function imported<T>(path: string): Promise<T> {
  return import(pathToFileURL(join(folder, path)).href);
}

describe('one schema file more', () => {
  test('adds the files of the kind and changes only the tables', async () => {
    const before = await generatedFrom(schemasFolder);
    const added = [...files.keys()].filter((path) => !before.has(path));
    expect(added.toSorted()).toEqual([
      'constructs/props/widget.ts',
      'constructs/widget.ts',
      'crds/widgets.mcp.svc.internal.yaml',
      'defaults/widget.ts',
      'editor/mcp.svc.internal/widget_v1alpha1.json',
      'reference/widget.json',
      'types/widget.ts',
      'validators/widget.d.ts',
      'validators/widget.js',
    ]);
    const changed = [...before].filter(([path, content]) => files.get(path) !== content).map(([path]) => path);
    expect(changed.toSorted()).toEqual([
      'constructs/index.ts',
      'deprecations/index.ts',
      'editor/all.json',
      'kinds.ts',
      'languages/index.ts',
      'load.ts',
      'references/index.ts',
    ]);
  });

  test('gives a validator and defaults, loaded by name', async () => {
    const { loadKind }: typeof loaders = await imported('load.ts');
    const loader: unknown = Reflect.get(loadKind, 'Widget');
    if (typeof loader !== 'function') return expect.fail('no loader');
    const { validate, withDefaults } = await loader();
    const value = {
      apiVersion: 'mcp.svc.internal/v1alpha1',
      kind: 'Widget',
      metadata: { name: 'a' },
      spec: { groupRef: 'g', color: 'red' },
    };
    expect(validate(value)).toBe(true);
    expect(withDefaults(value).spec).toEqual({ groupRef: 'g', color: 'red', size: 'small' });
    expect(validate({ ...value, spec: { groupRef: 'g' } })).toBe(false);
    expect(validate({ ...value, spec: { ...value.spec, colour: 'red' } })).toBe(false);
  });

  test('gives its references', async () => {
    const { references }: typeof tables = await imported('references/index.ts');
    expect(Reflect.get(references, 'Widget')).toEqual([{ path: ['spec', 'groupRef'], kind: 'MCPGroup' }]);
  });

  test('gives a CRD with its rule', () => {
    const crd = load(files.get('crds/widgets.mcp.svc.internal.yaml') ?? '');
    expect(crd).toMatchObject({ spec: { names: { kind: 'Widget', plural: 'widgets', shortNames: ['wdg'] } } });
    const schema = Object(crd).spec.versions[0].schema.openAPIV3Schema;
    expect(checkStructure(schema).problems).toEqual([]);
    expect(schema.properties.spec['x-kubernetes-validations']).toHaveLength(1);
    expect(schema.properties.spec.properties.size.default).toBe('small');
  });

  test('gives a construct and an editor schema', async () => {
    const { Widget }: { Widget: { manifest(props: object): object } } = await imported('constructs/index.ts');
    expect(Widget.manifest({ spec: { groupRef: 'g' } })).toMatchObject({ kind: 'Widget', spec: { groupRef: 'g' } });
    const editor: unknown = JSON.parse(files.get('editor/mcp.svc.internal/widget_v1alpha1.json') ?? '');
    expect(editor).toMatchObject({ title: 'Widget', properties: { kind: { const: 'Widget' } } });
  });

  test('compiles', () => {
    const project = join(dirname(folder), 'tsconfig.json');
    const root = resolve(generatedFolder, '..');
    writeFileSync(project, JSON.stringify({ extends: join(root, 'tsconfig.json'), include: ['generated'] }));
    const tsc = join(root, 'node_modules/.bin/tsc');
    expect(execFileSync(tsc, ['--noEmit', '--project', project], { encoding: 'utf8' })).toBe('');
  });
});
