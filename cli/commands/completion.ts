import type { Command } from 'commander';
import { kinds } from '../../generated/kinds.ts';
import { loadDocument } from '../../generated/load.ts';
import { bashCompletion } from '../completion/bash.ts';
import { commandWords, programOptions, type ArgumentValues } from '../completion/command-words.ts';
import { fishCompletion } from '../completion/fish.ts';
import { zshCompletion } from '../completion/zsh.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';

const scripts = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const;

/** Prints the completion script of a shell, made from the command tree. Returns the exit code. */
export async function run(shell: string, root: Command, terminal: Terminal): Promise<number> {
  const script = Object.entries(scripts).find(([name]) => name === shell)?.[1];
  if (script === undefined) {
    return usageProblem(
      terminal,
      `there is no completion for "${shell}"`,
      `the shells are ${Object.keys(scripts).join(', ')}`,
    );
  }
  const documents = Object.keys(loadDocument).toSorted();
  // What commander does not know about arguments and values: commands by name, options by their long form, for one command alone after its name.
  const workloads = { printedBy: 'list --quiet' } as const;
  const values: ArgumentValues = {
    compile: { paths: 'files' },
    validate: { paths: 'files' },
    plan: { paths: 'files' },
    init: { paths: 'folders' },
    // Only kinds have a definition.
    schema: {
      words: [...Object.keys(kinds), ...documents, 'all'],
      narrowed: { by: '--crd', words: Object.keys(kinds) },
    },
    completion: { words: Object.keys(scripts) },
    status: workloads,
    logs: workloads,
    start: workloads,
    stop: workloads,
    restart: workloads,
    rm: workloads,
    inspect: workloads,
    export: workloads,
    '--filename': { paths: 'files' },
    'compile --output': { paths: 'folders' },
    'schema --output': { paths: 'folders' },
    '--output': { paths: 'files' },
    '--diagnostics-file': { paths: 'files' },
    '--tools': { paths: 'files' },
    '--registry': { paths: 'files' },
    '--diff': { paths: 'files' },
    '--kind': { words: Object.keys(kinds) },
    '--as': { words: documents },
  };
  terminal.stdout.write(script(commandWords(root, values), programOptions(root)));
  return exitCodes.fine;
}
