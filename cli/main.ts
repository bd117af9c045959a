import { exitCodes } from './exit-codes.ts';
import { guardStreams } from './output/guard-streams.ts';
import { systemReason } from './output/system-error.ts';
import { terminalOf, type Terminal } from './output/terminal.ts';

/**
 * Runs the command line of `svc` in a process and returns its exit code: 0 fine, 1 the input has errors, 2 wrong usage or
 * I/O error, 70 internal error. Never throws and never ends the process by itself, except for a bug outside of every command.
 */
export async function main(argv: readonly string[], process: NodeJS.Process): Promise<number> {
  const guard = guardStreams(process);
  process.on('uncaughtException', (error) => {
    void endWithBug(error, argv, process);
  });
  const code = await runGuarded(argv, process);
  return (await guard.flushed()) ? code : Math.max(code, exitCodes.usage);
}

async function runGuarded(argv: readonly string[], process: NodeJS.Process): Promise<number> {
  let terminal: Terminal;
  try {
    terminal = terminalOf(process);
  } catch (error) {
    process.stderr.write(`error: the working folder is gone: ${systemReason(error) ?? String(error)}\n`);
    return exitCodes.usage;
  }
  try {
    // A process that svc starts for itself is not a user command, and needs no parser of command lines.
    const [first, ...rest] = argv;
    if (first === 'supervise') return await (await import('./run/supervise.ts')).run(rest, terminal);
    return await (await import('./root-command.ts')).runCommandLine(argv, terminal);
  } catch (error) {
    return reportBug(error, argv, process);
  }
}

/** The end of a process that a bug outside of every command has left in an unknown state. */
async function endWithBug(error: unknown, argv: readonly string[], process: NodeJS.Process): Promise<never> {
  await reportBug(error, argv, process);
  return process.exit(exitCodes.bug);
}

async function reportBug(error: unknown, argv: readonly string[], process: NodeJS.Process): Promise<number> {
  try {
    const { bugReport } = await import('./output/bug-report.ts');
    const { text, code } = bugReport(error, argv, process.env);
    process.stderr.write(text);
    return code;
  } catch {
    // The files of svc have gone, as in an update while it runs. To throw here would be the next bug to report.
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`svc stopped because of a bug in svc: ${message.split('\n')[0] ?? ''}\n`);
    return exitCodes.bug;
  }
}
