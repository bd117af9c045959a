import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { registryErrors } from '../../generated/api/registry-errors.ts';
import { registryEventTypes } from '../../generated/api/registry-events.ts';
import { registryOperations } from '../../generated/api/registry-operations.ts';
import { registryReservedSegments } from '../../generated/api/registry-segments.ts';
import type { ApiOperation } from '../../generated/api/operation.ts';
import type { Operation } from '../../runtime/registry/access/operation.ts';
import { generatedFolder } from '../support/generated-files.ts';

type Json = Readonly<Record<string, unknown>>;

const text = readFileSync(join(generatedFolder, 'openapi/registry.json'), 'utf8');
const document = json(JSON.parse(text));
const rows: readonly ApiOperation[] = Object.values(registryOperations);

function json(value: unknown): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('this is no JSON object');
  return Object.fromEntries(Object.entries(value));
}

function list(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(json) : [];
}

/** Every operation of the document, with its path and method. */
const operations = Object.entries(json(document['paths'])).flatMap(([path, item]) =>
  Object.entries(json(item)).map(([method, operation]) => ({ path, method, operation: json(operation) })),
);

/** Every value below, with its JSON pointer. */
function* valuesOf(value: unknown, pointer = '#'): Generator<readonly [pointer: string, value: unknown]> {
  yield [pointer, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* valuesOf(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

const everything = new Map(valuesOf(document));

describe('the OpenAPI document', () => {
  test('has the fields that OpenAPI 3.1 requires', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: expect.any(String), version: expect.any(String) },
    });
    expect(operations.length).toBeGreaterThan(25);
    const wrong = operations.filter(({ method, operation }) => {
      const answers = Object.entries(json(operation['responses']));
      const fine =
        answers.length > 0 &&
        answers.every(([status, reply]) => /^[1-5]\d\d$/.test(status) && json(reply)['description']);
      return !fine || !/^(get|put|post|delete|patch)$/.test(method);
    });
    expect(wrong).toEqual([]);
  });

  test('has every reference in place, and no word of another dialect', () => {
    const references = [...everything].filter(([pointer]) => pointer.endsWith('/$ref'));
    expect(references.length).toBeGreaterThan(80);
    expect(references.filter(([, target]) => !everything.has(String(target)))).toEqual([]);
    expect(text).not.toMatch(/"(definitions|markdownDescription|patternErrorMessage|x-rule|nullable)"/);
  });

  test('names each operation once, and holds every published one of the table', () => {
    const ids = operations.map(({ operation }) => String(operation['operationId']));
    expect(new Set(ids).size).toBe(ids.length);
    const published = rows.filter(({ inOpenApi }) => inOpenApi).map(({ operationId }) => operationId);
    expect(ids.toSorted()).toEqual(published.toSorted());
    expect(rows.length).toBeGreaterThan(published.length);
  });

  test('declares the parameters of every path, each with its place', () => {
    for (const { path, operation } of operations) {
      const parameters = list(operation['parameters']);
      const inPath = parameters.filter((parameter) => parameter['in'] === 'path');
      expect(
        inPath.map(({ name }) => name),
        path,
      ).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(
        inPath.every(({ required }) => required === true),
        path,
      ).toBe(true);
      const keys = parameters.map((parameter) => `${String(parameter['in'])} ${String(parameter['name'])}`);
      expect(new Set(keys).size, path).toBe(keys.length);
      expect(
        parameters.every(({ schema }) => typeof schema === 'object'),
        path,
      ).toBe(true);
    }
  });

  test('has schemas of JSON Schema 2020-12, which tell right bodies from wrong ones', () => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema({ ...document, $id: 'https://example.com/openapi' });
    const schemas = Object.entries(json(json(document['components'])['schemas']));
    expect(schemas.length).toBeGreaterThan(40);
    for (const [name, schema] of schemas) expect(ajv.validateSchema(json(schema)), name).toBe(true);
    const judge = (name: string, value: unknown): boolean =>
      ajv.compile({ $ref: `https://example.com/openapi#/components/schemas/${name}` })(value);
    const official = {
      status: 'active',
      statusChangedAt: '2026-01-31T12:00:00Z',
      publishedAt: '2026-01-31T12:00:00Z',
      updatedAt: '2026-01-31T12:00:00Z',
      isLatest: true,
    };
    const server = { name: 'a.b/c', version: '1', description: 'd', unknown: { kept: true } };
    const reply = { server, _meta: { 'io.modelcontextprotocol.registry/official': official } };
    expect(judge('ServerList', { servers: [reply], metadata: { count: 1, nextCursor: 'x' } })).toBe(true);
    expect(judge('ServerList', { servers: [{ server }], metadata: { count: 1 } })).toBe(false);
    expect(judge('ServerReply', { ...reply, _meta: { other: official } })).toBe(false);
    expect(judge('ErrorReply', { error: 'x', code: 'Not_Kebab' })).toBe(false);
    expect(judge('EntryPublication', { server, skill: server })).toBe(false);
  });

  test('has no name of a source in the body of its path', () => {
    const body = everything.get('#/paths/~1v1~1sources~1{sourceName}/put/requestBody/content/application~1json/schema');
    expect(Object.keys(json(json(body)['properties']))).toEqual(expect.arrayContaining(['git', 'managed', 'claims']));
    expect(Object.keys(json(json(body)['properties']))).not.toContain('name');
    expect(json(body)['required'] ?? []).not.toContain('name');
  });
});

describe('the table of operations', () => {
  test('asks for access that the registry decides about', () => {
    // The type is the check: a row with another word does not compile.
    const access: readonly Operation[] = Object.values(registryOperations).map((row) => row.access);
    expect(new Set(access).size).toBeGreaterThan(15);
  });

  test('has the API group, reversed, in the paths of skills', () => {
    expect(registryOperations.listSkills.path).toBe('/{registry}/v0.1/x/internal.svc.mcp/skills');
    expect(registryOperations.listSkills.aliases).toEqual(['/registry/{registry}/v0.1/x/internal.svc.mcp/skills']);
    expect(registryOperations.publishServer.aliases).toEqual(['/registry/{segment}/v0.1/publish']);
    expect(registryOperations.listSources.aliases).toEqual([]);
  });

  test('answers errors that are declared, and none is declared for nothing', () => {
    const used = new Set(rows.flatMap(({ errors }) => errors));
    const declared = Object.keys(registryErrors);
    expect([...used].filter((code) => !declared.includes(code))).toEqual([]);
    expect(declared.filter((code) => !used.has(code))).toEqual(['malformed-request', 'method-not-allowed']);
    const unguarded = rows.filter(({ access, errors }) => access !== 'public' && !errors.includes('missing-token'));
    expect(unguarded).toEqual([]);
  });

  test('says the first segments that nothing else may be called', () => {
    const paths = rows.flatMap(({ path, aliases }) => [path, ...aliases]);
    const first = paths.map((path) => path.split('/')[1] ?? '').filter((segment) => /^[^{]/.test(segment));
    expect(registryReservedSegments).toEqual([...new Set(first)].toSorted());
    expect(registryReservedSegments).toEqual(
      expect.arrayContaining(['v1', 'registry', 'health', '.well-known', 'assets', 'sign-in']),
    );
  });

  test('writes audit events for everything but the server itself', () => {
    const silent = rows
      .filter(({ event, tag }) => event === undefined && tag !== 'server')
      .map((row) => row.operationId);
    expect(silent).toEqual(['getAsset', 'signIn', 'showSignOut']);
    expect(registryEventTypes).toEqual(expect.arrayContaining(['source.create', 'source.update', 'entry.publish']));
    expect(registryEventTypes).not.toContain('entry.claims.create');
  });
});
