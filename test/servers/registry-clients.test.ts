import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runInProcess } from '../support/run-in-process.ts';
import type { SvcRun } from '../support/run-svc.ts';
import type { TestRegistry } from '../support/running-registry.ts';
import { serverJson, skillJson, startSampleRegistry } from '../support/sample-registry.ts';

let folder: string;
let open: TestRegistry;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'svc-registry-clients-'));
  open = await startSampleRegistry();
});
afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true });
});

const onOpen = (...args: string[]): Promise<SvcRun> =>
  runInProcess(['registry', ...args], { cwd: folder, environment: { SVC_REGISTRY_URL: open.address } });
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const lines = ({ stdout }: SvcRun): string[] =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' '));

describe('what people read of a registry', () => {
  test('lists servers and skills, latest or all', async () => {
    expect(lines(await onOpen('list', 'main', '--search', 'docs'))).toEqual([
      'NAME VERSION STATUS DESCRIPTION',
      'com.example/docs 2.1.0 active About it',
    ]);
    expect(lines(await onOpen('list', 'main', '--search', 'docs', '--all'))).toHaveLength(3);
    expect(lines(await onOpen('list', 'main', '--type', 'skill'))).toEqual([
      'NAME VERSION STATUS DESCRIPTION',
      'com.example/review 1.0.0 active Reviews',
    ]);
  });

  test('JSON keeps what the server sent to the letter, and cannot command a terminal', async () => {
    const list = await onOpen('list', 'main', '--format', 'json');
    expect(list.stdout).toContain('"x-big": 12345678901234567890,\n');
    expect(list.stdout).toContain('"x-fraction": 1.50\n');
    expect(list.stdout).toContain(String.raw`"title": "\u202eWeather"`);
    expect(JSON.parse(list.stdout)).toHaveLength(3);
    const one = await onOpen('show', 'main', 'com.example/docs');
    expect(one.stdout).toContain('    "x-big": 12345678901234567890,\n');
    const { text } = await open.get('/main/v0.1/servers/com.example%2Fdocs/versions/latest');
    expect(JSON.parse(one.stdout)).toEqual(JSON.parse(text));
  });

  test('shows a skill, and the versions of a name', async () => {
    expect(JSON.parse((await onOpen('show', 'main', 'com.example/review', '--type', 'skill')).stdout)).toMatchObject({
      skill: { name: 'review' },
    });
    const [heading, first, second] = lines(await onOpen('versions', 'main', 'com.example/docs'));
    expect(heading).toBe('VERSION STATUS PUBLISHED');
    expect(first).toMatch(/^2\.1\.0 active \S+Z latest$/);
    expect(second).toMatch(/^2\.0\.0 active \S+Z$/);
    expect(JSON.parse((await onOpen('versions', 'main', 'com.example/docs', '--format', 'json')).stdout)).toHaveLength(
      2,
    );
  });

  test('shows sources, what one left out, and has it read again', async () => {
    expect(lines(await onOpen('sources'))).toEqual([
      'NAME KIND SYNC SERVERS SKILLS LEFT OUT LAST SUCCESS MESSAGE',
      'drafts managed - - - - -',
      'published managed - - - - -',
      expect.stringMatching(/^reviewed file complete 3 1 1 \S+Z$/),
    ]);
    expect((await onOpen('sources', 'reviewed')).stdout).toMatch(/\nLEFT OUT +VERSION +PROBLEM\nnothing +- +\S/);
    expect(JSON.parse((await onOpen('sources', '--format', 'json')).stdout)).toMatchObject({ sources: { length: 3 } });
    expect(await onOpen('sync', 'reviewed')).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/the sync of "reviewed" begins/),
    });
    expect(await onOpen('sync', 'published')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/people publish to it/),
    });
  });
});

describe('what people publish', () => {
  test('is marked and deleted by the source, or by a registry with one', async () => {
    const entry = file('a.json', serverJson('com.example/mine', '1.0.0', ',"url":"https://x.example.com","x":1e400'));
    expect(await onOpen('publish', 'main', entry)).toEqual({
      code: 0,
      stdout: '',
      stderr: 'published com.example/mine 1.0.0\n',
    });
    const stored = await open.get('/main/v0.1/servers/com.example%2Fmine/versions/latest');
    expect(stored.text).toContain('"url":"https://x.example.com","x":1e400');
    expect(await onOpen('status', 'main', 'com.example/mine', '1.0.0', 'deprecated', '--message', 'use docs')).toEqual({
      code: 0,
      stdout: '',
      stderr: 'com.example/mine 1.0.0 is deprecated\n',
    });
    expect((await onOpen('show', 'main', 'com.example/mine')).stdout).toContain('"statusMessage": "use docs"');
    const json = await onOpen('delete', 'published', 'com.example/mine', '1.0.0', '--format', 'json');
    expect(JSON.parse(json.stdout)).toEqual({ type: 'server', name: 'com.example/mine', version: '1.0.0' });
    const followed = '/main/v0.1/servers?updated_since=2020-01-01T00:00:00Z&search=mine';
    expect((await open.get(followed)).text).toContain('"description":"About it"');
    expect(await onOpen('delete', 'published', 'com.example/mine', '1.0.0', '--purge')).toMatchObject({
      code: 0,
      stderr: 'purged com.example/mine 1.0.0\n',
    });
    expect((await open.get(followed)).text).not.toContain('"description":"About it"');
    expect(await onOpen('delete', 'published', 'com.example/mine', '1.0.0')).toMatchObject({ code: 1 });
    expect(await onOpen('delete', 'internal', 'com.example/mine', '1.0.0')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/name one of published, drafts/),
    });
  });

  test('a skill takes the same ways', async () => {
    const entry = file('skill.json', skillJson.replace('"review"', '"write"'));
    expect(await onOpen('publish', 'main', entry)).toMatchObject({ code: 0 });
    const of = ['com.example/write', '1.0.0', '--type', 'skill'];
    expect(await onOpen('status', 'published', ...of.slice(0, 2), 'deleted', '--type', 'skill')).toMatchObject({
      code: 0,
    });
    expect(lines(await onOpen('versions', 'main', 'com.example/write', '--type', 'skill', '--deleted'))).toHaveLength(
      2,
    );
    expect(await onOpen('delete', 'published', ...of)).toMatchObject({ code: 0 });
  });

  test('warns of a name that another source provides', async () => {
    const { code, stderr } = await onOpen(
      'publish',
      'published',
      file('b.json', serverJson('com.example/docs', '9.0.0')),
    );
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /^published com.example\/docs 9.0.0\nwarning: the registry "main" gives .* from the source "reviewed"/,
    );
    expect(stderr.trimEnd().split('\n')).toHaveLength(2);
  });
});

const wrong: readonly (readonly [what: string, args: string[], code: number, says: RegExp])[] = [
  [
    'a registry that is misspelt',
    ['list', 'mian'],
    1,
    /^error: there is no registry "mian"\nHint: did you mean "main"\?\n$/,
  ],
  [
    'a registry of another name',
    ['list', 'else-where'],
    1,
    /\nHint: there is main, internal\n$|Hint: there is internal, main\n$/,
  ],
  ['a target that is misspelt', ['publish', 'publisht', 'a.json'], 1, /\nHint: did you mean "published"\?\n$/],
  [
    'a server that is misspelt',
    ['show', 'main', 'com.example/dosc'],
    1,
    /^error: the registry "main" has no server "com.example\/dosc" that you may see\nHint: did you mean "com.example\/docs"\?\n$/,
  ],
  ['a server of another namespace', ['show', 'main', 'org.example/docs'], 1, /did you mean "com.example\/docs"\?\n$/],
  ['a server without its namespace', ['show', 'main', 'docs'], 1, /did you mean "com.example\/docs"\?\n$/],
  [
    'a part of several names',
    ['versions', 'main', 'io.example/forecast'],
    1,
    /\nHint: there is com.example\/forecast, com.example\/forecast-eu\n$/,
  ],
  [
    'a skill that is misspelt',
    ['show', 'main', 'com.example/revue', '--type', 'skill'],
    1,
    /did you mean "com.example\/review"\?/,
  ],
  [
    'a version that is none',
    ['show', 'main', 'com.example/docs', '3.0.0'],
    1,
    /^error: there is no version "3.0.0" of "com.example\/docs"\nHint: it has 2.1.0, 2.0.0\n$/,
  ],
  [
    'a name that was not published, in a registry that shows it',
    ['status', 'main', 'com.example/docs', '2.0.0', 'deprecated'],
    1,
    /^error: .*\nHint: what the registry .*comes from a source that is read: change it where that source reads it\n$/,
  ],
  [
    'a name that was not published to a source',
    ['delete', 'published', 'com.example/forecast', '9.9.9'],
    1,
    /^error: "com.example\/forecast" was not published to the source "published"\nHint: only what was published/,
  ],
  [
    'a source that is read, where something is to be changed',
    ['delete', 'reviewed', 'com.example/docs', '2.0.0'],
    1,
    /^error: "com.example\/docs" was not published to the source "reviewed"\nHint: only what was published/,
  ],
  [
    'a skill that is asked for as a server',
    ['show', 'main', 'com.example/review'],
    1,
    /^error: .* has no server .*\nHint: it is a skill: add --type skill\n$/,
  ],
  [
    'a source that is none',
    ['sync', 'reviewd'],
    1,
    /^error: there is no source "reviewd"\nHint: did you mean "reviewed"\?\n$/,
  ],
  ['a source that is none, among all', ['sources', 'reviewd'], 1, /\nHint: did you mean "reviewed"\?\n$/],
  [
    'a file that is not there, told once',
    ['publish', 'published', 'nowhere.json'],
    2,
    /^error\[input\/not-found\]: there is no file or folder "nowhere.json"\n\n1 error\n$/,
  ],
  [
    'a status that is none',
    ['status', 'main', 'a.b/c', '1.0.0', 'gone'],
    2,
    /^error: "gone" is not a value of <status>\nHint: the values are active, deprecated, deleted\n$/,
  ],
  ['an argument too few', ['show', 'main'], 2, /missing required argument 'name'\nHint: svc registry show --help/s],
];

describe('a mistake is reported with the probable intention', () => {
  beforeAll(() => void file('a.json', serverJson('com.example/never', '1.0.0')));
  test.for(wrong)('%s', async ([, args, code, says]) => {
    const run = await onOpen(...args);
    expect(run.stdout).toBe('');
    expect(run.stderr).toMatch(says);
    expect(run.code).toBe(code);
  });

  test('the name of the registry in the address', async () => {
    const run = await runInProcess(['registry', 'list', 'main', '--server', `${open.address}/main`]);
    expect(run).toMatchObject({
      code: 2,
      stderr:
        /^error: there is no registry API at http:\S+\/main\nHint: --server is the address of the server; the name of the registry is the first word/,
    });
  });
});
