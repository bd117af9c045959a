import type { OutgoingError } from '../../http/outgoing/outgoing-error.ts';
import type { OutgoingPool } from '../../http/outgoing/outgoing-pool.ts';
import type { BackendProblem } from './backend.ts';
import type { BackendBounds } from './bounds.ts';

/** Where a server is, and how it is reached. */
export interface HttpEndpoint {
  /** Connections for calls. */
  readonly calls: OutgoingPool;
  /** Connections for streams that are open for hours, so that calls never wait for one. */
  readonly streams: OutgoingPool;
  /** Path with query. */
  readonly path: string;
  readonly bounds: BackendBounds;
}

/** What a failed request means. `wasSent`: some of it may have reached the server. */
export function problemOf(error: OutgoingError, wasSent: boolean): BackendProblem {
  const { kind } = error;
  const message = withoutAddress(error.message);
  switch (kind) {
    case 'timeout':
      return wasSent
        ? { kind: 'timeout', message: 'it did not answer in time', mayHaveExecuted: true }
        : { kind: 'unreachable', message, mayHaveExecuted: false };
    case 'busy':
      return { kind: 'overloaded', message, mayHaveExecuted: false };
    case 'malformed':
    case 'too-large':
      return { kind, message, mayHaveExecuted: wasSent };
    case 'network':
    case 'aborted':
    case 'internal':
    case 'http-status':
    case 'redirect':
      return { kind: wasSent ? 'closed' : 'unreachable', message, mayHaveExecuted: wasSent };
    case 'refused-address':
    case 'tls':
    case 'local-file':
      return { kind: 'unreachable', message, mayHaveExecuted: false };
  }
}

/** What went wrong, without the address: clients read it, and a path may be as good as a password. */
function withoutAddress(message: string): string {
  return message
    .replace(/^The (\w+) of https?:\/\/\S+/, 'its $1')
    .replaceAll(/https?:\/\/\S+/g, 'it')
    .replace(/\.$/, '');
}
