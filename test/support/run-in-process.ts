import { Readable, Writable } from 'node:stream';
import { runCommandLine } from '../../cli/root-command.ts';
import type { SvcRun } from './run-svc.ts';

/** Runs a command line in this process, as fast as its work is: where many runs are compared, starting processes would be most of it. */
export async function runInProcess(
  args: readonly string[],
  {
    cwd = process.cwd(),
    environment = {},
    input = '',
  }: { cwd?: string; environment?: Record<string, string>; input?: string } = {},
): Promise<SvcRun> {
  const stdout = sink();
  const stderr = sink();
  const code = await runCommandLine(args, {
    cwd,
    environment,
    stdin: Readable.from(input === '' ? [] : [input]),
    stdout: stdout.stream,
    stderr: stderr.stream,
    interrupted: () => new Promise(() => undefined),
  });
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

function sink(): { readonly stream: Writable; readonly text: () => string } {
  let said = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      said += String(chunk);
      done();
    },
  });
  return { stream, text: () => said };
}
