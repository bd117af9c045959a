import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { printedData } from '../workloads/printed-data.ts';
import { withSecrets } from './opened-store.ts';

/** The flags of `svc secret list`, as they are parsed. */
export interface SecretListFlags {
  readonly format: 'text' | 'json' | 'yaml';
  readonly output?: string;
}

/** Prints the names of the secrets, one a line, and nothing of their values. */
export async function run({ format }: SecretListFlags, terminal: Terminal): Promise<number> {
  return withSecrets(terminal, async (store, key) => {
    const found = store.read(key);
    if ('problem' in found) return found;
    const names = Object.keys(found.secrets).toSorted();
    if (format !== 'text') terminal.stdout.write(await printedData(names, format));
    else if (names.length === 0) say('no secrets; svc secret set adds one', terminal);
    else terminal.stdout.write(names.map((name) => `${name}\n`).join(''));
    return exitCodes.fine;
  });
}
