import { expect, test } from 'vitest';
import { runSvc } from '../support/run-svc.ts';
import { entry, group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

/** Exit code and the codes that `svc validate` reports for a file. */
async function validate(text: string, more: readonly string[] = []): Promise<{ code: number | null; found: string[] }> {
  const cwd = scratchFolder({ 'a.yaml': text });
  const { code, stderr } = await runSvc(['validate', 'a.yaml', ...more], { cwd });
  return { code, found: [...stderr.matchAll(/(\d+):\d+ \w+\[(\S+)\]/g)].map(([, line, name]) => `${line} ${name}`) };
}

const inPart = (comment: string): string => entry('e', 'gone').replace('gone', `gone # svc-ignore ${comment}`);

test('a warning is ignored where a comment says so, under --strict too', async () => {
  expect(await validate(inPart('link/not-in-part the group stands elsewhere'), ['--strict'])).toEqual({
    code: 0,
    found: [],
  });
});

test('a comment that ignores nothing is a warning, an unknown code and an error code are errors', async () => {
  const [unused, unknown, error] = await Promise.all([
    validate(`# svc-ignore input/empty why not\n${group('a')}`),
    validate(`# svc-ignore input/emty why not\n${group('a')}`),
    validate(`# svc-ignore link/missing-target why not\n${group('a')}`),
  ]);
  expect(unused).toEqual({ code: 0, found: ['1 ignore/unused'] });
  expect(unknown).toEqual({ code: 1, found: ['1 ignore/unknown-code'] });
  expect(error).toEqual({ code: 1, found: ['1 ignore/error'] });
});

test('what only a whole reports is not judged in a part', async () => {
  const unserved = `# svc-ignore link/unused-entry the gateway is another team's\n${group('a')}`;
  expect(await validate(unserved)).toEqual({ code: 0, found: [] });
  expect(await validate(`# svc-ignore link/unused-resource why not\n${group('a')}`)).toEqual({
    code: 0,
    found: [],
  });
});

test('what a name that leads elsewhere may be about is not judged in a part', async () => {
  const torn = entry('e', 'gone').replace('gone', 'gone # svc-ignore input/empty why not');
  expect((await validate(torn)).found).toEqual([expect.stringContaining('link/not-in-part')]);
});

test('what another command reports, or this one with other flags, is not judged', async () => {
  const later = ['plan/long-name', 'plan/unknown-workload', 'plan/tool-not-in-registry', 'labels/overridden'];
  const text = `${later.map((code) => `# svc-ignore ${code} why not\n`).join('')}${entry('e', 'a')}---\n${group('a')}`;
  const registry = `# svc-ignore registry/access-invisible-entries why not\nsources: []\nregistries: []\nauth: { mode: anonymous }\n`;
  const stale = text.replace('why not\n', 'why not\n# svc-ignore input/empty why not\n');
  const cwd = scratchFolder({ 'in/a.yaml': text, 'in/registry.yaml': registry, 'old/a.yaml': stale });
  for (const command of [['plan'], ['plan', '--diff', 'old'], ['compile']]) {
    const [name = '', ...flags] = command;
    const { code, stderr } = await runSvc([name, 'in', ...flags], { cwd });
    expect({ command, code, found: stderr.match(/\[ignore\/\S+\]/g) }).toEqual({ command, code: 0, found: null });
  }
  expect((await runSvc(['validate', 'in/a.yaml'], { cwd })).stderr).not.toContain('[ignore/');
  const { stderr } = await runSvc(['plan', 'old'], { cwd });
  expect(stderr.match(/^old\/a\.yaml:\S+ warning\[\S+\]/gm)).toEqual(['old/a.yaml:2:1 warning[ignore/unused]']);
});

test('what only a part reports is not judged in a whole', async () => {
  expect(await validate(`${group('gone')}---\n${inPart('link/not-in-part the group stands elsewhere')}`)).toEqual({
    code: 0,
    found: [],
  });
});
