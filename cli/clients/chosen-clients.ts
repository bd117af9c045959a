import { existsSync } from 'node:fs';
import { suggest } from '../../runtime/config/suggest.ts';
import type { RefusedStart } from '../../runtime/endpoint/refused-start.ts';
import type { Terminal } from '../output/terminal.ts';
import type { ClientPlace } from './change-client.ts';
import { clientFormats, foldersOf } from './formats.ts';

/** A client that is known, and whether this person uses it. */
export interface KnownClient extends ClientPlace {
  readonly isUsed: boolean;
}

/** All clients that are known, with their files on this machine. */
export function knownClients({ environment }: Terminal): readonly KnownClient[] {
  const folders = foldersOf(environment);
  return clientFormats.map((format) => {
    const { file, sign } = format.place(folders);
    return { format, file, isUsed: existsSync(file) || existsSync(sign) };
  });
}

/** The clients that are named, or those that this person uses. */
export function chosenClients(
  names: readonly string[] | undefined,
  terminal: Terminal,
): readonly KnownClient[] | RefusedStart {
  const known = knownClients(terminal);
  const ids = known.map(({ format }) => format.id);
  for (const name of names ?? []) {
    if (ids.includes(name)) continue;
    const near = suggest(name, ids);
    const all = `the clients are ${ids.join(', ')}`;
    return {
      problem: `there is no client ${JSON.stringify(name)}`,
      hint: near === undefined ? all : `did you mean ${JSON.stringify(near)}? ${all}`,
    };
  }
  if (names !== undefined) return known.filter(({ format }) => names.includes(format.id));
  const used = known.filter(({ isUsed }) => isUsed);
  if (used.length > 0) return used;
  return { problem: 'no client that svc knows is used here', hint: `name one with --client: ${ids.join(', ')}` };
}
