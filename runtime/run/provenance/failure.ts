import { systemCodeOf } from '../../config/system-error.ts';

/** Why something of others failed, in one bounded line without control characters: a connection, or bytes that are not what they should be. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it cannot be read';
  // A request that fails has its reason as a cause, with a code of the system where nobody answers.
  const { cause } = error;
  const reason = cause instanceof Error && cause.message !== '' ? cause.message : (systemCodeOf(cause) ?? '');
  const message =
    error instanceof TypeError && reason !== '' ? reason : [error.message, reason].filter(Boolean).join(': ');
  return message.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, 300);
}
