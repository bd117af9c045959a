import type { BackendProblem } from './backend.ts';

/** The problem of an answer whose status is an error and whose body is not a message. */
export function statusProblem(status: number): BackendProblem {
  if (status === 401 || status === 403) {
    const message = `it does not accept the credentials that this proxy sends (HTTP ${status})`;
    return { kind: 'refused-credentials', message, status, mayHaveExecuted: false };
  }
  return { kind: 'status', message: `it answered HTTP ${status}`, status, mayHaveExecuted: status >= 500 };
}

export function malformed(message: string): BackendProblem {
  return { kind: 'malformed', message, mayHaveExecuted: true };
}

/** The problem of a redirect to another origin, to which no credentials go. */
export function redirectedElsewhere(status: number): BackendProblem {
  const message = `it redirects to another origin (HTTP ${status}), which is not followed`;
  return { kind: 'status', message, status, mayHaveExecuted: false };
}

export const timedOut: BackendProblem = {
  kind: 'timeout',
  message: 'it did not answer in time',
  mayHaveExecuted: true,
};

export const unanswered: BackendProblem = {
  kind: 'closed',
  message: 'its event stream ended without a response',
  mayHaveExecuted: true,
};

export function tooLarge(limit: number): BackendProblem {
  return { kind: 'too-large', message: `one of its messages is longer than ${limit} bytes`, mayHaveExecuted: true };
}
