import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestEntry } from '../../../../runtime/registry/documents/check-entry.ts';
import { jsonValue } from '../../../../runtime/registry/documents/json-value.ts';
import { readEntriesFile, readEntriesFileInSteps } from '../../../../runtime/registry/sync/entries-file.ts';

/** What JSON.parse makes of a file as a whole: its entries, or whether it is JSON at all. */
function wholeOf(text: string): readonly unknown[] | 'no JSON' | 'another file' {
  const value: unknown = jsonValue(text);
  if (value === undefined) return 'no JSON';
  const data: unknown = Reflect.get(Object(value), 'data');
  const lists = ['servers', 'skills'].map((key): unknown => Reflect.get(Object(data), key));
  const [servers, skills = []] = lists;
  return Array.isArray(servers) && Array.isArray(skills) ? [...servers, ...skills] : 'another file';
}

const marks = ['{', '}', '[', ']', ',', ':', '"', '\\', ' ', '1', '1.', '-', 'tru', 'true', 'null', '""', '\n'];
const words = ['"data"', '"servers"', '"skills":[]', '[1,]', '{"a":[}]}', '"d\\u0061ta":{"servers":[7]}'];
const piece = fc.constantFrom(...marks, ...words);

test('entries that are read one by one are those of the whole file, and a file is JSON or it is not', () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  const data = fc.record({ servers: fc.array(json), groups: json, skills: fc.array(json) });
  const file = fc
    .record({ version: json, data: fc.oneof({ weight: 4, arbitrary: data }, json) })
    .chain((value) => fc.constantFrom(JSON.stringify(value), JSON.stringify(value, null, 2)));
  const changed = fc
    .tuple(file, fc.array(fc.tuple(fc.nat(), fc.nat(3), piece), { maxLength: 3 }))
    .map(([text, changes]) =>
      changes.reduce((now, [at, cut, more]) => {
        const place = at % (now.length + 1);
        return now.slice(0, place) + more + now.slice(place + cut);
      }, text),
    );
  const seen = { 'no JSON': 0, 'another file': 0, entries: 0 };
  fc.assert(
    fc.property(changed, (text) => {
      const whole = wholeOf(text);
      const read = readEntriesFile(Buffer.from(text));
      seen[typeof whole === 'string' ? whole : 'entries'] += 1;
      if (typeof whole !== 'string') {
        expect('versions' in read && read.versions.map(({ document }): unknown => JSON.parse(document))).toEqual(whole);
      } else if (whole === 'no JSON') expect(read).toEqual({ problem: 'it is not valid JSON' });
      else expect(read).toEqual({ problem: expect.not.stringContaining('JSON') });
    }),
    { numRuns: 400 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
});

test('a file may have at most 1 MiB beside its entries: more would block the process', () => {
  const beside = (length: number): unknown =>
    readEntriesFile(Buffer.from(`{"meta":"${'x'.repeat(length)}","data":{"servers":[{"name":"${'y'.repeat(100)}"}]}}`));
  expect(beside(1000)).toMatchObject({ versions: [{}] });
  expect(beside(1024 * 1024)).toEqual({ problem: expect.stringContaining('beside its entries') });
});

test('a file is read in steps, whatever makes it long', () => {
  const long = 2 * 1024 * 1024;
  const files = {
    spaces: `{"data":{"servers":[1${' '.repeat(long)},2]}}`,
    'one text': `{"data":{"servers":["${'x'.repeat(long)}",2]}}`,
    escapes: `{"data":{"servers":["${'\\"'.repeat(long / 2)}",2]}}`,
    'a deep entry': `{"data":{"servers":[${'['.repeat(long / 2)}${']'.repeat(long / 2)},2]}}`,
    'many entries': `{"data":{"servers":[${'1,'.repeat(long / 2)}2]}}`,
    'what stands beside': `{"meta":[${'1,'.repeat(long / 2)}2],"data":{"servers":[1,2]}}`,
  };
  for (const [what, file] of Object.entries(files)) {
    const steps = readEntriesFileInSteps(Buffer.from(file));
    let count = 0;
    while (steps.next().done !== true) count += 1;
    expect(count, what).toBeGreaterThanOrEqual(long / (64 * 1024) - 2);
  }
});

test('an entry longer than any that is taken is neither parsed nor given whole', () => {
  const read = readEntriesFile(Buffer.from(`{"data":{"servers":["${'x'.repeat(9 * 1024 * 1024)}",{"name":"b"}]}}`));
  const documents = 'versions' in read ? read.versions.map(({ document }) => document) : [];
  expect(documents).toHaveLength(2);
  expect(documents[0]?.length).toBeGreaterThan(longestEntry);
  expect(documents[0]?.length).toBeLessThan(2 * longestEntry);
  expect(documents[1]).toBe('{"name":"b"}');
});

test('whatever bytes a file has, its entries are those of its text, to the letter; bytes that are not UTF-8 are refused', () => {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const textOf = (bytes: Buffer): string | undefined => {
    try {
      return strict.decode(bytes);
    } catch {
      return undefined;
    }
  };
  const parts = [
    '{"data":{',
    '"servers":[',
    '"skills":[',
    '{"a":"é€😀"}',
    '"\\ud800"',
    '1e999',
    '-0',
    '[[]]',
    ' ',
    ',',
    ']',
    '}}',
    ':',

    '{"data":{"servers":[1,{"\\u0061":2,"a":3}]}}',
    '"\\u0073ervers":[2]',
    '"d\\u0061ta":{}',
    '\ufeff',
    '\0',
    '\u2028',
  ].map((text) => Buffer.from(text));
  const odd = [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0xaf], [0xf4, 0x90, 0x80, 0x80], [0x80]].map((bytes) =>
    Buffer.from(bytes),
  );
  const whole = Buffer.from(
    '\ufeff{"meta":{"data":{"servers":[0]}},"data":{"servers":["é€",{"b":[1]}],"servers":[{"x":"😀"},null],"skills":[]}}',
  );
  const any = fc.array(fc.constantFrom(...parts, ...odd), { maxLength: 12 }).map((some) => Buffer.concat(some));
  const cut = fc
    .tuple(fc.nat(whole.length), fc.nat(4), fc.constantFrom(Buffer.alloc(0), ...parts, ...odd))
    .map(([at, less, more]) => Buffer.concat([whole.subarray(0, at), more, whole.subarray(at + less)]));
  const same = (bytes: Buffer): void => {
    const read = readEntriesFile(bytes);
    const text = textOf(bytes);
    const expected = text === undefined ? 'no JSON' : wholeOf(text);
    const found = 'problem' in read ? read.problem : read.versions.map(({ document }): unknown => JSON.parse(document));
    if (typeof expected !== 'string') {
      expect(found).toEqual(expected);
      for (const { document } of 'versions' in read ? read.versions : []) expect(text).toContain(document);
    } else if (expected === 'no JSON') expect(found).toMatch(/^it is not (valid JSON|UTF-8)$/);
    else expect(found).toContain('"data');
  };
  same(whole);
  for (let length = 0; length < whole.length; length += 1) same(whole.subarray(0, length));
  fc.assert(fc.property(fc.oneof(any, cut), same), { numRuns: 1000 });
  expect(readEntriesFile(Buffer.from('{"data":{"servers":["\xff"]}}', 'latin1'))).toEqual({
    problem: 'it is not UTF-8',
  });
  expect(readEntriesFile(Buffer.from('{"meta":"\xff","data":{"servers":[]}}', 'latin1'))).toEqual({
    problem: 'it is not UTF-8',
  });
});

test('a list has at most a million entries, and what they need is worked off in steps, too', () => {
  const list = (length: number): Buffer =>
    Buffer.from(`{"data":{"servers":[],"skills":[${'0,'.repeat(length - 1)}0]}}`);
  const steps = readEntriesFileInSteps(list(1000));
  let count = 0;
  while (steps.next().done !== true) count += 1;
  expect(count).toBeGreaterThanOrEqual(2 * 1000 - 1);
  expect(readEntriesFile(list(1_000_001))).toEqual({ problem: 'it holds more than 1000000 entries in one list' });
});
