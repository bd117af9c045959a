import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Embedder } from '../../../runtime/search/embedder.ts';
import { VectorCache } from '../../../runtime/search/vector-cache.ts';
import { vectorFile } from '../../../runtime/search/vector-file.ts';
import { distanceOf, unitVector } from '../../../runtime/search/vector.ts';
import { FakeEmbeddings } from '../../support/search/fake-embeddings.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

const texts = ['a cat', 'a boat', 'some cash'];
const size = 2 ** 20;

test('vectors that were kept are not asked for again', async () => {
  const folder = join(scratchFolder(), 'kept');
  const make = (fake: FakeEmbeddings): Embedder =>
    new Embedder({ service: fake, maximumBytes: size, file: vectorFile(folder, size), now: () => 0 });
  const first = new FakeEmbeddings();
  const vectors = await make(first).ofTools(texts);
  const second = new FakeEmbeddings();
  expect(await make(second).ofTools(texts)).toEqual(vectors);
  expect(second.embedded).toEqual([]);
  const other = new FakeEmbeddings();
  other.model = 'model-b';
  await make(other).ofTools(texts);
  expect(other.embedded).toEqual(texts);
  // One file, for nobody else to read, and without the texts.
  expect(readdirSync(folder)).toEqual(['tool-vectors']);
  expect(statSync(join(folder, 'tool-vectors')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'tool-vectors')).includes('cat')).toBe(false);
});

test('a file that is cut off, broken or too large is ignored', async () => {
  const folder = scratchFolder();
  const path = join(folder, 'tool-vectors');
  const cache = new VectorCache(size);
  for (const text of texts) cache.set('m', text, new Float32Array([1, 2, 3]));
  const file = vectorFile(folder, size);
  expect(await file.save(cache)).toBeUndefined();
  const whole = readFileSync(path);
  const count = async (limit = size): Promise<number> => {
    const read = new VectorCache(size);
    await vectorFile(folder, limit).load(read);
    return [...read.entries()].length;
  };
  expect(await count()).toBe(3);
  expect(await count(whole.length - 1)).toBe(0);
  truncateSync(path, whole.length - 1);
  expect(await count()).toBe(2);
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('something else'),
    Buffer.concat([whole.subarray(0, 14), Buffer.alloc(100, 0xff)]),
  ]) {
    writeFileSync(path, bytes);
    expect(await count()).toBe(0);
  }
});

test('a folder that cannot be written is reported, and searches go on', async () => {
  const folder = join(scratchFolder(), 'closed');
  mkdirSync(folder);
  writeFileSync(join(folder, 'tool-vectors'), '');
  const below = join(folder, 'tool-vectors');
  chmodSync(below, 0o400);
  const told: string[] = [];
  const embedder = new Embedder({
    service: new FakeEmbeddings(),
    maximumBytes: size,
    file: vectorFile(below, size),
    now: () => 0,
    onProblem: (problem) => void told.push(problem),
  });
  expect(await embedder.ofTools(texts)).toMatchObject({ vectors: { length: 3 } });
  expect(told).toEqual([expect.stringContaining('The vectors of tools cannot be kept:')]);
});

test('a cache holds no more bytes than it may, and forgets what was not used for longest', () => {
  const vector = new Float32Array(100);
  const cache = new VectorCache(3 * (400 + 64));
  for (const text of ['a', 'b', 'c']) cache.set('m', text, vector);
  expect(cache.get('m', 'a')).toBe(vector);
  cache.set('m', 'd', vector);
  expect(['a', 'b', 'c', 'd'].map((text) => cache.get('m', text) !== undefined)).toEqual([true, false, true, true]);
  cache.set('m', 'd', vector);
  expect(cache.bytes).toBe(3 * (400 + 64));
  expect(cache.get('other', 'a')).toBeUndefined();
});

test('distances are those of directions', () => {
  const [a, b, c] = [unitVector([3, 0]), unitVector([0, 5]), unitVector([-1, 0])];
  if (a === undefined || b === undefined || c === undefined) throw new Error('no vector');
  expect([distanceOf(a, a), distanceOf(a, b), distanceOf(a, c)]).toEqual([0, 1, 2]);
  expect(distanceOf(a, new Float32Array(3))).toBe(2);
  for (const none of [[0, 0], [Number.NaN], [Number.POSITIVE_INFINITY]]) expect(unitVector(none)).toBeUndefined();
});
