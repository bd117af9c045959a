import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSources } from '../../../../runtime/config/input/read.ts';
import { positionAt } from '../../../../runtime/diagnostics/span.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'read-'));
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

async function write(files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
}

/** Paths of the sources, and the findings as `place code: hint`. */
async function read(...inputs: string[]): Promise<{ paths: string[]; findings: string[] }> {
  const { sources, diagnostics } = await readSources(inputs, { cwd: root, stdin: Readable.from(['from: stdin\n']) });
  const findings = diagnostics.map(({ code, source, span, hint }) => {
    const at = span === undefined ? undefined : positionAt(span.source, span.start);
    const place = [source?.path ?? '-', ...(at === undefined ? [] : [at.line, at.column])].join(':');
    return `${place} ${code}${hint === undefined ? '' : `: ${hint}`}`;
  });
  return { paths: sources.map(({ path }) => path), findings };
}

describe('readSources', () => {
  test('reads files, folders, globs and standard input under one form of names, by name in whatever order they come', async () => {
    await write({
      'b/z.yaml': 'z: 1',
      'b/a.yml': 'a: 1',
      'b/sub/c.json': '{}',
      'b/readme.md': '',
      'a.yaml': 'x: 1',
      'g/1.yaml': '',
      'g/2.YAML': '',
    });
    const paths = ['<stdin>', 'a.yaml', 'b/a.yml', 'b/sub/c.json', 'b/z.yaml', 'g/1.yaml', 'g/2.YAML'];
    expect(await read('b', './a.yaml', '-', 'g/*')).toEqual({ paths, findings: [] });
    expect(await read('g/*', '-', 'b', './a.yaml')).toEqual({ paths, findings: [] });
    expect((await read('./b/')).paths).toEqual(['b/a.yml', 'b/sub/c.json', 'b/z.yaml']);
    expect((await read('.')).paths).toEqual(['a.yaml', 'b/a.yml', 'b/sub/c.json', 'b/z.yaml', 'g/1.yaml', 'g/2.YAML']);
    expect((await read(join(root, 'b'))).paths[0]).toBe('b/a.yml');
    expect((await read('./b/**/*.json', join(root, 'g/*.yaml'))).paths).toEqual(['b/sub/c.json', 'g/1.yaml']);
    expect((await read('b/**')).paths).toEqual(['b/a.yml', 'b/sub/c.json', 'b/z.yaml']);
  });

  test('gives the text without byte order mark, Windows line ends kept', async () => {
    await write({ 'a.yaml': '\uFEFFa: 1\r\n' });
    const { sources } = await readSources(['a.yaml', '-'], {
      cwd: root,
      stdin: Readable.from([Buffer.from([0xc3]), Buffer.from([0xa9])]),
    });
    expect(sources).toEqual([
      { path: '<stdin>', text: 'é' },
      { path: 'a.yaml', text: 'a: 1\r\n' },
    ]);
  });

  test('leaves out what is not for us in folders and globs, and reads it when named', async () => {
    await write({
      'svc.yaml': '',
      'kustomization.yaml': '',
      'a.yaml': '',
      '.hidden.yaml': '',
      '.git/x.yaml': '',
      '.cache/x.yaml': '',
      'node_modules/m/x.yaml': '',
    });
    expect((await read('.')).paths).toEqual(['a.yaml']);
    expect((await read('**/*.yaml')).paths).toEqual(['a.yaml']);
    expect((await read('svc.yaml', 'node_modules')).paths).toEqual(['node_modules/m/x.yaml', 'svc.yaml']);
  });

  test('reads a file once, by the shortest of its names', async () => {
    await write({ 'd/a.yaml': '', 'd/b.yaml': '' });
    await symlink('a.yaml', join(root, 'd/link.yaml'));
    const inputs = ['d/b.yaml', './d', 'd/*.yaml', '-', '-', 'd/link.yaml'];
    const paths = ['<stdin>', 'd/a.yaml', 'd/b.yaml'];
    expect((await read(...inputs)).paths).toEqual(paths);
    expect((await read(...inputs.toReversed())).paths).toEqual(paths);
  });

  test('follows links to folders, and does not go in circles', async () => {
    await write({ 'd/a.yaml': '', 'shared/s.yaml': '' });
    await symlink('..', join(root, 'd/up'));
    await symlink('../shared', join(root, 'd/linked'));
    const { paths, findings } = await read('d');
    expect(findings).toEqual([]);
    expect(paths.filter((path) => path.endsWith('a.yaml'))).toHaveLength(1);
    expect(paths.filter((path) => path.endsWith('s.yaml'))).toHaveLength(1);
  });

  test('says what is not there, with what is near', async () => {
    await write({ 'deploy/server.yaml': '' });
    expect(
      (
        await read(
          'deploy/sever.yaml',
          'depoly',
          'deply/x.yaml',
          'no/where.yaml',
          'deploy/server.yaml/x',
          `${root}/deploy/srver.yaml`,
        )
      ).findings,
    ).toEqual([
      '- input/not-found: did you mean "deploy/server.yaml"?',
      '- input/not-found: did you mean "deploy"?',
      '- input/not-found: did you mean "deploy"?',
      '- input/not-found: the folder "no" does not exist',
      '- input/not-found',
      '- input/not-found: did you mean "deploy/server.yaml"?',
    ]);
  });

  test('says when a folder or pattern holds nothing', async () => {
    await write({ 'd/readme.md': '' });
    const { paths, findings } = await read('d', 'd/*.yaml', 'x/**');
    expect(paths).toEqual([]);
    expect(findings.map((finding) => finding.split(':')[0])).toEqual(Array(3).fill('- input/no-documents'));
  });

  test('says what cannot be read, and reads the rest', async () => {
    await write({ 'd/a.yaml': '' });
    await symlink('nowhere', join(root, 'd/b.yaml'));
    await symlink('self', join(root, 'self'));
    expect(await read('d', 'self')).toEqual({
      paths: ['d/a.yaml'],
      findings: ['- input/unreadable', '- input/unreadable'].toSorted(),
    });
    const broken = new Readable({
      read() {
        this.destroy(Object.assign(new Error('gone'), { code: 'EIO' }));
      },
    });
    const { diagnostics } = await readSources(['-'], { cwd: root, stdin: broken });
    expect(diagnostics.map(({ message }) => message)).toEqual(['"<stdin>" cannot be read: EIO']);
  });

  test('reports files that are not UTF-8, with the position of the first invalid byte', async () => {
    const latin = Buffer.concat([Buffer.from('\uFEFFa: \uFFFDé\nb: x'), Buffer.from([0xe9]), Buffer.from('\n')]);
    await write({
      'latin.yaml': latin,
      'wide.yaml': Buffer.from('\uFEFFa: 1', 'utf16le'),
      'binary.yaml': Buffer.from([0x61, 0, 0x62]),
    });
    expect(await read('latin.yaml', 'wide.yaml', 'binary.yaml')).toEqual({
      paths: [],
      findings: [
        'binary.yaml input/binary',
        'latin.yaml:2:5 input/not-utf8: save the file as UTF-8',
        'wide.yaml input/not-utf8: save the file as UTF-8',
      ],
    });
  });

  test('refuses what is beyond the size limit, in a file and in a stream', async () => {
    const mebibyte = Buffer.alloc(1024 * 1024, 0x20);
    await write({ 'large.yaml': '' });
    const { truncate } = await import('node:fs/promises');
    await truncate(join(root, 'large.yaml'), 64 * 1024 * 1024 + 1);
    expect((await read('large.yaml')).findings).toEqual(['large.yaml input/too-large: split it']);
    const { diagnostics } = await readSources(['-'], {
      cwd: root,
      stdin: Readable.from(Array.from({ length: 65 }, () => mebibyte)),
    });
    expect(diagnostics.map(({ code, source }) => [code, source?.path])).toEqual([['input/too-large', '<stdin>']]);
  });

  test('reads many files, in order', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `d/${String(index).padStart(3, '0')}.yaml`);
    await write(Object.fromEntries(names.map((name) => [name, name])));
    const { sources } = await readSources(['d'], { cwd: root, stdin: Readable.from([]) });
    expect(sources.map(({ path, text }) => [path, text])).toEqual(names.map((name) => [name, name]));
  });
});
