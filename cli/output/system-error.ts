import { getSystemErrorMap } from 'node:util';

/** Why the system refused something, in words (`permission denied`); undefined when the error is none of the system's. */
export function systemReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  if (!('syscall' in error)) return undefined;
  if ('errno' in error && typeof error.errno === 'number')
    return getSystemErrorMap().get(error.errno)?.[1] ?? error.code;
  return error.code;
}
