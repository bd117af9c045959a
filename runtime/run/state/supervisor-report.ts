import { readIdentity, type ProcessIdentity } from './process-identity.ts';

export const phases = ['starting', 'running', 'restarting', 'needs-login', 'stopping', 'stopped', 'failed'] as const;

/**
 * What a supervisor is at. `restarting`: its server has ended, and is started again after a while; `needs-login`: somebody has to sign in at the
 * remote server.
 */
export type Phase = (typeof phases)[number];

/** What a supervisor says about its workload. It holds no secret. */
export interface SupervisorReport {
  readonly format: 1;
  readonly supervisor: ProcessIdentity;
  readonly phase: Phase;
  /** When the phase began (RFC 3339). */
  readonly since: string;
  /** When the supervisor started (RFC 3339). */
  readonly startedAt: string;
  /** Why the server does not run or answer; null while it does. */
  readonly problem: string | null;
  /** Where clients reach the server; null until the proxy listens. */
  readonly url: string | null;
  /** How often the server has ended and was started again. */
  readonly restarts: number;
  /** Processes that lead the groups of processes of the server. */
  readonly servers: readonly ProcessIdentity[];
  /** Whether a container may still be there because its engine was gone when it was to be removed. */
  readonly isContainerLeft: boolean;
}

/** Reads a report; undefined where a value is none. */
export function readReport(value: Readonly<Record<string, unknown>>): SupervisorReport | undefined {
  const { since, startedAt, problem = null, url = null, restarts, servers } = value;
  const supervisor = readIdentity(value['supervisor']);
  const phase = phases.find((each) => each === value['phase']);
  if (supervisor === undefined || phase === undefined || !isTime(since) || !isTime(startedAt)) return undefined;
  if (typeof restarts !== 'number' || !Number.isSafeInteger(restarts) || !Array.isArray(servers)) return undefined;
  if ((problem !== null && typeof problem !== 'string') || (url !== null && !isUrl(url))) return undefined;
  const led = servers.map(readIdentity).filter((each) => each !== undefined);
  return {
    format: 1,
    supervisor,
    phase,
    since,
    startedAt,
    problem,
    url,
    restarts,
    servers: led,
    isContainerLeft: value['isContainerLeft'] === true,
  };
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function isUrl(value: unknown): value is string {
  return typeof value === 'string' && URL.canParse(value);
}
