import { auditOutcome, type AuditLog } from '../../observe/audit.ts';
import type { Answer } from '../answer.ts';
import type { AnsweredOperation } from './operation-call.ts';

/** Who a caller is, as far as the audit log names them. */
export interface AuditSubject {
  readonly subject: string;
  readonly roles?: readonly string[];
}

/** Event of requests whose caller could not be determined, for any operation. */
export const unauthenticatedEvent = 'auth.unauthenticated';

/** Longest text of a target, which the client chose. */
const longestTarget = 256;

/**
 * Makes the listener that writes answered operations into an audit log: those whose row in the table of operations names
 * an event, refusals of every kind included, and every request that was turned away without a caller. None where the log is off.
 */
export function auditOperations<Caller>(
  audit: AuditLog,
  subjectOf: (caller: Caller) => AuditSubject,
): ((answered: AnsweredOperation<Caller>) => void) | undefined {
  if (!audit.wants()) return undefined;
  return ({ operation, exchange, answer, params, query, caller, body }) => {
    const isTurnedAway = answer.status === 401 && caller === undefined;
    const event = isTurnedAway ? unauthenticatedEvent : eventOf(operation.event, answer);
    if (event === undefined || !audit.wants(event)) return;
    const agent = exchange.headers['user-agent'];
    const isWrite = operation.method !== 'GET' && !isTurnedAway;
    audit.write({
      type: event,
      outcome: auditOutcome(answer.status),
      source: { address: exchange.remoteAddress, ...(agent === undefined ? {} : { userAgent: agent }) },
      ...(caller === undefined
        ? { subject: isTurnedAway ? 'unknown' : (exchange.subject ?? 'anonymous') }
        : subjectOf(caller)),
      target: { ...targetOf(operation.method, operation.path, params), ...(isWrite ? askedOf(query) : {}) },
      requestId: exchange.requestId,
      duration: exchange.elapsed,
      ...(isWrite && body !== undefined ? { request: body } : {}),
      ...('kind' in answer || answer.body === undefined ? {} : { response: answer.body }),
    });
  };
}

function eventOf(event: string | undefined, answer: Answer): string | undefined {
  return answer.status === 201 ? event?.replace(/\.update$/, '.create') : event;
}

function targetOf(
  method: string,
  route: string,
  params: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const named = Object.entries(params).map(([name, value = '']) => [name, value.slice(0, longestTarget)] as const);
  return { method, route, ...Object.fromEntries(named) };
}

/** The query parameters of a write: its target and its options. Those of reads (searches) are not recorded. */
function askedOf(query: Readonly<Record<string, unknown>> = {}): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== false);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value).slice(0, longestTarget)]));
}
