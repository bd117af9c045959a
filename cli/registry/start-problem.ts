import type { RegistryServerConfig } from '../../generated/types/registry-server.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';

/**
 * Says why a server cannot start when the system refused it something (`reason`, in words), with the file that it is about. Returns
 * the exit code.
 */
export function startProblem(
  error: unknown,
  reason: string,
  { audit }: Pick<RegistryServerConfig, 'audit'>,
  terminal: Terminal,
): number {
  const path = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined;
  if (path === undefined) return usageProblem(terminal, `the server cannot start: ${reason}`);
  if (path === audit?.logFile)
    return usageProblem(
      terminal,
      `the audit log ${path} (audit.logFile) cannot be opened: ${reason}`,
      'make its folder, and let the server write in it; or remove logFile, and events go to standard output',
    );
  return usageProblem(terminal, `the server cannot start: ${path}: ${reason}`);
}
