import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  annotationNames,
  exportedResource,
  resourceOf,
  type ClusterResource,
  type Exported,
} from '../../../../runtime/registry/sync/exported-resource.ts';
import { boundedKeep } from '../../../../runtime/registry/sync/cluster-client.ts';
import { createEntryCheck } from '../../../../runtime/registry/documents/check-entry.ts';
import { at } from '../../../support/plain-walk.ts';

const check = await createEntryCheck();

type Annotations = { readonly [name in keyof typeof annotationNames]?: string | undefined };

const asked: Annotations = { export: 'true', url: 'https://weather.example.com/mcp', description: 'Forecasts' };

function resource(annotations: Annotations, rest: Partial<ClusterResource> = {}): ClusterResource {
  const keys: readonly (keyof Annotations)[] = Object.keys(annotationNames).filter(isName);
  const given = keys.flatMap((key) => {
    const text = annotations[key];
    return text === undefined ? [] : [[annotationNames[key], text] as const];
  });
  const own = { kind: 'MCPServer', namespace: 'tools', name: 'weather', uid: 'u-1' };
  return { ...own, ...rest, annotations: Object.fromEntries(given) };
}

function isName(key: string): key is keyof typeof annotationNames {
  return Object.hasOwn(annotationNames, key);
}

function documentOf(exported: Exported): unknown {
  if (exported.outcome !== 'exported') throw new Error(`it was ${exported.outcome}`);
  return JSON.parse(exported.version.document);
}

describe('a resource of a cluster', () => {
  test('with every annotation becomes an entry that the check of entries takes', () => {
    const given: Annotations = {
      ...asked,
      title: 'Weather',
      icon: 'https://weather.example.com/icon.png',
      category: 'science',
      version: '2.0.0',
      tools: '["forecast"]',
      toolDefinitions: '[{"name":"forecast","inputSchema":{"type":"object"}}]',
      claims: '{"org":"example","team":["a","b"]}',
    };
    const exported = exportedResource(resource(given, { image: 'example/weather:1.4.0', transport: 'stdio' }));
    const origin = { kind: 'MCPServer', namespace: 'tools', name: 'weather', uid: 'u-1' };
    expect(exported).toMatchObject({ outcome: 'exported', remarks: [] });
    expect(exported).toMatchObject({ version: { type: 'server', claims: { org: 'example', team: ['a', 'b'] } } });
    expect(documentOf(exported)).toEqual({
      name: 'internal.svc.mcp.k8s.tools/weather',
      title: 'Weather',
      description: 'Forecasts',
      version: '2.0.0',
      icons: [{ src: 'https://weather.example.com/icon.png' }],
      remotes: [{ type: 'streamable-http', url: 'https://weather.example.com/mcp' }],
      packages: [{ registryType: 'oci', identifier: 'example/weather:1.4.0', transport: { type: 'stdio' } }],
      _meta: {
        'io.modelcontextprotocol.registry/publisher-provided': {
          'internal.svc.mcp': {
            'https://weather.example.com/mcp': {
              status: 'active',
              tools: ['forecast'],
              tool_definitions: [{ name: 'forecast', inputSchema: { type: 'object' } }],
              category: 'science',
              metadata: { kubernetes: { ...origin, image: 'example/weather:1.4.0', transport: 'stdio' } },
            },
          },
        },
      },
    });
    const judged = check('server', exported.outcome === 'exported' ? exported.version.document : '');
    expect(judged).toMatchObject({ outcome: 'valid', head: { version: '2.0.0' } });
  });

  test.each<[string, Annotations]>([
    ['nothing', {}],
    ['everything but the wish', { url: asked.url, description: asked.description, claims: '{"org":"a"}' }],
    ['"false"', { ...asked, export: 'false' }],
    ['"True", which is not the word', { ...asked, export: 'True' }],
    ['an empty wish', { ...asked, export: '' }],
  ])('that says %s is not exported', (_, annotations) => {
    expect(exportedResource(resource(annotations))).toEqual({ outcome: 'not-exported' });
  });

  test.each<[string, Annotations, string]>([
    ['no URL', { ...asked, url: undefined }, `the annotation ${annotationNames.url} is missing`],
    ['an empty URL', { ...asked, url: '' }, `the annotation ${annotationNames.url} is missing`],
    [
      'no description',
      { ...asked, description: undefined },
      `the annotation ${annotationNames.description} is missing`,
    ],
  ])('that has %s is refused by name', (_, annotations, problem) => {
    expect(exportedResource(resource(annotations))).toEqual({ outcome: 'refused', problem });
  });

  test.each([
    ['no JSON', 'org=example'],
    ['cut JSON', '{"org":'],
    ['an empty text', ''],
    ['a list', '["org"]'],
    ['null', 'null'],
    ['a number as value', '{"org":1}'],
    ['a boolean as value', '{"org":true}'],
    ['null as value', '{"org":null}'],
    ['an object as value', '{"org":{"a":"b"}}'],
    ['a list of other things', '{"org":["a",1]}'],
    ['a claim twice, of which one would win', '{"org":"a","org":"b"}'],
    ['the key __proto__', '{"__proto__":"a"}'],
    ['levels without end', `{"org":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('whose claims are %s is kept out, because the wrong people would see it', (_, claims) => {
    const exported = exportedResource(resource({ ...asked, claims }));
    expect(exported.outcome === 'refused' ? exported.problem : exported.outcome).toContain(annotationNames.claims);
  });

  test.each([
    ['no annotation', undefined, {}],
    ['an empty object', '{}', {}],
    ['keys with dots and slashes', '{"https://x/role":"a","a.b":["c"]}', { 'https://x/role': 'a', 'a.b': ['c'] }],
  ])('has the claims of its annotation alone: %s', (_, claims, expected) => {
    const exported = exportedResource(resource({ ...asked, ...(claims === undefined ? {} : { claims }) }));
    expect(exported.outcome === 'exported' ? exported.version.claims : exported).toEqual(expected);
  });

  test.each([
    ['the annotation', { version: '2.1.0' }, 'example/weather:1.0.1', '2.1.0'],
    ['the annotation with a v and a prerelease', { version: 'v2.1.0-rc.1' }, undefined, 'v2.1.0-rc.1'],
    ['the tag', {}, 'example/weather:1.4.2', '1.4.2'],
    ['the tag with a v', {}, 'example/weather:v1.4.2', 'v1.4.2'],
    ['the tag when the annotation is none', { version: '2.1' }, 'example/weather:1.4.2', '1.4.2'],
    ['the tag before a digest', {}, `example/weather:1.4.2@sha256:${'a'.repeat(64)}`, '1.4.2'],
    ['the tag behind a host with a port', {}, 'localhost:5000/weather:3.0.0', '3.0.0'],
    ['1.0.0 with a port and no tag', {}, 'localhost:5000/weather', '1.0.0'],
    ['1.0.0 where a port looks like a version', {}, 'host:1.2.3/weather', '1.0.0'],
    ['1.0.0 with a digest alone', {}, `example/weather@sha256:${'a'.repeat(64)}`, '1.0.0'],
    ['1.0.0 with latest', {}, 'example/weather:latest', '1.0.0'],
    ['1.0.0 with build metadata', { version: '1.2.3+build' }, undefined, '1.0.0'],
    ['1.0.0 with leading zeros', { version: '01.2.3' }, undefined, '1.0.0'],
    ['1.0.0 with a version longer than an entry takes', { version: `1.2.3-${'a'.repeat(250)}` }, undefined, '1.0.0'],
    ['1.0.0 without anything', {}, undefined, '1.0.0'],
  ])('has as version %s', (_, annotations, image, expected) => {
    const exported = exportedResource(resource({ ...asked, ...annotations }, image === undefined ? {} : { image }));
    expect(at(documentOf(exported), 'version')).toBe(expected);
  });

  test.each(['tools', 'toolDefinitions'] as const)(
    'whose %s cannot be read is exported without them, with a remark',
    (key) => {
      for (const text of ['forecast', '{"a":1}', `${'['.repeat(100_000)}${']'.repeat(100_000)}`]) {
        const exported = exportedResource(resource({ ...asked, [key]: text }));
        const remarks = [`MCPServer tools/weather: ${annotationNames[key]} is not a JSON list and is left out`];
        expect(exported).toMatchObject({ outcome: 'exported', remarks });
        expect(JSON.stringify(documentOf(exported))).not.toMatch(/"tools":|"tool_definitions":/);
      }
    },
  );

  test('with empty titles, icons and categories has none', () => {
    const document = documentOf(exportedResource(resource({ ...asked, title: '', icon: '', category: '' })));
    expect(document).not.toHaveProperty('title');
    expect(document).not.toHaveProperty('icons');
    expect(JSON.stringify(document)).not.toContain('category');
  });

  test('that listens has no package: nobody here knows its ports', () => {
    const exported = exportedResource(resource(asked, { image: 'example/weather:1.4.0', transport: 'sse' }));
    expect(documentOf(exported)).not.toHaveProperty('packages');
  });

  test('with the longest names of a cluster is left to the check of entries, which says what is too long', () => {
    const namespace = 'n'.repeat(63);
    const longest = 200 - `internal.svc.mcp.k8s.${namespace}/`.length;
    const nameOf = (length: number): string => {
      const exported = exportedResource(resource(asked, { namespace, name: 'a'.repeat(length) }));
      return exported.outcome === 'exported' ? exported.version.document : '';
    };
    expect(check('server', nameOf(longest)).outcome).toBe('valid');
    expect(check('server', nameOf(longest + 1))).toMatchObject({ outcome: 'invalid' });
  });
});

describe('an object of the API server', () => {
  test('is read as far as it matters', () => {
    const wanted = { [annotationNames.export]: 'true', [annotationNames.url]: 'https://example.com' };
    const object = (annotations: object): object => ({
      metadata: { name: 'a', namespace: 'b', uid: 'c', annotations, labels: { l: 'm' } },
      spec: { image: 'i', transport: 'stdio', other: 1 },
    });
    const expected = { kind: 'MCPServer', name: 'a', namespace: 'b', uid: 'c', image: 'i', transport: 'stdio' };
    // What kubectl writes beside them is as long as the resource itself.
    const beside = { 'kubectl.kubernetes.io/last-applied-configuration': '{}', [annotationNames.title]: 1 };
    expect(resourceOf('MCPServer', object({ ...wanted, ...beside }))).toEqual({ ...expected, annotations: wanted });
    const others = { ...wanted, [annotationNames.export]: 'false' };
    expect(resourceOf('MCPServer', object(others))).toEqual({ ...expected, annotations: {} });
  });

  test('has its place among others until they are too much together', () => {
    const keep = boundedKeep(10, 'namespace left');
    const one = resourceOf('MCPServer', { metadata: { annotations: { [annotationNames.export]: 'true' } } });
    expect([keep(one), keep(one)]).toEqual([one, one]);
    expect(() => keep(one)).toThrow('the resources in namespace left ask for more than 10 characters');
  });

  test('never throws, whatever it holds and whatever its annotations say', () => {
    const texts = fc.oneof(fc.string(), fc.json(), fc.constant('true'));
    const annotations = fc.dictionary(fc.constantFrom(...Object.values(annotationNames)), texts);
    const objects = fc.oneof(
      fc.anything(),
      fc.record({ metadata: fc.record({ name: fc.anything(), annotations }), spec: fc.anything() }),
    );
    fc.assert(
      fc.property(objects, (object) => {
        const exported = exportedResource(resourceOf('MCPServer', object));
        if (exported.outcome === 'exported') JSON.parse(exported.version.document);
      }),
    );
  });
});
