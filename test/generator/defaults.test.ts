import { describe, expect, test } from 'vitest';
import { loadKind } from '../../generated/load.ts';
import { defaultOf, holdsDefaults, namedTypesOf, target, type NamedType } from '../../generator/model/named-types.ts';
import { readSchemas } from '../../generator/read/schema-files.ts';
import { schemasFolder } from '../support/generated-files.ts';

const set = readSchemas(schemasFolder);
const types = set.files.flatMap((file) => namedTypesOf(file).filter(({ schema }) => holdsDefaults(schema, file, set)));
const server = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPServer', metadata: { name: 'a' } } as const;

/** The least value of a type that its function can fill: what is required and holds defaults, and nothing else. */
function least({ schema, file }: Pick<NamedType, 'schema' | 'file'>): unknown {
  if (schema.type === 'array') return [];
  const needed = Object.entries(schema.properties ?? {}).filter(([name, property]) => {
    const isRequired = schema.required?.includes(name) === true && defaultOf(property, file, set) === undefined;
    return isRequired && holdsDefaults(property, file, set);
  });
  return Object.fromEntries(needed.map(([name, property]) => [name, least(target(property, file, set))]));
}

/** The same with every static default that the schema says, where the object is present. */
function filled({ schema, file }: Pick<NamedType, 'schema' | 'file'>): unknown {
  const present = least({ schema, file });
  if (Array.isArray(present)) return present;
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, unknown][] => {
    const fallback = defaultOf(property, file, set);
    if (fallback !== undefined) return [[name, fallback]];
    return Object.hasOwn(Object(present), name) ? [[name, filled(target(property, file, set))]] : [];
  });
  return Object.fromEntries(entries);
}

test('there are types with defaults', () => {
  expect(types.length).toBeGreaterThan(30);
});

test.each(types.map((type) => ({ name: type.name, type })))(
  '$name gets its own defaults and no others',
  async ({ name, type }) => {
    const module: unknown = await import(`../../generated/defaults/${type.file.base}.ts`);
    const fill: unknown = Reflect.get(Object(module), `with${name}Defaults`);
    if (typeof fill !== 'function') return expect.fail(`no function fills ${name}`);
    const value = least(type);
    const before = structuredClone(value);
    const result: unknown = fill(value);
    expect(result).toEqual(filled(type));
    expect(fill(result)).toEqual(result);
    expect(value).toEqual(before);
  },
);

describe('of an MCPServer', () => {
  test('static defaults are filled in, open fields stay open', async () => {
    const { withDefaults } = await loadKind.MCPServer();
    const { spec } = withDefaults({ ...server, spec: { image: 'a:1' } });
    expect(spec).toMatchObject({ image: 'a:1', transport: 'stdio', proxyPort: 8080 });
    for (const open of ['replicas', 'backendReplicas', 'mcpPort', 'rateLimiting', 'sessionStorage', 'serviceAccount']) {
      expect(spec).not.toHaveProperty(open);
    }
  });

  test('what the author wrote stays, empty and false values too', async () => {
    const { withDefaults } = await loadKind.MCPServer();
    const spec = {
      image: 'a:1',
      transport: 'sse',
      args: [],
      env: [{ name: 'A', value: '' }],
      trustProxyHeaders: false,
    } as const;
    expect(withDefaults({ ...server, spec }).spec).toMatchObject(spec);
  });

  test('nothing below an absent object is invented', async () => {
    const { withDefaults } = await loadKind.EmbeddingServer();
    const embedding = { ...server, kind: 'EmbeddingServer' } as const;
    expect(withDefaults({ ...embedding, spec: {} }).spec).not.toHaveProperty('modelCache');
    expect(withDefaults({ ...embedding, spec: { modelCache: {} } }).spec.modelCache).toMatchObject({ enabled: true });
  });
});

test('values that look alike in two documents have defaults of their own', () => {
  const rates = set.files.flatMap((file) =>
    namedTypesOf(file).flatMap(({ name, schema }) =>
      Object.entries(schema.properties ?? {})
        .filter(([field]) => field === 'samplingRate')
        .map(([, property]) => [name, property.default]),
    ),
  );
  expect(Object.fromEntries(rates)).toMatchObject({ RunTelemetryConfig: 0.1, TelemetryTracingConfig: '0.05' });
});
