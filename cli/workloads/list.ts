import { exitCodes } from '../exit-codes.ts';
import { textTable } from '../client/text-table.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { withStore } from './open-store.ts';
import { printedData } from './printed-data.ts';
import { ageOf, viewOf, type WorkloadView } from './workload-view.ts';

/** The flags of `svc list`, as they are parsed. */
export interface ListFlags {
  readonly group?: string;
  readonly quiet?: true;
  readonly format: 'table' | 'json' | 'yaml';
  readonly output?: string;
}

/** Lists the workloads of this person. Returns the exit code. */
export async function run({ group, quiet, format }: ListFlags, terminal: Terminal): Promise<number> {
  return withStore(terminal, async (store) => {
    const all = (await store.all()).map(viewOf);
    const shown = group === undefined ? all : all.filter((each) => each.group === group);
    if (quiet === true) terminal.stdout.write(shown.map(({ name }) => `${name}\n`).join(''));
    else if (format === 'table' && shown.length === 0) say('no workloads; svc run starts one', terminal);
    else terminal.stdout.write(await textOf(shown, format));
    if (quiet !== true && format === 'table')
      for (const { name, problem } of shown) if (problem !== null) say(`${name}: ${problem}`, terminal);
    return exitCodes.fine;
  });
}

async function textOf(views: readonly WorkloadView[], format: ListFlags['format']): Promise<string> {
  if (format !== 'table') return printedData(views, format);
  const rows = views.map(({ name, status, restarts, since, url, server }) => [
    name,
    status,
    String(restarts),
    ageOf(since),
    url ?? '',
    server ?? '',
  ]);
  return textTable(['NAME', 'STATUS', 'RESTARTS', 'AGE', 'URL', 'SERVER'], rows);
}
