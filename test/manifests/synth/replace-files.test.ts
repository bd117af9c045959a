import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { refusedPath, replaceFiles } from '../../../manifests/synth/replace-files.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

/** The path that the system refused, or undefined when it took everything. */
function refusalOf(write: () => void): string | undefined {
  try {
    write();
    return undefined;
  } catch (error) {
    return refusedPath(error) ?? 'none of the system';
  }
}

function entriesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true }).map(String).toSorted();
}

describe('replaceFiles', () => {
  test('writes, replaces and removes, and leaves nothing of its own behind', () => {
    const folder = scratchFolder({ 'a.yaml': 'old', 'gone.yaml': 'x' });
    const files = [
      { path: 'a.yaml', content: 'new' },
      { path: 'deep/b.yaml', content: 'b' },
    ];
    replaceFiles(folder, files, ['gone.yaml']);
    expect(entriesOf(folder)).toEqual(['a.yaml', 'deep', 'deep/b.yaml']);
    expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('new');
  });

  test('a move that is refused takes back those before it, and names what was refused', () => {
    const folder = scratchFolder({ 'a.yaml': 'old', 'b.yaml/kept': 'x', 'gone.yaml': 'x' });
    const before = entriesOf(folder);
    const files = [
      { path: 'a.yaml', content: 'new' },
      { path: 'made/c.yaml', content: 'c' },
      { path: 'b.yaml', content: 'stands where a folder is' },
    ];
    expect(refusalOf(() => replaceFiles(folder, files, ['gone.yaml']))).toBe(join(folder, 'b.yaml'));
    expect(entriesOf(folder)).toEqual(before);
    expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('old');
  });

  test('a removal that is refused takes back the writes too', () => {
    const folder = scratchFolder({ 'a.yaml': 'old', 'gone.yaml': 'x' });
    // No system moves a folder into itself.
    expect(refusalOf(() => replaceFiles(folder, [{ path: 'a.yaml', content: 'new' }], ['gone.yaml', '.']))).toContain(
      folder,
    );
    expect(entriesOf(folder)).toEqual(['a.yaml', 'gone.yaml']);
    expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('old');
  });

  test('folders that were made for nothing are removed', () => {
    const folder = scratchFolder({ file: 'x' });
    const files = [
      { path: 'a.yaml', content: 'a' },
      { path: '../../file/b.yaml', content: 'b' },
    ];
    expect(refusalOf(() => replaceFiles(join(folder, 'made/deep'), files))).toBe(join(folder, 'file/b.yaml'));
    expect(existsSync(join(folder, 'made'))).toBe(false);
  });

  test.skipIf(process.getuid?.() === 0)('a folder inside that cannot be written is named', () => {
    const folder = scratchFolder({ 'a.yaml': 'old' });
    mkdirSync(join(folder, 'team'));
    writeFileSync(join(folder, 'team/b.yaml'), 'old');
    chmodSync(join(folder, 'team'), 0o555);
    const files = [
      { path: 'a.yaml', content: 'new' },
      { path: 'team/b.yaml', content: 'new' },
    ];
    const refused = refusalOf(() => replaceFiles(folder, files));
    chmodSync(join(folder, 'team'), 0o755);
    expect(refused).toBe(join(folder, 'team/b.yaml'));
    expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('old');
  });
});
