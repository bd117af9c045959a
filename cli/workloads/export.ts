import { stateOf } from '../../runtime/run/state/workload-status.ts';
import { readableDocument, type WorkloadRecord } from '../../runtime/run/state/workload-record.ts';
import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { unknownName } from './named-workloads.ts';
import { withStore } from './open-store.ts';
import { printedData } from './printed-data.ts';

/** The flags of `svc export`, as they are parsed. */
export interface ExportFlags {
  readonly format: 'run' | 'kubernetes' | 'client';
  readonly output?: string;
}

/**
 * Prints a workload in a form that others read: the document for `svc run --from-config`, resources for `svc compile`, or the entry of an MCP
 * client. What a form cannot hold is named on standard error. Returns the exit code.
 */
export async function run(name: string, { format }: ExportFlags, terminal: Terminal): Promise<number> {
  return withStore(terminal, async (store) => {
    const workload = await store.find(name);
    if (workload === undefined) return unknownName(name, store, terminal);
    const { record, files } = workload;
    if ('problem' in record) {
      say(`error: ${name}: ${files.record} cannot be used: ${record.problem}`, terminal);
      return exitCodes.findings;
    }
    for (const path of record.withheld)
      say(`${name}: ${path} is left out: it is a secret that came from the command line`, terminal);
    if (format === 'kubernetes') return exportResources(record, terminal);
    if (format === 'run') {
      terminal.stdout.write(await printedData(readableDocument(record.config), 'json'));
      return exitCodes.fine;
    }
    const url = stateOf(workload).report?.url ?? undefined;
    if (url === undefined) {
      say(`error: ${name} has no address yet\nHint: start it with svc start ${name}`, terminal);
      return exitCodes.findings;
    }
    terminal.stdout.write(await printedData(clientEntry(name, url), 'json'));
    return exitCodes.fine;
  });
}

/** The form that Claude Code, Cursor and others keep their servers in. */
function clientEntry(name: string, url: string): object {
  return { mcpServers: { [name]: { type: url.endsWith('/sse') ? 'sse' : 'http', url } } };
}

async function exportResources({ config, name }: WorkloadRecord, terminal: Terminal): Promise<number> {
  const { resourcesOf } = await import('./kubernetes-resources.ts');
  const made = resourcesOf(config, name);
  if ('problem' in made) {
    say(`error: ${name}: ${made.problem}\nHint: ${made.hint}`, terminal);
    return exitCodes.findings;
  }
  for (const left of made.leftOut) say(`${name}: ${left}`, terminal);
  const { printStream } = await import('../../manifests/synth/print.ts');
  terminal.stdout.write(printStream(made.resources));
  return exitCodes.fine;
}
