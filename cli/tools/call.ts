import { listTools, type ListedTool } from './list-tools.ts';
import { callTool, type ToolCallEnd } from './call-tool.ts';
import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { suggest } from '../../runtime/config/suggest.ts';
import { openMcpClient, type McpClient, type McpClientFlags } from './mcp-client.ts';
import { answersFrom, personAt, type AnswerQuestion, type Person } from './questions.ts';
import { readObject, readParameters } from './read-value.ts';
import { shownResult, textsOf } from './show-result.ts';

/** The flags of `svc tools call` and `svc workflow run`, as they are parsed. */
export interface CallFlags extends McpClientFlags {
  readonly params?: string;
  readonly param?: readonly string[];
  readonly answers?: string;
  readonly format?: 'text' | 'json';
  readonly output?: string;
}

/** What is called, for messages. */
export type Called = 'tool' | 'workflow';

/**
 * Calls a tool, or a workflow, which clients call like one. Steps and progress go to standard error as they happen, the result to standard
 * output. Questions are put to the person at the terminal, or answered from `--answers`. Returns the exit code: 1 where the tool failed.
 */
export async function run(name: string, flags: CallFlags, what: Called, terminal: Terminal): Promise<number> {
  if (flags.params === '-' && flags.answers === '-')
    return usageProblem(terminal, '--params and --answers are both standard input', 'put one of them in a file');
  const read = await readParameters(flags, terminal);
  if ('exitCode' in read) return read.exitCode;
  const answers = flags.answers === undefined ? undefined : await readObject(flags.answers, '--answers', terminal);
  if (answers !== undefined && 'exitCode' in answers) return answers.exitCode;
  const client = await openMcpClient(flags, terminal);
  if ('exitCode' in client) return client.exitCode;
  const person = answers === undefined && flags.params !== '-' ? personThere(terminal) : undefined;
  const controller = new AbortController();
  void terminal.interrupted().then(() => controller.abort());
  const isOver = (): boolean => controller.signal.aborted;
  try {
    const unknown = await unknownTool(client, name, what, terminal);
    if (unknown !== undefined) return unknown;
    const answer: AnswerQuestion | undefined = answers === undefined ? person?.answer : answersFrom(answers.value);
    const { signal } = controller;
    const onProgress = (message: string): void => say(message, terminal);
    const asking = { name, arguments: read.value, answer, signal, onProgress };
    const end = await Promise.race([callTool(client, asking), aborted(signal)]);
    return isOver() || end === undefined ? interruptedCode : shownEnd(end, { name, what }, flags, terminal);
  } finally {
    person?.close();
    await client.close();
  }
}

/** What shells give for a command that was ended by Ctrl-C. */
const interruptedCode = 130;

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));
}

/** The person at the terminal; undefined where standard input is not a terminal. */
function personThere(terminal: Terminal): Person | undefined {
  const { stdin } = terminal;
  return 'isTTY' in stdin && stdin.isTTY === true ? personAt(terminal) : undefined;
}

/** The exit code where a server lists no such tool; undefined where it does, or lists none to this caller. */
async function unknownTool(
  client: McpClient,
  name: string,
  what: Called,
  terminal: Terminal,
): Promise<number | undefined> {
  const listed = await listTools(client);
  // The call says better what is wrong.
  if ('kind' in listed || listed.some((tool) => tool.name === name)) return undefined;
  const names = listed.map(nameOf);
  const near = suggest(name, names);
  const hint =
    near !== undefined
      ? `did you mean "${near}"? svc tools list shows all`
      : ['find_tool', 'call_tool'].every((tool) => names.includes(tool))
        ? 'it lists a search in place of its tools: find it with svc tools call find_tool, and call it by way of call_tool'
        : 'svc tools list shows what it offers to you';
  say(`error: ${client.origin} has no ${what} "${name}"\nHint: ${hint}`, terminal);
  return exitCodes.findings;
}

function nameOf({ name }: ListedTool): string {
  return name;
}

function shownEnd(
  end: ToolCallEnd,
  { name, what }: { readonly name: string; readonly what: Called },
  { format = 'text' }: CallFlags,
  terminal: Terminal,
): number {
  switch (end.kind) {
    case 'none':
      say(`error: the ${what} "${name}" gave no answer: ${end.problem.message}`, terminal);
      return exitCodes.findings;
    case 'error':
      say(`error: the ${what} "${name}" was not called: ${end.message}`, terminal);
      return exitCodes.findings;
    case 'unanswered':
      say(
        `error: the ${what} "${name}" asks "${end.question}", and there is no answer: ${end.message}\n` +
          `Hint: run it at a terminal, or give the answer with --answers: ${end.question}: {…}, decline or cancel`,
        terminal,
      );
      return exitCodes.findings;
    case 'result': {
      if (end.result['isError'] !== true) {
        terminal.stdout.write(shownResult(end.result, format));
        return exitCodes.fine;
      }
      if (format === 'json') terminal.stdout.write(shownResult(end.result, format));
      say(`error: ${what} "${name}": ${textsOf(end.result).join('\n')}`, terminal);
      return exitCodes.findings;
    }
  }
}
