import { chmodSync, existsSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apiVersion } from '../../generated/kinds.ts';
import { runMeasured } from '../support/measured-run.ts';
import { makePipe } from '../support/named-pipe.ts';
import { launcher } from '../support/run-svc.ts';
import { configMap, group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const mebibyte = 1024 * 1024;

function codesIn(stderr: string): string[] {
  return [...new Set([...stderr.matchAll(/(?:error|warning|info)\[([\w/-]+)\]/g)].map(([, code = '']) => code))];
}

describe('what is hardly a file', () => {
  test('nothing in it, or nothing but comments', async () => {
    const cwd = scratchFolder({ 'empty.yaml': '', 'blank.yaml': ' \n\n', 'mark.yaml': '\uFEFF', 'note.yaml': '# a\n' });
    const { code, stderr } = await runMeasured(['validate', '.'], { cwd });
    expect(code).toBe(0);
    expect(codesIn(stderr)).toEqual(['input/empty']);
    expect(stderr).toContain('3 warnings');
  });

  test('pipes and sockets are not waited for, in a folder or named', async () => {
    const cwd = scratchFolder({ 'in/a.yaml': group('a') });
    makePipe(join(cwd, 'in/pipe.yaml'));
    for (const input of ['in', 'in/pipe.yaml', '/dev/zero']) {
      const { code, stderr } = await runMeasured(['validate', input], { cwd });
      expect({ input, code, codes: codesIn(stderr) }).toEqual({ input, code: 2, codes: ['input/unreadable'] });
    }
  });

  test('a stream that a shell has opened is read', () => {
    const cwd = scratchFolder({ 'a.yaml': configMap('a') });
    const command = `cat a.yaml | "${process.execPath}" "${launcher}" compile /dev/fd/0`;
    expect(execFileSync('sh', ['-c', command], { cwd, encoding: 'utf8' })).toContain('kind: ConfigMap');
  });

  test('a folder as standard input is refused, not taken for nothing', () => {
    const cwd = scratchFolder({ 'a.yaml': configMap('a') });
    for (const command of ['compile', 'validate']) {
      const { status, stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${launcher}" ${command} - < .`], {
        cwd,
        encoding: 'utf8',
      });
      expect(status).toBe(2);
      expect(stderr).toContain('"<stdin>" cannot be read: it is a folder');
    }
  });

  test('other encodings, zero bytes, and folders that go in circles', async () => {
    const cwd = scratchFolder({ 'a.yaml': group('a') });
    writeFileSync(join(cwd, 'latin.yaml'), Buffer.from([0x61, 0x3a, 0x20, 0xe9, 0x0a]));
    writeFileSync(join(cwd, 'wide.yaml'), Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]));
    writeFileSync(join(cwd, 'image.yaml'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]));
    symlinkSync('.', join(cwd, 'circle'));
    symlinkSync('loop.yaml', join(cwd, 'loop.yaml'));
    const { code, stderr } = await runMeasured(['compile', '.', '-o', 'out'], { cwd });
    expect(code).toBe(2);
    expect(codesIn(stderr).toSorted()).toEqual(['input/binary', 'input/not-utf8', 'input/unreadable']);
    expect(stderr).toContain('wide.yaml error[input/not-utf8]: the file is written in UTF-32');
    expect(stderr).toContain('its symbolic links go in circles');
    expect(existsSync(join(cwd, 'out'))).toBe(false);
  });

  test.skipIf(process.getuid?.() === 0)('a file without the right to read it', async () => {
    const cwd = scratchFolder({ 'a.yaml': group('a'), 'b.yaml': group('b') });
    chmodSync(join(cwd, 'b.yaml'), 0);
    const { code, stderr } = await runMeasured(['validate', '.'], { cwd });
    expect({ code, codes: codesIn(stderr) }).toEqual({ code: 2, codes: ['input/unreadable'] });
  });
});

describe('what is too large', () => {
  test('a file of 100 MiB, named and piped', async () => {
    const cwd = scratchFolder({ 'large.yaml': '' });
    truncateSync(join(cwd, 'large.yaml'), 100 * mebibyte);
    const named = await runMeasured(['compile', '.', '-o', 'out'], { cwd });
    const piped = await runMeasured(['validate', '-'], { cwd, input: `a: ${'x'.repeat(100 * mebibyte)}` });
    for (const { code, stderr, peak } of [named, piped]) {
      expect({ code, codes: codesIn(stderr) }).toEqual({ code: 1, codes: ['input/too-large'] });
      expect(peak).toBeLessThan(500);
    }
    expect(existsSync(join(cwd, 'out'))).toBe(false);
  });

  test('100,000 documents in one file, right and wrong ones', async () => {
    const names = Array.from({ length: 100_000 }, (_, index) => `a${index}`);
    const cwd = scratchFolder({
      'good.yaml': names.map((name) => `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}}\n`).join('---\n'),
      'bad.yaml': names
        .map((name) => `apiVersion: ${apiVersion}\nkind: MCPGroup\nmetadata: {name: ${name}}\nspec: {}\nx: 1\n`)
        .join('---\n'),
    });
    const good = await runMeasured(['validate', 'good.yaml'], { cwd });
    expect(good).toMatchObject({
      code: 0,
      stderr: '0 resources and 100000 other objects in 1 file, no problems\n',
    });
    const bad = await runMeasured(['validate', 'bad.yaml'], { cwd });
    expect(bad.code).toBe(1);
    expect(codesIn(bad.stderr).toSorted()).toEqual(['input/findings-left-out', 'schema/unknown-key']);
    expect(bad.stderr).toContain('90000 more findings of schema/unknown-key');
    expect(Math.max(good.peak, bad.peak)).toBeLessThan(1500);
  });

  // A fifth of the documents above: making the files takes far longer than reading them.
  test('20,000 files', async () => {
    const cwd = scratchFolder();
    for (let folder = 0; folder < 20; folder++) {
      mkdirSync(join(cwd, `d${folder}`));
      for (let file = 0; file < 1000; file++) {
        const text = `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c${folder}-${file}}\n`;
        writeFileSync(join(cwd, `d${folder}/${file}.yaml`), text);
      }
    }
    const { code, stderr, peak } = await runMeasured(['validate', '.'], { cwd });
    expect(code).toBe(0);
    expect(stderr).toBe('0 resources and 20000 other objects in 20000 files, no problems\n');
    expect(peak).toBeLessThan(500);
  });

  test.each([
    ['text', 1_000_000],
    ['json', 1_000_000],
    ['sarif', 20_000],
    ['junit', 20_000],
    ['github', 20_000],
  ])('too many mistakes in one file, as %s: %i', async (form, count) => {
    const keys = Array.from({ length: count }, (_, index) => `  k${index}: 1\n`).join('');
    const cwd = scratchFolder({ 'a.yaml': `${group('a')}${keys}` });
    const { code, stdout, stderr, peak } = await runMeasured(['validate', 'a.yaml', '--diagnostics', form], { cwd });
    expect(code).toBe(1);
    expect(form === 'text' ? stderr : stdout).toContain(`${count - 10_000} more findings of schema/unknown-key`);
    if (form === 'text') expect(stderr).toContain('--diagnostics json has more');
    if (form === 'json') expect(JSON.parse(stdout).diagnostics.length).toBe(10_000);
    expect(peak).toBeLessThan(1800);
  });

  test('one document of short values, which takes most memory for its size', async () => {
    const cwd = scratchFolder({
      'a.yaml': `a:\n${'- a\n'.repeat(12_000_000)}`,
      'b.yaml': `a: &x\n${'- a\n'.repeat(2_000_000)}`,
      'c.yaml': `[${','.repeat(4_000_000)}`,
    });
    const { code, stderr, peak } = await runMeasured(['validate', '.'], { cwd });
    expect({ code, codes: codesIn(stderr) }).toEqual({ code: 1, codes: ['input/document-too-large'] });
    expect(stderr).toContain('3 errors');
    expect(peak).toBeLessThan(1500);
  });

  test('a List too large for a careful reading is read, and its findings have the right positions', async () => {
    const items = Array.from({ length: 60_000 }, (_, index) => ({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: `a${index}` },
    }));
    const list = (more: object): string =>
      JSON.stringify({ apiVersion: 'v1', kind: 'List', items: [...items, more] }, undefined, 1);
    const good = await runMeasured(['validate', '-'], {
      input: list({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 's' } }),
    });
    expect(good).toMatchObject({ code: 0, stderr: '0 resources and 60001 other objects in 1 file, no problems\n' });
    const bad = await runMeasured(['validate', '-'], {
      input: list({ apiVersion, kind: 'MCPGroup', metadata: { name: 'g' }, x: 1 }),
    });
    expect(bad.code).toBe(1);
    expect(bad.stderr).toContain('<stdin>:420011:4 error[schema/unknown-key]: unknown key "x"');
    expect(bad.peak).toBeLessThan(800);
  });
});

describe('what explodes', () => {
  const deep = 1_000_000;
  const laughs = ['a: &a [lol, lol, lol, lol, lol, lol, lol, lol, lol]'];
  for (const [index, letter] of 'bcdefghijkl'.split('').entries()) {
    const before = 'abcdefghijkl'.charAt(index);
    laughs.push(`${letter}: &${letter} [${Array(9).fill(`*${before}`).join(', ')}]`);
  }

  test.each([
    ['lists inside each other', '['.repeat(deep), 'yaml/too-deep'],
    ['maps inside each other', '{"a":'.repeat(deep / 10), 'yaml/too-deep'],
    ['dashes in a row', `${'- '.repeat(deep / 10)}a\n`, 'yaml/too-deep'],
    ['aliases of aliases', laughs.join('\n'), 'yaml/alias-limit'],
    ['an alias of what it is in', 'a: &a [*a]\n', 'yaml/recursive-alias'],
  ])('%s', async (_what, text, expected) => {
    const cwd = scratchFolder({ 'a.yaml': text });
    const { code, stderr, peak } = await runMeasured(['compile', '.', '-o', 'out'], { cwd });
    expect(code).toBe(1);
    expect(codesIn(stderr)).toContain(expected);
    expect(peak).toBeLessThan(1000);
    expect(existsSync(join(cwd, 'out'))).toBe(false);
  });

  const workflow = (template: string): string =>
    `apiVersion: ${apiVersion}\nkind: VirtualMCPCompositeToolDefinition\nmetadata: {name: w}\nspec:\n  name: w\n  description: d\n` +
    `  steps:\n    - id: a\n      tool: b.c\n      arguments:\n        x: ${JSON.stringify(template)}\n`;
  const matcher = (expression: string): string =>
    `apiVersion: ${apiVersion}\nkind: MCPExternalAuthConfig\nmetadata: {name: e}\nspec:\n  type: awsSts\n  awsSts:\n    region: eu-west-1\n` +
    `    roleMappings:\n      - matcher: ${JSON.stringify(expression)}\n        roleArn: arn:aws:iam::123456789012:role/a\n`;

  test.each([
    ['a template of nested groups', workflow(`{{${'('.repeat(100_000)}1${')'.repeat(100_000)}}}`), 'template/syntax'],
    [
      'a template of nested blocks',
      workflow(`${'{{if 1}}'.repeat(50_000)}a${'{{end}}'.repeat(50_000)}`),
      'template/syntax',
    ],
    ['an expression of nested groups', matcher(`${'('.repeat(100_000)}true${')'.repeat(100_000)}`), ''],
    ['a long expression', matcher(Array(100_000).fill('true').join(' && ')), ''],
    ['an expression of nested lists', matcher(`${'['.repeat(5_000)}${']'.repeat(5_000)} == []`), ''],
  ])('%s', async (_what, text, expected) => {
    const cwd = scratchFolder({ 'a.yaml': text });
    const { code, stderr, peak } = await runMeasured(['validate', 'a.yaml'], { cwd });
    const found = codesIn(stderr);
    expect({ code, found }).toEqual({ code: 1, found: expect.arrayContaining([expect.any(String)]) });
    if (expected !== '') expect(found).toContain(expected);
    expect(peak).toBeLessThan(600);
  });
});
