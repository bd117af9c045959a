import { randomUUID } from 'node:crypto';
import type { AuditLogConfig } from '../../generated/types/audit.ts';
import { openLineFile } from './line-file.ts';
import type { Log } from './log.ts';
import { presentTime } from './present-time.ts';

/** How an audited request ended. */
export type AuditOutcome = 'success' | 'denied' | 'failure' | 'error';

/** One event: who did what to what, and how it ended. */
export interface AuditEvent {
  readonly type: string;
  readonly outcome: AuditOutcome;
  readonly source: { readonly address: string; readonly userAgent?: string };
  /** `anonymous` where no sign-in is required, `unknown` where the caller could not be determined. */
  readonly subject: string;
  readonly roles?: readonly string[];
  readonly target: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** Milliseconds. */
  readonly duration: number;
  /** Bodies as they were sent; written only where the configuration asks for them. */
  readonly request?: Buffer;
  readonly response?: Buffer | string | object;
}

/** The audit log of a server. */
export interface AuditLog {
  /** Whether events of a type are written, or of any where none is named: nobody has to put together what is not. */
  wants(type?: string): boolean;
  /** Writes an event, if its type is one that is wanted. Never throws. */
  write(event: AuditEvent): void;
  /** Events that were wanted and could not be written. */
  readonly lost: number;
  close(): Promise<void>;
}

/** The outcome of a request by the status of its answer. */
export function auditOutcome(status: number): AuditOutcome {
  if (status < 400) return 'success';
  if (status === 401 || status === 403) return 'denied';
  return status < 500 ? 'failure' : 'error';
}

/** Longest text that a client chooses freely. */
const longestAgent = 512;

/**
 * Opens the audit log that a configuration describes, or one that writes nothing where it is not turned on. Each event is
 * one JSON line with an id and a time of its own. Throws what the system says when its file cannot be opened.
 */
export function openAuditLog(config: AuditLogConfig | undefined, component: string, log: Log): AuditLog {
  if (config?.enabled !== true) return { wants: () => false, write: () => {}, lost: 0, close: async () => {} };
  const file = openLineFile(config.logFile === '' ? undefined : config.logFile, log);
  const wanted = new Set(config.eventTypes);
  const unwanted = new Set(config.excludeEventTypes);
  const own = JSON.stringify(config.component ?? component);
  const wants = (type?: string): boolean =>
    type === undefined || (!unwanted.has(type) && (wanted.size === 0 || wanted.has(type)));
  return {
    wants,
    write: (event) => {
      if (wants(event.type)) file.append(lineOf(event, config, own));
    },
    get lost() {
      return file.lost;
    },
    close: () => file.close(),
  };
}

/** One line with its newline. Put together by hand, because every call pays for it. `component` is a JSON string already. */
function lineOf(event: AuditEvent, config: AuditLogConfig, component: string): string {
  const { source, subject, roles, duration } = event;
  const data = dataOf(event, config);
  const agent = source.userAgent === undefined ? '' : `,"userAgent":${quoted(source.userAgent.slice(0, longestAgent))}`;
  const has = roles === undefined ? '' : `,"roles":${JSON.stringify(roles)}`;
  const when = presentTime();
  const took = Math.round(duration * 1000) / 1000;
  return `{"msg":"audit_event","auditId":"${randomUUID()}","type":${quoted(event.type)},"loggedAt":"${when}","outcome":"${event.outcome}","component":${component},"source":{"type":"network","value":${quoted(source.address)}${agent}},"subjects":{"subject":${quoted(subject)}${has}},"target":${JSON.stringify(event.target)},"metadata":{"requestId":${quoted(event.requestId)},"durationMs":${took}}${data === undefined ? '' : `,"data":${JSON.stringify(data)}`}}\n`;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

function dataOf({ request, response }: AuditEvent, config: AuditLogConfig): object | undefined {
  const { includeRequestData = false, includeResponseData = false, maxDataSize = 1024 } = config;
  const parts = {
    ...(includeRequestData && request !== undefined ? { request: beginning(request, maxDataSize) } : {}),
    ...(includeResponseData && response !== undefined ? { response: beginning(response, maxDataSize) } : {}),
  };
  return Object.keys(parts).length === 0 ? undefined : parts;
}

/** The first bytes of a body as text; a character that the limit cuts through is left out. */
function beginning(body: Buffer | string | object, limit: number): string {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  if (bytes.length <= limit) return bytes.toString('utf8');
  let end = limit;
  while (end > 0 && ((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end -= 1;
  return bytes.subarray(0, end).toString('utf8');
}
