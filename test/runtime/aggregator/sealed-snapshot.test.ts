import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSnapshotSeal } from '../../../runtime/aggregator/sealed-snapshot.ts';

const none = (): undefined => undefined;

test('what is sealed opens for its context only', () => {
  const seal = createSnapshotSeal(none);
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (text, context, other) => {
      const sealed = seal.seal(text, context) ?? '';
      expect(seal.open(sealed, context)?.text).toBe(text);
      if (other !== context) expect(seal.open(sealed, other)).toBeUndefined();
      expect(seal.open(other, context)).toBeUndefined();
    }),
  );
});

test('a changed character opens nothing', () => {
  const seal = createSnapshotSeal(none);
  const sealed = seal.seal('the text', 'me') ?? '';
  for (let at = 0; at < sealed.length - 1; at++) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    expect(seal.open(changed, 'me')).toBeUndefined();
  }
});

test('replicas with one key open what the others have sealed, also what was sealed before the key was known', () => {
  const key = randomBytes(32);
  let known: Buffer | undefined;
  const [one, other, stranger] = [
    createSnapshotSeal(() => known),
    createSnapshotSeal(() => key),
    createSnapshotSeal(none),
  ];
  const early = one.seal('early', 'me') ?? '';
  known = key;
  const late = one.seal('late', 'me') ?? '';
  expect(one.open(early, 'me')?.text).toBe('early');
  expect(other.open(late, 'me')?.text).toBe('late');
  expect(stranger.open(late, 'me')).toBeUndefined();
});

test('what is too long for a client to carry is not sealed', () => {
  const seal = createSnapshotSeal(none);
  expect(seal.seal('x'.repeat(2_000_000), 'me')).toBeDefined();
  expect(seal.seal('x'.repeat(2_200_000), 'me')).toBeUndefined();
  // In bytes: each of these has three.
  expect(seal.seal('\u20ac'.repeat(800_000), 'me')).toBeUndefined();
  expect(seal.seal(randomBytes(300_000).toString('base64'), 'me')).toBeUndefined();
  expect(seal.open('A'.repeat(1_000_000), 'me')).toBeUndefined();
});

test('each sealed text has a name of its own, however it is spelt', () => {
  const seal = createSnapshotSeal(none);
  const [one, other] = [seal.seal('text', 'me') ?? '', seal.seal('text', 'me') ?? ''];
  const name = seal.open(one, 'me')?.name;
  expect(name).not.toBe(seal.open(other, 'me')?.name);
  expect(seal.open(`${one}=`, 'me')?.name).toBe(name);
});
