import fc from 'fast-check';

/** Values that nobody expects. */
export const scalars = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e300,
    2 ** 53,
    '',
    'a',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    'x'.repeat(5000),
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [null],
    { __proto__: null },
    { constructor: { prototype: 1 } },
    { toString: 1 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that operations take, to be spoiled. */
export const proper: Readonly<Record<string, readonly unknown[]>> = {
  publishServer: [
    { name: 'com.example/a', version: '1.0.0', url: 'https://x.example.com/mcp', description: 'd' },
    { name: 'com.example/a', version: '1.0.1', description: 'd', claims: { org: ['acme'] }, _meta: { x: { y: 1 } } },
  ],
  publishEntry: [
    { source: 'team', claims: {}, server: { name: 'com.example/b', version: '1.0.0', description: 'd' } },
    { skill: { namespace: 'com.example', name: 'b', version: '1.0.0', description: 'd' } },
  ],
  updateEntryStatus: [{ status: 'deprecated', statusMessage: 'use b' }],
  updateEntryClaims: [{ claims: { org: 'acme', 'https://x/role': ['a', 'b'] } }, { claims: {} }],
  putSource: [{ managed: {}, claims: { org: 'acme' } }],
  putRegistry: [{ sources: ['team', 'files'], claims: { org: 'acme' } }],
};

/** A JSON value with something in it replaced, added or taken away; as it is where `how` is 0. */
export function spoil(value: unknown, at: number, strange: unknown, how: number): Buffer {
  const copy: unknown = structuredClone(value);
  const places: [Record<string, unknown>, string][] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const members = node as Record<string, unknown>;
    for (const key of Object.keys(members)) {
      places.push([members, key]);
      walk(members[key]);
    }
  };
  walk(copy);
  const place = places[at % places.length];
  if (place !== undefined && how > 0) {
    const [holder, key] = place;
    if (how === 1) delete holder[key];
    else if (how === 2) holder[`${key}x`] = strange;
    else holder[key] = strange;
  }
  return Buffer.from(JSON.stringify(copy));
}

const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** Bodies that nobody takes. */
export const bodies: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 1, arbitrary: fc.json().map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      Buffer.alloc(0),
      Buffer.from('\uFEFF{}'),
      Buffer.from('{}', 'utf16le'),
      Buffer.from([0x22, 0xc3, 0x28, 0x22]),
      Buffer.from('{"a":1,"a":2}'),
      Buffer.from('{"status":"active","st\\u0061tus":"deleted"}'),
      Buffer.from('{"__proto__":{"status":"active"}}'),
      Buffer.from('{"claims":{"__proto__":"x"}}'),
      Buffer.from(deep(65)),
      Buffer.from(deep(50_000)),
      Buffer.from('['.repeat(200_000)),
      Buffer.from('{"status":1e999}'),
      Buffer.from(`{"name":"${'x'.repeat(1_100_000)}"}`),
      Buffer.from('NaN'),
      Buffer.from("{'a':1}"),
      Buffer.from('{}{}'),
    ),
  },
);
