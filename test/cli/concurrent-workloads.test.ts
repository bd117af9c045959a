import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { postModern } from '../support/mcp/raw-client.ts';
import { openWorkloads } from '../support/workloads.ts';

const world = openWorkloads();
const names = ['a', 'b'];

/** Command lines of all processes of this test: what svc starts gets the folder of its state. */
function processes(): string[] {
  const own = `XDG_STATE_HOME=${join(world.folder, 'state')}\0`;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        if (!readFileSync(`/proc/${pid}/environ`, 'utf8').includes(own)) return [];
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()];
      } catch {
        // It has ended.
        return [];
      }
    })
    .filter((line) => line !== '');
}

test('whatever commands run at the same time, each workload has one supervisor or none, and the list is true', async () => {
  const commands = fc.constantFrom(
    (name: string) => ['run', '--runtime', 'process', `npx://${name}`, '--', '--modern'],
    (name: string) => ['start', name],
    (name: string) => ['stop', name],
    (name: string) => ['restart', name],
    (name: string) => ['rm', '--force', name],
  );
  const together = fc.array(fc.tuple(fc.constantFrom(...names), commands), { minLength: 4, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(together, async (round) => {
      const ended = await Promise.all(round.map(async ([name, command]) => world.svc(command(name))));
      for (const { code, stderr } of ended) {
        expect([0, 1, 2]).toContain(code);
        expect(stderr).not.toContain('bug');
      }
      for (const name of names) {
        const view = await world.view(name);
        const supervisors = processes().filter((line) => line.endsWith(` supervise ${name}`));
        expect([name, supervisors.length]).toEqual([name, view?.['status'] === 'running' ? 1 : 0]);
        expect(['running', 'stopped', undefined]).toContain(view?.['status']);
        if (view?.['status'] !== 'running') continue;
        const url = new URL(String(view['url']));
        const answer = await postModern(url, 'tools/call', { name: 'echo', arguments: { text: name } });
        expect(await answer.text()).toContain(`"${name}"`);
      }
    }),
    { numRuns: 6 },
  );
  expect((await world.svc(['rm', '--force', '--all'])).code).toBe(0);
  expect(processes()).toEqual([]);
  expect(readdirSync(join(world.folder, 'state/svc/workloads'))).toEqual([]);
});
