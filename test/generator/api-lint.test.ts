import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSchemas, SchemaProblems } from '../../generator/read/schema-files.ts';
import { schemasFolder, schemasWith } from '../support/generated-files.ts';

const original = readFileSync(join(schemasFolder, 'api/registry-api.json'), 'utf8');

/** What the generator says of the API after one text of its file was replaced by another. */
function problemsAfter(replaced: string, by: string): string {
  expect(original).toContain(replaced);
  const folder = schemasWith({ 'api/registry-api.json': JSON.parse(original.replace(replaced, () => by)) });
  try {
    readSchemas(folder);
    return '';
  } catch (error) {
    if (!(error instanceof SchemaProblems)) throw error;
    return error.problems.join('\n');
  }
}

describe('an API file is refused', () => {
  const wrong: readonly [what: string, replaced: string, by: string, problem: RegExp][] = [
    [
      'with a key that the dialect does not know',
      '"inOpenApi": false',
      '"inOpenAPI": false',
      /registry-api\.json#\/x-api\/operations\/\d+ .*\(inOpenAPI\)/,
    ],
    [
      'with two operations of one name',
      '"operationId": "getSkill"',
      '"operationId": "listServers"',
      /repeats the operation listServers/,
    ],
    [
      'with two operations at one path',
      '"path": "/v1/registries"',
      '"path": "/v1/sources"',
      /repeats the path GET \/v1\/sources/,
    ],
    [
      'with a path parameter that is not declared',
      '"path": "/v1/sources/{sourceName}/sync"',
      '"path": "/v1/sources/{sourcename}/sync"',
      /syncSource has no declared path parameter sourcename/,
    ],
    [
      'with a query parameter that is not declared',
      '"include_deleted"',
      '"includeDeleted"',
      /has no declared query parameter/,
    ],
    ['with an error that is not declared', '"unknown-target"', '"unknown-goal"', /unknown-(goal|target)/],
    [
      'with a schema that does not exist',
      '"./server-list.json"',
      '"./servers-list.json"',
      /refers to \.\/servers-list\.json, which does not exist/,
    ],
    ['with a tag that is not declared', '"tag": "identity"', '"tag": "people"', /getMe has the tag people/],
    [
      'with bodies that nothing tells apart',
      '"chosenBy": "url"',
      '"fromPath": {}',
      /publishServer cannot choose between its bodies/,
    ],
    [
      'with a key taken from elsewhere',
      '"name": "sourceName"',
      '"name": "registryName"',
      /putSource takes registryName from its path/,
    ],
  ];

  test.each(wrong)('%s', (_what, replaced, by, problem) => {
    expect(problemsAfter(replaced, by)).toMatch(problem);
  });

  test('and the one of the project is fine', () => {
    expect(problemsAfter('"RegistryApi"', '"RegistryApi"')).toBe('');
  });
});
