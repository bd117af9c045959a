import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareRanked, newestFirst, rankVersion } from '../../../../runtime/registry/catalog/version-order.ts';

const ordered = (...versions: (string | [string, number])[]): readonly string[] =>
  newestFirst(
    versions.map((each) =>
      typeof each === 'string' ? { version: each, publishedAt: 0 } : { version: each[0], publishedAt: each[1] },
    ),
  ).map(({ version }) => version);

describe('newest first', () => {
  test('semantic versions by precedence, not by text or time', () => {
    expect(ordered(['10.0.0', 1], ['9.0.0', 2], ['9.10.0', 3])).toEqual(['10.0.0', '9.10.0', '9.0.0']);
    expect(ordered('1.0.0-alpha', '1.0.0', '1.0.0-beta', '1.0.0-alpha.1')).toEqual([
      '1.0.0',
      '1.0.0-beta',
      '1.0.0-alpha.1',
      '1.0.0-alpha',
    ]);
  });

  test('a leading v, two numbers and zeros in front are read', () => {
    expect(ordered('v1.2.0', '1.10', 'V1.3.0')).toEqual(['1.10', 'V1.3.0', 'v1.2.0']);
    expect(ordered('2025.12.31', '2026.01.15', '2026.1.9')).toEqual(['2026.01.15', '2026.1.9', '2025.12.31']);
  });

  test('others by the time they were published, after the semantic ones', () => {
    expect(ordered(['nightly', 3], ['0.0.1', 1], ['stable', 2], ['release-7', 9])).toEqual([
      '0.0.1',
      'release-7',
      'nightly',
      'stable',
    ]);
  });

  test('other strings are not read as a semantic version', () => {
    for (const version of ['1', '1.2.3.4', '1.2.3beta', 'latest', '', '1..2', '99999999999999999.0.0', '1.0.0-01']) {
      expect(rankVersion({ version, publishedAt: 0 }).semantic, version).toBeUndefined();
    }
  });

  test('equal precedence goes by time, then by text', () => {
    expect(ordered(['1.0.0', 1], ['v1.0.0', 2], ['1.0', 3])).toEqual(['1.0', 'v1.0.0', '1.0.0']);
    expect(ordered('1.0.0+a', '1.0.0+b')).toEqual(['1.0.0+b', '1.0.0+a']);
  });
});

test('the order is total: antisymmetric, transitive, and the same whatever it starts from', () => {
  const version = fc.record({
    version: fc.oneof(
      fc.constantFrom('1.0.0', 'v1.0.0', '1.0', '2.0.0', '1.0.0-rc.1', '1.0.0+x', 'main', 'dev', '2026.01.15'),
      fc.string({ maxLength: 3 }),
    ),
    publishedAt: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(version, version, version, (...three) => {
      const [a, b, c] = three.map((each) => rankVersion(each)) as [never, never, never];
      expect(Math.sign(compareRanked(a, b))).toBe(-Math.sign(compareRanked(b, a)) + 0);
      if (compareRanked(a, b) <= 0 && compareRanked(b, c) <= 0) expect(compareRanked(a, c)).toBeLessThanOrEqual(0);
      if (compareRanked(a, b) === 0) expect(three[0]).toEqual(three[1]);
    }),
    { numRuns: 5000 },
  );
  fc.assert(
    fc.property(fc.array(version, { maxLength: 6 }), (versions) => {
      expect(newestFirst(versions.toReversed())).toEqual(newestFirst(versions));
    }),
  );
});
