import type { HealthReport } from '../../generated/types/health-report.ts';
import type { VersionReport } from '../../generated/types/version-report.ts';
import type { Reply } from './reply.ts';

/** What a server still waits for before it should be sent requests, in words; empty: nothing. */
export type ReadinessProbe = () => readonly string[];

/** Answers of the operations that look after a server. They hold nothing that is not everybody's to know. */
export interface HealthAnswers {
  readonly getHealth: () => Reply;
  readonly getLiveness: () => Reply;
  readonly getReadiness: () => Reply;
  readonly getVersion: () => Reply;
}

/**
 * Makes the health answers: a process that answers is alive and healthy; it is ready when its probe has nothing to wait
 * for (503 and the reasons until then).
 */
export function healthAnswers(probe: ReadinessProbe, program: { version: string; commit?: string }): HealthAnswers {
  const version: VersionReport = {
    version: program.version,
    ...(program.commit === undefined ? {} : { commit: program.commit }),
    runtime: process.version,
    platform: `${process.platform}-${process.arch}`,
  };
  const headers = { 'cache-control': 'no-store' };
  const report = (status: number, body: HealthReport): Reply => ({ status, body, headers });
  return {
    getHealth: () => report(200, { status: 'healthy' }),
    getLiveness: () => report(200, { status: 'alive' }),
    getReadiness: () => {
      const waitingFor = probe();
      return waitingFor.length === 0
        ? report(200, { status: 'ready' })
        : report(503, { status: 'not-ready', waitingFor });
    },
    getVersion: () => ({ status: 200, body: version, headers }),
  };
}
