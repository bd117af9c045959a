import { beforeAll, describe, expect, test } from 'vitest';
import { atOnce } from '../../../../runtime/schedule/steps.ts';
import { usualLimits } from '../../../../runtime/registry/quota/entry-limits.ts';
import { createEntryCheck, longestEntry, type CheckEntry } from '../../../../runtime/registry/documents/check-entry.ts';
import type { Claims } from '../../../../generated/types/claims.ts';
import { readEntriesFile } from '../../../../runtime/registry/sync/entries-file.ts';
import { takesIn } from '../../../../runtime/registry/sync/source-filter.ts';
import type { OfferedVersion } from '../../../../runtime/registry/sync/source-reader.ts';
import { sortOffered, type Sorted } from '../../../../runtime/registry/sync/synced-content.ts';

let check: CheckEntry;
beforeAll(async () => {
  check = await createEntryCheck();
});

const server = (name: string, version: string, more = ''): string =>
  `{"name": "${name}", "version":"${version}", "description": "d"${more}}`;

function sorted(file: string, inherited?: Record<string, string>): Sorted {
  const read = readEntriesFile(Buffer.from(file));
  if ('problem' in read) throw new Error(read.problem);
  return atOnce(
    sortOffered(read.versions, check, takesIn({ names: { exclude: ['com.example/hidden'] } }), {
      inherited,
      limits: usualLimits,
    }),
  );
}

const fileOf = (servers: readonly string[], skills: readonly string[] = []): string =>
  `{"version":"1.0.0","meta":{"last_updated":"2026-01-01T00:00:00Z"},"data":{"servers":[${servers.join(',')}],"skills":[${skills.join(',')}]}}`;

describe('what a source offers', () => {
  test('a bad entry is left out with its reason, and the rest goes in byte for byte', () => {
    const kept = server('com.example/a', '1.0.0', ', "x-big": 12345678901234567890, "_meta": {"a": 1.50}');
    const { entries, quarantined, quarantinedCount, serverCount } = sorted(
      fileOf([kept, server('no-slash', '1.0.0'), '7', server('com.example/a', 'latest')]),
    );
    expect(entries).toEqual([
      { type: 'server', name: 'com.example/a', versions: [{ version: '1.0.0', document: kept }] },
    ]);
    expect(serverCount).toBe(1);
    expect(quarantinedCount).toBe(3);
    expect(quarantined[0]).toMatchObject({
      name: 'no-slash',
      version: '1.0.0',
      problem: expect.stringMatching(/^name: /),
    });
    expect(quarantined[1]?.name).toBe('(without a name)');
    expect(quarantined[2]?.problem).toMatch(/latest/);
  });

  test('versions of one name come together, and the first of two equal versions counts', () => {
    const { entries, quarantined } = sorted(
      fileOf([
        server('com.example/a', '1.0.0'),
        server('com.example/b', '1.0.0'),
        server('com.example/a', '2.0.0'),
        server('com.example/a', '1.0.0', ', "title": "again"'),
      ]),
    );
    expect(entries.map(({ name, versions }) => [name, versions.map(({ version }) => version)])).toEqual([
      ['com.example/a', ['1.0.0', '2.0.0']],
      ['com.example/b', ['1.0.0']],
    ]);
    expect(entries[0]?.versions[0]?.document).not.toContain('again');
    expect(quarantined).toEqual([
      { name: 'com.example/a', version: '1.0.0', problem: expect.stringContaining('duplicate version') },
    ]);
  });

  test('a version whose claims differ from those of its name is left out, and nobody sees it under them', () => {
    const offer = (version: string, claims?: Claims): OfferedVersion => {
      const document = server('com.example/a', version);
      return { type: 'server', document, ...(claims === undefined ? {} : { claims }) };
    };
    const versions = [
      offer('1.0.0', { team: ['red', 'blue'] }),
      offer('2.0.0', { team: ['blue', 'red'] }),
      offer('3.0.0', { team: 'red' }),
      offer('4.0.0', {}),
      offer('5.0.0'),
    ];
    const { entries, quarantined } = atOnce(
      sortOffered(versions, check, takesIn(undefined), {
        inherited: { team: 'green' },
        limits: usualLimits,
      }),
    );
    expect(entries.map(({ claims, versions: kept }) => [claims, kept.map(({ version }) => version)])).toEqual([
      [{ team: ['red', 'blue'] }, ['1.0.0', '2.0.0']],
    ]);
    const problem = 'its claims differ from those of the first version';
    expect(quarantined).toEqual(
      ['3.0.0', '4.0.0', '5.0.0'].map((version) => ({ name: 'com.example/a', version, problem })),
    );
  });

  test('what goes beyond the limits of the source is left out, and what fits behind it goes in', () => {
    const offered = ['a/one 1.0.0', 'a/one 2.0.0', 'a/one 3.0.0', 'a/two 1.0.0', 'a/three 1.0.0', 'a/one 4.0.0'];
    const versions = offered.map((text): OfferedVersion => {
      const [name = '', version = ''] = text.split(' ');
      return { type: 'server', document: server(name, version) };
    });
    const within = (limits: object): readonly [readonly string[], readonly string[]] => {
      const rules = { inherited: undefined, limits: { ...usualLimits, ...limits } };
      const { entries, quarantined } = atOnce(sortOffered(versions, check, takesIn(undefined), rules));
      const rest = quarantined.map(({ name, version, problem }) => `${name} ${version}: ${problem}`);
      return [entries.flatMap(({ name, versions: own }) => own.map(({ version }) => `${name} ${version}`)), rest];
    };
    const [some, others] = within({ versionsPerEntry: 2, entries: 2 });
    expect(some).toEqual(['a/one 1.0.0', 'a/one 2.0.0', 'a/two 1.0.0']);
    expect(others).toEqual([
      'a/one 3.0.0: there is no room for it: the entry may hold 2 versions (limits.versionsPerEntry)',
      'a/three 1.0.0: there is no room for it: the source may hold 2 entries (limits.entries)',
      'a/one 4.0.0: there is no room for it: the entry may hold 2 versions (limits.versionsPerEntry)',
    ]);
    expect(within({ bytes: 130 })[0]).toEqual(['a/one 1.0.0', 'a/one 2.0.0']);
    expect(within({ bytesPerEntry: 60 })[0]).toEqual(['a/one 1.0.0', 'a/two 1.0.0', 'a/three 1.0.0']);
    expect(within({})[1]).toEqual([]);
  });

  test('what the filter drops is neither stored nor quarantined', () => {
    const { entries, quarantinedCount } = sorted(fileOf([server('com.example/hidden', '1.0.0')]));
    expect(entries).toEqual([]);
    expect(quarantinedCount).toBe(0);
  });

  test('claims of the source are handed down, and skills are entries of their own', () => {
    const skill = '{"namespace":"com.example","name":"review","description":"d","version":"1.0.0"}';
    const { entries, skillCount } = sorted(fileOf([server('com.example/review', '1.0.0')], [skill]), { org: 'a' });
    expect(entries.map(({ type, name, claims }) => [type, name, claims])).toEqual([
      ['server', 'com.example/review', { org: 'a' }],
      ['skill', 'com.example/review', { org: 'a' }],
    ]);
    expect(skillCount).toBe(1);
  });

  test('at most a hundred are named, and all are counted', () => {
    const { quarantined, quarantinedCount } = sorted(fileOf(Array.from({ length: 250 }, () => '{}')));
    expect(quarantined).toHaveLength(100);
    expect(quarantinedCount).toBe(250);
  });

  test('an entry longer than a request may be is left out', () => {
    const { quarantined } = sorted(fileOf([server('com.example/a', '1.0.0', `, "x": "${'x'.repeat(longestEntry)}"`)]));
    expect(quarantined[0]?.problem).toMatch(/longer than/);
  });

  test('tags are read two names deep in what the publisher says', () => {
    const meta =
      '"io.modelcontextprotocol.registry/publisher-provided": {"com.example": {"about": {"tags": ["db", 7, "sql"]}}}';
    const judged = check('server', server('com.example/a', '1.0.0', `, "_meta": {${meta}}`));
    expect(judged).toMatchObject({ outcome: 'valid', head: { tags: ['db', 'sql'] } });
  });
});

describe('a catalog file', () => {
  test.each([
    ['no JSON', '{', /JSON/],
    ['a list', '[]', /"data"/],
    ['no servers', '{"data":{}}', /data\.servers/],
    ['servers as a map', '{"data":{"servers":{}}}', /not a list/],
    ['skills as a text', '{"data":{"servers":[],"skills":"x"}}', /not a list/],
    ['deep nesting', `{"data":${'['.repeat(500_000)}`, /JSON/],
  ])('%s is reported as wrong as a whole', (_, text, problem) => {
    expect(readEntriesFile(Buffer.from(text))).toEqual({ problem: expect.stringMatching(problem) });
  });

  test('may begin with a byte order mark', () => {
    const read = readEntriesFile(Buffer.from(`\uFEFF${fileOf([server('com.example/a', '1.0.0')])}`));
    expect('versions' in read && read.versions.map(({ document }) => document)).toEqual([
      server('com.example/a', '1.0.0'),
    ]);
  });
});
