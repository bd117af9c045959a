import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kinds } from '../../generated/kinds.ts';
import { loadDocument } from '../../generated/load.ts';
import { compareOutput } from '../../generator/write/write-or-compare.ts';
import { commandTree } from '../../tools/reference/commands-page.ts';
import { referencePages } from '../../tools/reference/reference-pages.ts';
import { everyDiagnostic } from '../../cli/explain/every-diagnostic.ts';
import { runSvc } from '../support/run-svc.ts';
import { projectRoot } from '../support/source-files.ts';

const pages = await referencePages();
const content = new Map(pages.map((page) => [page.path, page.content]));

describe('docs/reference', () => {
  test('is what npm run reference writes', () => {
    const difference = compareOutput(join(projectRoot, 'docs/reference'), pages);
    expect(difference, 'run npm run reference and look at the difference').toEqual({
      missing: [],
      stale: [],
      orphaned: [],
    });
  });

  test('is the same when it is made again', async () => {
    expect(await referencePages()).toEqual(pages);
  });

  test('has a page for every kind and every configuration document', () => {
    const expected = [
      ...Object.values(kinds).map(({ file }) => `kinds/${file}.md`),
      ...Object.keys(loadDocument).map((name) => `documents/${name}.md`),
    ];
    expect(expected.length).toBeGreaterThan(20);
    expect(expected.filter((path) => content.get(path)?.includes('| Field | Type |') !== true)).toEqual([]);
  });

  test('has every diagnostic, in the list and on the page of its area', async () => {
    const codes = [...(await everyDiagnostic()).keys()];
    expect(codes.length).toBeGreaterThan(100);
    const missing = codes.filter((code) => {
      const area = content.get(`diagnostics/${code.split('/')[0] ?? ''}.md`) ?? '';
      return !(content.get('diagnostics.md') ?? '').includes(`\`${code}\``) || !area.includes(`## \`${code}\``);
    });
    expect(missing).toEqual([]);
  });

  test('has every command that svc --help names, with every option of each', async () => {
    const { stdout } = await runSvc(['--help']);
    const [listed = ''] = stdout.split('Commands:\n')[1]?.split('\n\n') ?? [];
    const names = [...listed.matchAll(/^ {2}([a-z]+) /gm)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'help');
    const { commands } = commandTree();
    expect(names.length).toBeGreaterThan(5);
    expect(commands.map((command) => command.name()).toSorted()).toEqual(names.toSorted());
    const page = content.get('commands.md') ?? '';
    const all = commands.flatMap((command) => [command, ...command.commands]);
    expect(page).toContain('## svc registry serve\n');
    const options = all.flatMap((command) => command.options.map(({ flags }) => flags));
    expect(options.length).toBeGreaterThan(15);
    expect(options.filter((flags) => !page.includes(`\`${flags}\``))).toEqual([]);
  });

  test('holds no place of the machine that made it', () => {
    const wrong = pages.filter((page) => page.content.includes(projectRoot));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
