import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { at } from '../support/plain-walk.ts';
import { projectRoot } from '../support/source-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { blocksOf } from './page-blocks.ts';
import { openShell, type PageShell } from './page-shell.ts';

const parent = temporaryFolder('svc-gitops-');
const example = join(projectRoot, 'examples/gitops');
const workflow = '.github/workflows/mcp.yaml';

/** A shell in a copy of the example whose manifests were compiled. */
async function compiledCopy(): Promise<PageShell> {
  const shell = openShell(parent);
  cpSync(example, shell.place(), { recursive: true });
  expect(await shell.run('svc compile resources -o manifests')).toMatchObject({ code: 0 });
  return shell;
}

/** The commands of the job that call svc. */
function jobCommands(): string[] {
  const steps = at(load(readFileSync(join(example, workflow), 'utf8')), 'jobs', 'check', 'steps');
  return (Array.isArray(steps) ? steps : [])
    .map((step) => String(at(step, 'run')))
    .filter((run) => run.includes('svc'));
}

describe('examples/gitops', () => {
  test('has a job that passes, and fails when the manifests were not compiled again', async () => {
    const shell = await compiledCopy();
    const commands = jobCommands();
    expect(commands.length).toBeGreaterThan(1);
    for (const command of commands) expect(await shell.run(command), command).toMatchObject({ code: 0 });
    const server = join(shell.place(), 'resources/calendar.yaml');
    writeFileSync(server, readFileSync(server, 'utf8').replace('calendar:3.1.0', 'calendar:3.2.0'));
    const last = await shell.run(commands.at(-1) ?? '');
    expect(last.code).toBe(1);
    expect(last.output).toContain('::error title=output/stale::manifests/mcp/deployment-mcp-calendar.yaml is stale');
  });

  test('has the job that the page about it shows', () => {
    const page = readFileSync(join(projectRoot, 'docs/how-to/gitops-and-ci.md'), 'utf8');
    const shown = blocksOf(page).find((block) => block.attributes.get('file') === workflow);
    expect(load((shown?.lines ?? []).join('\n'))).toEqual(load(readFileSync(join(example, workflow), 'utf8')));
  });
});
