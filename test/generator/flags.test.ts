import { describe, expect, test } from 'vitest';
import { flags, type Flag } from '../../generated/flags.ts';
import { loadDocument } from '../../generated/load.ts';
import { walk } from '../../generator/model/walk.ts';
import { readSchemas } from '../../generator/read/schema-files.ts';
import { schemasFolder } from '../support/generated-files.ts';

const all: readonly Flag[] = Object.values(flags).flat();

test('every x-flag of the schemas has its row, once', () => {
  const declared: string[] = [];
  for (const file of readSchemas(schemasFolder).files) {
    walk(file.schema, '#', (schema) => {
      if (schema['x-flag'] !== undefined) declared.push(schema['x-flag'].name);
    });
  }
  expect(declared.length).toBeGreaterThan(60);
  expect(all.map(({ name }) => name).toSorted()).toEqual(declared.toSorted());
});

describe('a row', () => {
  const row = (name: string): Flag | undefined => all.find((flag) => flag.name === name);

  test('says the field, its default and its values', () => {
    expect(row('proxy-mode')).toMatchObject({
      type: 'string',
      path: ['proxyMode'],
      default: 'streamable-http',
      values: ['streamable-http', 'sse'],
      deprecatedValues: ['sse'],
    });
    expect(row('env')).toMatchObject({ shorthand: 'e', type: 'stringArray' });
    expect(row('env')).not.toHaveProperty('default');
  });

  test('says which flags hold a secret', () => {
    const secrets = all.filter((flag) => flag.isSecret === true).map(({ name }) => name);
    expect(secrets).toEqual(expect.arrayContaining(['oidc-client-secret', 'token-exchange-client-secret']));
    expect(secrets).not.toContain('oidc-client-secret-file');
  });

  test('is described in a sentence', () => {
    expect(all.filter(({ description }) => !/^[A-Z].*[.]$/.test(description)).map(({ name }) => name)).toEqual([]);
  });
});

test('defaults of flags are values of the run configuration', async () => {
  const { validate } = await loadDocument.run();
  const checked: string[] = [];
  for (const flag of flags.RunConfig as readonly Flag[]) {
    if (flag.default === undefined || flag.path.length > 1) continue;
    const document = { schemaVersion: 'v1', image: 'a:1', [flag.path[0] ?? '']: flag.default };
    validate(document);
    const own = (validate.errors ?? []).filter(({ instancePath }) => instancePath.startsWith(`/${flag.path[0] ?? ''}`));
    expect(own, flag.name).toEqual([]);
    checked.push(flag.name);
  }
  expect(checked.length).toBeGreaterThan(5);
});
