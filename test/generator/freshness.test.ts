import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generate } from '../../generator/generate.ts';
import { readSchemas } from '../../generator/read/schema-files.ts';
import { compareOutput, writeOutput } from '../../generator/write/write-or-compare.ts';
import { generatedFolder, schemasFolder, schemasWith } from '../support/generated-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('the committed files', async () => {
  const files = generate(readSchemas(schemasFolder));

  test('are those of the schemas', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(compareOutput(generatedFolder, files)).toEqual({ missing: [], stale: [], orphaned: [] });
  });

  test('name their parent', () => {
    const silent = files.filter(
      ({ content }) => !/Generated from .+ by npm run generate\. Do not edit\./.test(content.slice(0, 400)),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});

describe('a comparison', () => {
  const files = [
    { path: 'a.ts', content: 'a\n' },
    { path: 'folder/b.ts', content: 'b\n' },
  ];

  test('names what is missing, stale and orphaned, and changes nothing', () => {
    const folder = temporaryFolder('compare-');
    writeOutput(folder, files);
    expect(compareOutput(folder, files)).toEqual({ missing: [], stale: [], orphaned: [] });
    rmSync(join(folder, 'a.ts'));
    writeFileSync(join(folder, 'folder/b.ts'), 'changed\n');
    writeFileSync(join(folder, 'folder/c.ts'), 'left over\n');
    const difference = { missing: ['a.ts'], stale: ['folder/b.ts'], orphaned: ['folder/c.ts'] };
    expect(compareOutput(folder, files)).toEqual(difference);
    expect(compareOutput(folder, files)).toEqual(difference);
    expect(writeOutput(folder, files)).toEqual(difference);
    expect(compareOutput(folder, files)).toEqual({ missing: [], stale: [], orphaned: [] });
  });

  test('takes Windows line ends for the same text', () => {
    const folder = temporaryFolder('compare-');
    writeOutput(folder, files);
    writeFileSync(join(folder, 'a.ts'), 'a\r\n');
    expect(compareOutput(folder, files).stale).toEqual([]);
  });
});

describe('the command', () => {
  test('checks with exit code 0 and 1, and repairs what it found', async () => {
    const output = temporaryFolder('generated-');
    cpSync(generatedFolder, output, { recursive: true });
    expect(await run(['--check', '--output', output])).toMatchObject({ code: 0 });
    writeFileSync(join(output, 'kinds.ts'), '// broken on purpose\n');
    rmSync(join(output, 'load.ts'));
    writeFileSync(join(output, 'types/old.ts'), '');
    const found = await run(['--check', '--output', output]);
    expect(found.code).toBe(1);
    expect(found.stderr).toContain('stale: kinds.ts\n');
    expect(found.stderr).toContain('missing: load.ts\n');
    expect(found.stderr).toContain('orphaned: types/old.ts\n');
    expect(found.stderr).toContain('npm run generate');
    expect(readFileSync(join(output, 'kinds.ts'), 'utf8')).toBe('// broken on purpose\n');
    expect(await run(['--output', output])).toMatchObject({ code: 0 });
    expect(await run(['--check', '--output', output])).toMatchObject({ code: 0 });
  });

  test('refuses wrong schemas with every problem and without writing', async () => {
    const schemas = schemasWith({
      'shared/one.json': { title: 'One' },
      'shared/two.json': { description: 'No title here.' },
    });
    writeFileSync(join(schemas, 'shared/three.json'), '{ "title": ');
    const output = temporaryFolder('generated-');
    const found = await run(['--schemas', schemas, '--output', output]);
    expect(found.code).toBe(1);
    expect(found.stderr).toContain('shared/one.json');
    expect(found.stderr).toContain('shared/two.json');
    expect(found.stderr).toContain('shared/three.json is not JSON');
    expect(compareOutput(output, []).orphaned).toEqual([]);
  });

  test('refuses an unknown option with exit code 2', async () => {
    const found = await run(['--chek']);
    expect(found.code).toBe(2);
    expect(found.stderr).toBe("Unknown option '--chek'\n");
  });

  test('says which schemas folder it did not find', async () => {
    const found = await run(['--schemas', '/does/not/exist']);
    expect(found.code).toBe(1);
    expect(found.stderr).toContain('/does/not/exist/project.json');
    expect(found.stderr).not.toContain('    at ');
  });
});

function run(args: readonly string[]): Promise<{ code: number; stderr: string }> {
  const main = resolve(import.meta.dirname, '../../generator/main.ts');
  return new Promise((done) => {
    execFile(process.execPath, [main, ...args], (error, _stdout, stderr) => {
      done({ code: error === null ? 0 : Number(error.code), stderr });
    });
  });
}
