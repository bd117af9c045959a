import { presentTime } from './present-time.ts';

/** What is written about one answered request. */
export interface AccessRecord {
  readonly method: string;
  /** The pattern that answered, never the address itself: queries may hold what is nobody's business. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds until the answer was handed to the system, or the client had gone. */
  readonly duration: number;
  /** Bytes of the body that was answered. */
  readonly bytes: number;
  readonly requestId: string;
  readonly remoteAddress: string;
  /** Who called, where it is known. */
  readonly subject?: string;
  /** The client went before it had the answer. */
  readonly aborted?: boolean;
}

/** Routes that answer 503 for as long as the server is not ready: to say so is what they are for. */
const readiness: ReadonlySet<string> = new Set(['/readyz', '/readiness']);

/** Whether an answer shows a failure of the server. */
export function isFailure({ status, route }: Pick<AccessRecord, 'status' | 'route'>): boolean {
  return status >= 500 && !(status === 503 && readiness.has(route));
}

/** Routes as they are written in a line. There are as many as a server has. */
const quotedRoutes = new Map<string, string>();

function quotedRoute(route: string): string {
  const known = quotedRoutes.get(route);
  if (known !== undefined) return known;
  const quoted = JSON.stringify(route);
  quotedRoutes.set(route, quoted);
  return quoted;
}

/**
 * One access-log line, the newline included: `error` for 5xx except that of a server that is not ready yet, else `info`. Put together by hand,
 * because every request pays for it.
 */
export function accessLine(record: AccessRecord): string {
  const { method, route, status, duration, bytes, requestId, remoteAddress, subject } = record;
  return `{"level":"${isFailure(record) ? 'error' : 'info'}","time":"${presentTime()}","method":"${method}","route":${quotedRoute(route)},"status":${status},"durationMs":${Math.round(duration * 1000) / 1000},"bytes":${bytes},"requestId":"${requestId}","remoteAddress":"${remoteAddress}"${subject === undefined ? '' : `,"subject":${JSON.stringify(subject)}`}${record.aborted === true ? ',"aborted":true' : ''},"msg":"request"}\n`;
}
