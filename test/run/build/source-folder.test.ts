import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSourceFolder } from '../../../runtime/run/build/source-folder.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

function moduleWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder('svc-source-');
  for (const [path, text] of Object.entries({ 'go.mod': 'module a', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

async function pathsOf(folder: string, path = '.'): Promise<string[]> {
  const read = await readSourceFolder(path, folder);
  if ('problem' in read) throw new Error(read.problem);
  return [...read.entries.keys()].toSorted();
}

describe('the source of a Go package', () => {
  test('is the module around it, with the package relative to it', async () => {
    const folder = moduleWith({ 'cmd/server/main.go': '', 'lib/a.go': '' });
    const read = await readSourceFolder('./cmd/server', folder);
    expect(read).toMatchObject({ goPackage: './cmd/server' });
    expect(await pathsOf(join(folder, 'lib'), '../cmd/server')).toEqual(['cmd/server/main.go', 'go.mod', 'lib/a.go']);
    expect(await readSourceFolder('.', folder)).toMatchObject({ goPackage: '.' });
  });

  test('holds no credentials and no history, unless .dockerignore takes them back', async () => {
    const files = {
      '.git/config': '',
      '.env': 'A=1',
      'a/.env.local': '',
      'a/key.pem': '',
      '.npmrc': '',
      'main.go': '',
    };
    expect(await pathsOf(moduleWith(files))).toEqual(['go.mod', 'main.go']);
    const kept = moduleWith({ ...files, '.dockerignore': '!a/key.pem\n' });
    expect(await pathsOf(kept)).toEqual(['.dockerignore', 'a/key.pem', 'go.mod', 'main.go']);
  });

  test('leaves out what .dockerignore lists', async () => {
    const folder = moduleWith({
      '.dockerignore': '# of ours\n\ndata\n*.md\n**/*.tmp\n!README.md\n/only-here\nlogs/*\n!logs/kept\n',
      'data/large': '',
      'a/data/b': '',
      'README.md': '',
      'OTHER.md': '',
      'a/NOTES.md': '',
      'a/b.tmp': '',
      'c.tmp': '',
      'only-here': '',
      'a/only-here': '',
      'logs/1': '',
      'logs/kept': '',
    });
    expect(await pathsOf(folder)).toEqual([
      '.dockerignore',
      'README.md',
      'a/NOTES.md',
      'a/data/b',
      'a/only-here',
      'go.mod',
      'logs/kept',
    ]);
  });

  test('keeps links as links, and which files are programs', async () => {
    const folder = moduleWith({ 'run.sh': '' });
    chmodSync(join(folder, 'run.sh'), 0o700);
    symlinkSync('/etc/shadow', join(folder, 'outside'));
    const read = await readSourceFolder('.', folder);
    if ('problem' in read) throw new Error(read.problem);
    expect(read.entries.get('outside')).toEqual({ kind: 'link', target: '/etc/shadow' });
    expect(read.entries.get('run.sh')).toMatchObject({ mode: 0o755 });
    expect(read.entries.get('go.mod')).toMatchObject({ mode: 0o644 });
  });

  test('is refused where there is none', async () => {
    const folder = temporaryFolder('svc-source-');
    expect(await readSourceFolder('.', folder)).toMatchObject({ problem: `${folder} belongs to no Go module` });
    expect(await readSourceFolder('./nothing', folder)).toMatchObject({
      problem: expect.stringContaining('nothing cannot be read'),
    });
  });
});
