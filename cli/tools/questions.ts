import { createInterface, type Interface } from 'node:readline';
import { objectOf } from '../../runtime/mcp/bridge/capabilities.ts';
import { printableLine } from '../../runtime/diagnostics/printable-text.ts';
import type { Terminal } from '../output/terminal.ts';

/** The answer to a question of a server (MCP, elicitation by form). */
export type Answer =
  | { readonly action: 'accept'; readonly content: Readonly<Record<string, unknown>> }
  | { readonly action: 'decline' | 'cancel' };

/** A question of a server. */
export interface Question {
  /** What the server calls it; of a workflow, its step. */
  readonly key: string;
  readonly message: string;
  /** JSON Schema of the answer: an object of scalars. */
  readonly schema: unknown;
}

/** Answers questions; undefined where there is no answer. */
export type AnswerQuestion = (question: Question) => Promise<Answer | undefined>;

/** Answers from `--answers`: for each question `decline`, `cancel`, or the values that it asks for. */
export function answersFrom(answers: Readonly<Record<string, unknown>>): AnswerQuestion {
  return async ({ key }) => {
    const given = Object.hasOwn(answers, key) ? answers[key] : undefined;
    if (given === 'decline' || given === 'cancel') return { action: given };
    if (given === 'accept') return { action: 'accept', content: {} };
    return typeof given === 'object' && given !== null ? { action: 'accept', content: objectOf(given) } : undefined;
  };
}

/** Somebody who answers questions. */
export interface Person {
  readonly answer: AnswerQuestion;
  /** Leaves the terminal alone. */
  close(): void;
}

/** Asks the person at the terminal. The end of the input (Ctrl-D) closes a question without an answer. */
export function personAt({ stdin, stderr }: Pick<Terminal, 'stdin' | 'stderr'>): Person {
  let lines: Interface | undefined;
  let typed: AsyncIterator<string> | undefined;
  let hasEnded = false;
  const ask: Ask = async (text) => {
    lines ??= createInterface({ input: stdin, output: stderr }).once('close', () => (hasEnded = true));
    typed ??= lines[Symbol.asyncIterator]();
    lines.setPrompt(`${printableLine(text)} `);
    // Lines that came before the end of the input are still there.
    if (hasEnded) stderr.write(lines.getPrompt());
    else lines.prompt();
    const next = await typed.next();
    return next.done === true ? undefined : next.value.trim();
  };
  const tell = (text: string): void => {
    stderr.write(`${text.split('\n').map(printableLine).join('\n')}\n`);
  };
  async function answer({ message, schema }: Question): Promise<Answer> {
    tell(message);
    const first = await choice(ask, 'Answer? (y)es, (n)o, (c)ancel [y]:');
    if (first === undefined || first === 'c') return { action: 'cancel' };
    if (first === 'n') return { action: 'decline' };
    const content: [string, unknown][] = [];
    for (const field of fieldsOf(schema)) {
      const value = await askField(field, ask, tell);
      if (value === 'closed') return { action: 'cancel' };
      if (value !== undefined) content.push([field.name, value.value]);
    }
    return { action: 'accept', content: Object.fromEntries(content) };
  }
  return { answer, close: () => lines?.close() };
}

type Ask = (text: string) => Promise<string | undefined>;

async function choice(ask: Ask, text: string): Promise<'y' | 'n' | 'c' | undefined> {
  for (;;) {
    const line = (await ask(text))?.toLowerCase();
    if (line === undefined) return undefined;
    if (line === '' || line === 'y' || line === 'yes') return 'y';
    if (line === 'n' || line === 'no') return 'n';
    if (line === 'c' || line === 'cancel') return 'c';
  }
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly choices: readonly string[];
  readonly usual: unknown;
}

function fieldsOf(schema: unknown): readonly Field[] {
  const { properties, required } = { properties: undefined, required: undefined, ...objectOf(schema) };
  const needed = new Set<unknown>(Array.isArray(required) ? required : []);
  return Object.entries(objectOf(properties)).map(([name, value]) => {
    const property = objectOf(value);
    const { title, description, type } = property;
    const words = [title, description].filter((text) => typeof text === 'string').join(': ');
    return {
      name,
      label: words === '' ? name : `${name} (${words})`,
      type: typeof type === 'string' ? type : 'string',
      isRequired: needed.has(name),
      choices: choicesOf(property),
      usual: property['default'],
    };
  });
}

/** The values that a property allows: of an `enum`, or each `const` of an `oneOf`; of a list, those of its items. */
function choicesOf(property: Readonly<Record<string, unknown>>): readonly string[] {
  const { enum: values, oneOf, anyOf, items } = property;
  if (Array.isArray(values)) return values.map(String);
  const options = Array.isArray(oneOf) ? oneOf : Array.isArray(anyOf) ? anyOf : undefined;
  if (options !== undefined) return options.map((option: unknown) => String(objectOf(option)['const']));
  return items === undefined ? [] : choicesOf(objectOf(items));
}

async function askField(
  { label, type, isRequired, choices, usual }: Field,
  ask: Ask,
  tell: (text: string) => void,
): Promise<{ readonly value: unknown } | undefined | 'closed'> {
  const among = choices.length === 0 ? (type === 'boolean' ? ' true or false' : '') : ` one of ${choices.join(', ')}`;
  const preset = usual === undefined ? (isRequired ? '' : ' [leave out]') : ` [${JSON.stringify(usual)}]`;
  for (;;) {
    const line = await ask(`${label}${among}${preset}:`);
    if (line === undefined) return 'closed';
    if (line === '' && usual !== undefined) return { value: usual };
    if (line === '' && !isRequired) return undefined;
    const value = valueOf(line, type, choices);
    if (value !== undefined) return { value };
    tell(line === '' ? 'This value is needed.' : `This is not ${among === '' ? `of type ${type}` : among.trim()}.`);
  }
}

/** A line as the type of a property; undefined where it is none. */
function valueOf(line: string, type: string, choices: readonly string[]): unknown {
  if (type === 'array') {
    const values = line.split(',').map((each) => each.trim());
    return choices.length === 0 || values.every((each) => choices.includes(each)) ? values : undefined;
  }
  if (line === '' || (choices.length > 0 && !choices.includes(line))) return undefined;
  switch (type) {
    case 'boolean':
      return /^(true|yes|y)$/i.test(line) ? true : /^(false|no|n)$/i.test(line) ? false : undefined;
    case 'integer':
      return /^[+-]?[0-9]+$/.test(line) && Number.isSafeInteger(Number(line)) ? Number(line) : undefined;
    case 'number':
      return Number.isFinite(Number(line)) ? Number(line) : undefined;
    default:
      return line;
  }
}
