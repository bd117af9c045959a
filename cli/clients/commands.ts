import { isRefusal } from '../../runtime/endpoint/refused-start.ts';
import { ClientStore } from '../../runtime/run/state/client-store.ts';
import { stateOf } from '../../runtime/run/state/workload-status.ts';
import { textTable } from '../client/text-table.ts';
import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { unknownName } from '../workloads/named-workloads.ts';
import { withStore } from '../workloads/open-store.ts';
import { printedData } from '../workloads/printed-data.ts';
import { register, undo, unregister, type ClientChange, type ClientPlace } from './change-client.ts';
import { chosenClients, knownClients } from './chosen-clients.ts';

/** The flags of `svc client detect`, as they are parsed. */
export interface DetectFlags {
  readonly format: 'table' | 'json' | 'yaml';
  readonly output?: string;
}

/** The flags of the commands that change clients, as they are parsed. */
export interface ChangeFlags {
  /** Ids of clients; without them those that are used here. */
  readonly client?: readonly string[];
}

/** Shows which clients are used here, and what is registered in them. Nothing is changed. Returns the exit code. */
export async function runDetect({ format }: DetectFlags, terminal: Terminal): Promise<number> {
  return withStore(terminal, async () => {
    const store = new ClientStore(terminal.environment);
    const found = knownClients(terminal).map(({ format: { id, title }, file, isUsed }) => ({
      client: id,
      title,
      isUsed,
      file,
      workloads: Object.keys(store.read(id).entries).toSorted(),
    }));
    const rows = found.map((each) => [each.client, each.isUsed ? 'yes' : 'no', each.workloads.join(', '), each.file]);
    const text = textTable(['CLIENT', 'USED', 'WORKLOADS', 'FILE'], rows);
    terminal.stdout.write(format === 'table' ? text : await printedData(found, format));
    return exitCodes.fine;
  });
}

/** Registers a workload in clients, at its address. Returns the exit code: 1 where one of them was left as it is. */
export async function runRegister(name: string, { client }: ChangeFlags, terminal: Terminal): Promise<number> {
  return withStore(terminal, async (workloads) => {
    const workload = await workloads.find(name);
    if (workload === undefined) return unknownName(name, workloads, terminal);
    const url = stateOf(workload).report?.url ?? undefined;
    if (url === undefined) {
      say(`error: ${name} has no address yet\nHint: start it with svc start ${name}`, terminal);
      return exitCodes.findings;
    }
    return inEach(client, terminal, (place, store) => register(place, name, url, store));
  });
}

/** Takes a workload, which may be gone, out of clients. Returns the exit code: 1 where one of them was left as it is. */
export async function runRemove(name: string, { client }: ChangeFlags, terminal: Terminal): Promise<number> {
  return withStore(terminal, async () => inEach(client, terminal, (place, store) => unregister(place, name, store)));
}

/** Puts back what the file of a client was before the last change. Returns the exit code: 1 where it was left as it is. */
export async function runUndo(client: string, terminal: Terminal): Promise<number> {
  return withStore(terminal, async () => inEach([client], terminal, (place, store) => undo(place, store)));
}

async function inEach(
  names: readonly string[] | undefined,
  terminal: Terminal,
  act: (place: ClientPlace, store: ClientStore) => ClientChange,
): Promise<number> {
  const chosen = chosenClients(names, terminal);
  if (isRefusal(chosen)) return usageProblem(terminal, chosen.problem, chosen.hint);
  const store = new ClientStore(terminal.environment);
  const lock = await store.lock();
  if (lock === undefined) return usageProblem(terminal, 'another command is changing clients', 'try again');
  try {
    return changeEach(chosen, store, terminal, act);
  } finally {
    lock.release();
  }
}

function changeEach(
  chosen: readonly ClientPlace[],
  store: ClientStore,
  terminal: Terminal,
  act: (place: ClientPlace, store: ClientStore) => ClientChange,
): number {
  let code: number = exitCodes.fine;
  for (const place of chosen) {
    const changed = act(place, store);
    if (typeof changed === 'object') {
      say(`error: ${place.format.id}: ${changed.problem}\nHint: ${changed.hint}`, terminal);
      code = exitCodes.findings;
    } else terminal.stdout.write(`${place.format.id}: ${place.file}${changed === 'changed' ? '' : ' (unchanged)'}\n`);
  }
  return code;
}
