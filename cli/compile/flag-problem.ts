import type { CompileFlags } from './flags.ts';
import type { CompileSettings } from './compile-settings.ts';

/** What is wrong with a command line, and what to do. */
export interface FlagProblem {
  readonly message: string;
  readonly hint?: string;
}

/** Flags that a target does not use. Accepting one in silence would let people believe in it. */
const unusedFlags: Readonly<Record<CompileSettings['target'], readonly (keyof CompileFlags)[]>> = {
  workloads: [],
  resources: ['image'],
  crds: ['image', 'namespace', 'closed', 'watch', 'strict'],
  plan: ['image', 'output', 'check', 'watch', 'label'],
  status: ['image', 'output', 'check', 'watch', 'label'],
};

/** The first contradiction among the flags and inputs of a compile, or undefined. */
export function problemOf(
  asked: readonly string[],
  flags: CompileFlags,
  settings: CompileSettings,
): FlagProblem | undefined {
  const { target, output } = settings;
  if (target === 'crds' && asked.length > 0) {
    return {
      message: '--target crds takes no inputs: the definitions belong to the program',
      ...(flags.target === undefined ? { hint: 'svc.yaml asks for this target; add --target workloads' } : {}),
    };
  }
  const unused = unusedFlags[target].find((name) => flags[name] !== undefined);
  if (unused !== undefined)
    return { message: `--${unused} has no effect with --target ${target}`, hint: 'leave it out' };
  if (flags.output === 'yaml' || flags.output === 'json') {
    return {
      message: '-o takes a folder',
      hint: `write --format ${flags.output} for the stream, or -o ./${flags.output} for a folder of that name`,
    };
  }
  if (flags.output === '') return { message: '-o takes a folder, and its name is empty' };
  if (flags.format !== undefined && output !== undefined) {
    return {
      message: '--format is about the stream on standard output; an output folder holds YAML',
      hint: 'leave out --format or -o',
    };
  }
  for (const name of ['check', 'watch'] as const) {
    if (flags[name] === true && output === undefined) {
      return { message: `--${name} needs an output folder`, hint: 'add -o <folder>, or "output:" to svc.yaml' };
    }
  }
  if (flags.check === true && flags.watch === true) return { message: '--check and --watch exclude each other' };
  if (flags.watch === true && asked.includes('-')) return { message: '--watch cannot watch standard input' };
  return undefined;
}
