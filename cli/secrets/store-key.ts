import { resolve } from 'node:path';
import { project } from '../../generated/project.ts';
import type { RefusedStart } from '../../runtime/endpoint/refused-start.ts';
import { changingFile } from '../../runtime/http/changing-file.ts';
import type { SecretStore } from '../../runtime/run/secrets/secret-store.ts';
import type { Terminal } from '../output/terminal.ts';
import { canAsk, hiddenLine } from './hidden-line.ts';

/** The variables that open the store where nobody sits at the terminal. */
export const passwordVariable = `${project.environmentPrefix}SECRETS_PASSWORD`;
export const keyFileVariable = `${project.environmentPrefix}SECRETS_KEY_FILE`;
export const commandVariable = `${project.environmentPrefix}SECRETS_PASSWORD_COMMAND`;

/** Characters that a new password has at least. */
const shortest = 8;

const ways = `set ${keyFileVariable} to a file that holds the password, ${commandVariable} to a command that prints it, or ${passwordVariable} to the password, or use a terminal`;

/** One command asks its person once. */
const known = new WeakMap<Terminal, Buffer>();

/** The key of the store: from the file, command or variable with its password, or from the person at the terminal. */
export async function storeKey(store: SecretStore, terminal: Terminal): Promise<Buffer | RefusedStart> {
  const before = known.get(terminal);
  if (before !== undefined) return before;
  const password = await givenPassword(terminal);
  if (typeof password === 'object') return password;
  const isNew = !store.exists;
  const text =
    password ?? (await (isNew ? newPassword(store, terminal) : asked('password of the secrets: ', terminal)));
  if (typeof text === 'object') return text;
  if (isNew && text.length < shortest)
    return {
      problem: `the password of the secrets has fewer than ${shortest} characters`,
      hint: 'choose a longer one',
    };
  const key = await store.unlock(text);
  if ('problem' in key) return { problem: key.problem, hint: 'check the password' };
  known.set(terminal, key);
  return key;
}

/** The key of a store that is there, where nobody has to be asked for it; undefined where somebody would be, or it does not open. */
export async function keyWithoutQuestion(store: SecretStore, terminal: Terminal): Promise<Buffer | undefined> {
  const before = known.get(terminal);
  if (before !== undefined) return before;
  const password = await givenPassword(terminal);
  if (typeof password !== 'string') return undefined;
  const key = await store.unlock(password);
  if ('problem' in key) return undefined;
  known.set(terminal, key);
  return key;
}

/** Asks for a password twice. */
export async function newPassword(store: SecretStore, terminal: Terminal): Promise<string | RefusedStart> {
  const first = await asked(`new password for ${store.path}: `, terminal);
  if (typeof first === 'object') return first;
  if (first.length < shortest)
    return { problem: `the password has fewer than ${shortest} characters`, hint: 'choose a longer one' };
  const second = await asked('once more: ', terminal);
  if (typeof second === 'object' || first === second) return second;
  return { problem: 'the two passwords differ', hint: 'try again' };
}

async function asked(question: string, terminal: Terminal): Promise<string | RefusedStart> {
  if (!canAsk(terminal)) return { problem: 'there is no terminal to ask for the password of the secrets', hint: ways };
  const line = await hiddenLine(question, terminal);
  return line === undefined || line === '' ? { problem: 'no password was given', hint: ways } : line;
}

async function givenPassword(terminal: Terminal): Promise<string | undefined | RefusedStart> {
  const { environment, cwd } = terminal;
  const file = environment[keyFileVariable];
  if (file !== undefined && file !== '') {
    const path = resolve(cwd, file);
    const reading = await changingFile(path).read();
    if (reading.ok) return reading.text;
    return { problem: `${path} (${keyFileVariable}) cannot be used: ${reading.reason}`, hint: ways };
  }
  const command = environment[commandVariable];
  if (command !== undefined && command !== '') {
    const { passwordFrom } = await import('./password-command.ts');
    const printed = await passwordFrom(command, terminal);
    if ('text' in printed) return printed.text;
    return { problem: `the command of ${commandVariable} gives no password: ${printed.problem}`, hint: ways };
  }
  const given = environment[passwordVariable];
  return given === '' ? undefined : given;
}
