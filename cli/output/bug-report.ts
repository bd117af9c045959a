import { exitCodes } from '../exit-codes.ts';
import { version } from '../version.ts';

/**
 * The short report of internal error: what was being done and what to send us. The stack appears with SVC_DEBUG only,
 * since it helps us and frightens others. Returns the text and the exit code.
 */
export function bugReport(
  error: unknown,
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): { readonly text: string; readonly code: number } {
  const debug = (environment['SVC_DEBUG'] ?? '') !== '';
  const message = error instanceof Error ? error.message : String(error);
  const stack = debug && error instanceof Error ? `${error.stack ?? ''}\n` : '';
  const lines = [
    `svc stopped because of a bug in svc: ${message.split('\n')[0] ?? ''}`,
    `svc ${version}, Node ${process.versions.node}, ${process.platform} ${process.arch}: svc ${argv.join(' ')}`,
    'Nothing is wrong with your input as far as we know. Please report these lines with an input that shows the bug.',
    ...(debug ? [] : ['Run it again with SVC_DEBUG=1 for the stack.']),
  ];
  return { text: `${lines.join('\n')}\n${stack}`, code: exitCodes.bug };
}
