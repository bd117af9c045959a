import { largestSecret, secretNameProblem } from '../../runtime/run/secrets/secret-store.ts';
import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { canAsk, hiddenLine } from './hidden-line.ts';
import { withSecrets } from './opened-store.ts';

/** Adds or replaces a secret. Its value comes from standard input, or from the person at the terminal; never from an argument. */
export async function run(name: string, terminal: Terminal): Promise<number> {
  const problem = secretNameProblem(name);
  if (problem !== undefined) return usageProblem(terminal, `${JSON.stringify(name)} ${problem}`, 'for example api-key');
  return withSecrets(terminal, async (store, key) => {
    const value = await valueFrom(name, terminal);
    if (value === undefined || value === '')
      return usageProblem(
        terminal,
        `${name} has no value`,
        `svc secret set ${name} < FILE, or type it at the terminal`,
      );
    if (value.length > largestSecret)
      return usageProblem(terminal, `${name} has more than ${largestSecret} characters`, 'mount a file instead');
    const refused = await store.change(key, (secrets) => ({ ...secrets, [name]: value }));
    if (refused === undefined) say(`${name} is kept in ${store.path}`, terminal);
    return refused ?? exitCodes.fine;
  });
}

/** One end of a line belongs to the way it was written, not to the secret. */
async function valueFrom(name: string, terminal: Terminal): Promise<string | undefined> {
  if (canAsk(terminal)) return hiddenLine(`value of ${name}: `, terminal);
  return (await beginningOf(terminal.stdin)).replace(/\r?\n$/, '');
}

/** Bytes after which a value is too long, in whatever characters. */
const mostBytes = 4 * largestSecret + 2;

/** What a stream holds; of one that is too long, as much as shows that. */
async function beginningOf(stream: Terminal['stdin']): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of stream) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece as Uint8Array);
    pieces.push(bytes);
    size += bytes.length;
    if (size > mostBytes) break;
  }
  return Buffer.concat(pieces).toString('utf8');
}
