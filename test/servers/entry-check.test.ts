import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEntryCheck, longestEntry, type CheckEntry } from '../../runtime/registry/documents/check-entry.ts';
import { runInProcess } from '../support/run-in-process.ts';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';

let registry: TestRegistry;
let check: CheckEntry;
let folder: string;
beforeAll(async () => {
  check = await createEntryCheck();
  folder = mkdtempSync(join(tmpdir(), 'svc-entry-check-'));
  registry = await startTestRegistry({
    sources: [{ name: 'team', managed: {} }],
    registries: [{ name: 'main', sources: ['team'] }],
    auth: { mode: 'anonymous' },
  });
});
afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true });
});

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const rich: Json = {
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
  name: 'com.example/weather',
  title: 'Weather',
  description: 'Forecasts',
  version: '1.0.0',
  websiteUrl: 'https://weather.example.com',
  repository: { url: 'https://git.example.com/weather', source: 'git', id: '7', subfolder: 'server' },
  icons: [{ src: 'https://weather.example.com/i.png', mimeType: 'image/png', sizes: ['48x48'], theme: 'dark' }],
  packages: [
    {
      registryType: 'npm',
      registryBaseUrl: 'https://registry.example.com',
      identifier: '@example/weather',
      version: '1.0.0',
      fileSha256: 'a'.repeat(64),
      runtimeHint: 'npx',
      transport: { type: 'stdio' },
      runtimeArguments: [{ type: 'positional', value: '-y' }],
      packageArguments: [{ type: 'named', name: '--city', isRequired: true, choices: ['a', 'b'], default: 'a' }],
      environmentVariables: [{ name: 'KEY', isSecret: true, format: 'string', placeholder: 'key' }],
    },
  ],
  remotes: [
    { type: 'streamable-http', url: 'https://{city}.example.com/mcp', variables: { city: { default: 'x' } } },
    { type: 'sse', url: 'https://weather.example.com/sse', headers: [{ name: 'X-Key', value: 'a {b}' }] },
  ],
  _meta: { 'io.modelcontextprotocol.registry/publisher-provided': { 'com.example': { about: { tags: ['a'] } } } },
};
const skill: Json = {
  namespace: 'com.example',
  name: 'review',
  description: 'Reviews',
  version: '1.0.0',
  status: 'active',
  allowedTools: ['a'],
  repository: { url: 'https://git.example.com/x', type: 'git' },
  packages: [{ registryType: 'oci', identifier: 'x/y:1' }],
};

type Path = readonly (string | number)[];
function pathsOf(value: Json, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [
    at,
    ...Object.entries(value).flatMap(([key, child]) =>
      pathsOf(child, [...at, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

/** The value with the member at a path replaced; `undefined` removes it. */
function replaced(value: Json, [step, ...rest]: Path, by: Json | undefined): Json | undefined {
  if (step === undefined) return by;
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).flatMap(([key, child]): [string, Json][] => {
    const next = key === String(step) ? replaced(child, rest, by) : child;
    return next === undefined ? [] : [[key, next]];
  });
  return Array.isArray(value) ? pairs.map(([, child]) => child) : Object.fromEntries(pairs);
}

const strange: fc.Arbitrary<Json | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom<Json[]>(
    '',
    ' ',
    'latest',
    '^1.0',
    'a/b',
    'a..b/c',
    '../x',
    '-a/b',
    'http://x',
    'javascript:1',
    'x'.repeat(101),
  ),
  fc.constantFrom<Json[]>(null, 0, 1.5, true, [], {}, [null], [{}], { a: 1 }, 'é', '\uD800', '\u0000'),
  fc.string({ maxLength: 12 }),
  fc.jsonValue({ maxDepth: 2 }).map((value) => value as Json),
);

/** Whether the server takes an entry, by the doors that there are. */
async function isTaken(type: 'server' | 'skill', text: string): Promise<readonly boolean[]> {
  const posted = [registry.ask('POST', '/v1/entries', { body: `{"source":"team","${type}":${text}}` })];
  const { status } = (await Promise.all(posted))[0] ?? { status: 0 };
  expect([201, 400, 409, 413]).toContain(status);
  if (type === 'skill' || !text.startsWith('{')) return [status === 201 || status === 409];
  const { status: flat } = await registry.ask('POST', '/team/v0.1/publish', { body: text });
  expect([201, 400, 409, 413]).toContain(flat);
  return [status, flat].map((each) => each === 201 || each === 409);
}

describe('what validates is what publishes', () => {
  test.for([
    ['server', rich],
    ['skill', skill],
  ] as const)('a %s with something strange in it', async ([type, entry]) => {
    const paths = pathsOf(entry);
    const outcomes = new Set<boolean>();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...paths), strange), { maxLength: 2 }), async (changes) => {
        let value: Json | undefined = entry;
        for (const [path, by] of changes) value = value === undefined ? value : replaced(value, path, by);
        if (value === undefined) return;
        const text = JSON.stringify(value);
        const isValid = check(type, text).outcome === 'valid';
        outcomes.add(isValid);
        for (const taken of await isTaken(type, text)) expect(taken, text).toBe(isValid);
      }),
      { numRuns: 250 },
    );
    expect(outcomes).toEqual(new Set([true, false]));
  });

  const start = '{"name":"com.example/edge","description":"d","version":"1.0.0"';
  const nested = (levels: number): string => `${start},"x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
  const long = (bytes: number, unit: string): string => {
    const room = bytes - `${start},"x":""}`.length;
    return `${start},"x":"${unit.repeat(Math.floor(room / Buffer.byteLength(unit)))}"}`;
  };
  test.for<readonly [string, string, boolean]>([
    ['nested as deeply as may be', nested(63), true],
    ['nested one level deeper', nested(64), false],
    ['as long as may be', long(longestEntry, 'x'), true],
    ['longer by one', `${long(longestEntry, 'x').slice(0, -2)}x"}`, false],
    ['as long as may be, in letters of three bytes', long(longestEntry, '€'), true],
    ['longer, in letters of three bytes', long(longestEntry + 3, '€'), false],
    ['a key that stands twice', `${start},"a":1,"\\u0061":2}`, false],
    ['a key that reaches for the prototype', `${start},"x":{"__proto__":{}}}`, false],
    ['numbers that no double holds', `${start},"x":[1e999,12345678901234567890,-0.0]}`, true],
    ['an unknown key that the short form has', `${start},"remotes":[],"y":{"url":"z"}}`, true],
  ])('%s', async ([, text, isValid]) => {
    expect(check('server', text).outcome).toBe(isValid ? 'valid' : 'invalid');
    for (const taken of await isTaken('server', text)) expect(taken).toBe(isValid);
  });
});

describe('formats of other dates', () => {
  const dated = (date: string, more: object): string =>
    JSON.stringify({
      $schema: `https://static.modelcontextprotocol.io/schemas/${date}/server.schema.json`,
      name: 'com.example/dated',
      description: 'd',
      version: `1.0.0-${date}`,
      ...more,
    });
  const npm = { registryType: 'npm', identifier: 'a', version: '1.0.0', transport: { type: 'stdio' } };
  const former = { registry_type: 'npm', identifier: 'a', version: '1.0.0', runtime_hint: 'npx' };

  test.for<readonly [string, object]>([
    ['2025-09-16', { status: 'active', packages: [npm] }],
    ['2025-09-29', { packages: [npm], remotes: [{ type: 'sse', url: 'https://a.example.com' }] }],
    [
      '2025-10-17',
      {
        title: 'T',
        websiteUrl: 'https://a.example.com',
        packages: [
          { ...npm, registryType: 'mcpb', identifier: 'https://a.example.com/b.mcpb', fileSha256: 'b'.repeat(64) },
        ],
      },
    ],
    ['2025-12-11', { icons: [{ src: 'https://a.example.com/i.png' }], packages: [npm] }],
    ['2027-01-01', { somethingNew: {}, packages: [npm] }],
    ['2025-07-09', { remotes: [{ type: 'sse', url: 'https://a.example.com' }] }],
  ])('an entry of %s is accepted and served unchanged', async ([date, more]) => {
    const text = dated(date, more);
    expect(check('server', text).outcome).toBe('valid');
    expect(await isTaken('server', text)).toEqual([true, true]);
    const { text: given } = await registry.get(`/main/v0.1/servers/com.example%2Fdated/versions/1.0.0-${date}`);
    expect(given).toContain(text);
  });

  test('an entry of 2025-07-09 with the field names of then is refused, with their new names', async () => {
    const judged = check('server', dated('2025-07-09', { packages: [former] }));
    expect(judged).toMatchObject({ outcome: 'invalid' });
    const problems = judged.outcome === 'invalid' ? judged.problems : [];
    expect(problems.at(-1)).toEqual({
      path: ['$schema'],
      message: expect.stringMatching(/format of 2025-07-09 .* registry_type is registryType now/),
    });
    // Without the name of a schema the keys tell.
    const bare = check('server', dated('2025-07-09', { packages: [former] }).replace(/"\$schema":"[^"]*",/, ''));
    expect(bare).toMatchObject({ problems: expect.arrayContaining([expect.objectContaining({ path: ['$schema'] })]) });
    const other = check('server', dated('2025-12-11', { packages: [{}] }));
    expect(JSON.stringify(other)).not.toContain('registry_type');
  });
});

describe('places', () => {
  /** `line:column` of a marker, and the text without it. */
  function marked(text: string): { readonly text: string; readonly at: string } {
    const before = text.slice(0, text.indexOf('┆')).split('\n');
    return { text: text.replace('┆', ''), at: `${before.length}:${(before.at(-1)?.length ?? 0) + 1}` };
  }
  const of = (rest: string): string => `{\n  "name": "com.example/a",\n  "description": "d",\n  ${rest}\n}\n`;

  test.for<readonly [string, string, RegExp]>([
    ['a value', of('"version": ┆"^1"'), /version: /],
    [
      'a value inside a list',
      of('"version": "1", "remotes": [\n{"type": "sse",\n\t"url": ┆7}]'),
      /remotes\[0\]\.url: /,
    ],
    [
      'what misses a key',
      of('"version": "1", "packages": [{}, ┆{"registryType": "npm", "identifier": "a"}]').replace('[{}, ', '['),
      /packages\[0\]: /,
    ],
    ['a version that is no version', of('"version": ┆"latest"'), /version: "latest"/],
    [
      'a name that cannot be asked for',
      of('"version": "1"').replace('"com.example/a"', '┆"com..example-/a"'),
      /name: /,
    ],
    ['the whole', '┆{}\n', /needs the field/],
    ['text that stops being JSON', of('"version": "1"}').replace('\n}\n', '\n┆}'), /./],
    ['a comment', of('┆// no\n"version": "1"'), /not valid JSON: comments are not allowed/],
    [
      'an entry of a catalog',
      `{"version":"1.0.0","meta":{},"data":{"servers":[\n ${of('"version":"1"').trim()},\n ${of('"version": ┆7').trim()}]}}`,
      /version: /,
    ],
    ['one that stands twice', `{"data":{"servers":[${of('"version":"1"')},${of('"version": ┆"1"')}]}}`, /occurs twice/],
    [
      'a skill of a catalog',
      `{"data":{"servers":[],"skills":[{"namespace":"com.example","name":┆"A","description":"d","version":"1"}]}}`,
      /name: /,
    ],
  ])('%s', async ([, input, says]) => {
    const { text, at } = marked(input);
    writeFileSync(join(folder, 'place.json'), text);
    const { code, stderr } = await runInProcess(['registry', 'validate', 'place.json'], { cwd: folder });
    expect(code).toBe(1);
    const [first = ''] = stderr.split('\n');
    expect(first.slice(0, first.indexOf(' ', 7))).toBe(`error: place.json:${at}:`);
    expect(first).toMatch(says);
    if (!input.includes('"data"')) {
      const publish = ['registry', 'publish', 'team', 'place.json', '--server', registry.address];
      const published = await runInProcess(publish, { cwd: folder });
      expect(published.code).toBe(1);
      expect(published.stderr).toContain(`:${at}: `);
    }
  });
});
