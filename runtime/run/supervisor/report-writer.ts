import { writeStateFile } from '../state/state-file.ts';
import { identityOf, isAlive } from '../state/process-identity.ts';
import type { Phase, SupervisorReport } from '../state/supervisor-report.ts';
import type { Log } from '../../observe/log.ts';

/** Milliseconds until a report that the disk did not take is written again. */
const retryTime = 2000;

/** Writes down how a workload is, each time that this changes. A disk that takes nothing costs no more than the truth of the file. */
export class ReportWriter {
  private report: SupervisorReport;
  private timer: NodeJS.Timeout | undefined;
  private readonly path: string;
  private readonly log: Log;

  /**
   * `isContainerLeft`: one of an earlier supervisor may still be there. Throws the error of the system where nothing can be written at all.
   */
  constructor(path: string, log: Log, isContainerLeft: boolean) {
    const supervisor = identityOf(process.pid);
    if (supervisor === undefined) throw new Error('the system does not tell when this process started');
    const now = new Date().toISOString();
    this.path = path;
    this.log = log;
    this.report = {
      format: 1,
      supervisor,
      phase: 'starting',
      since: now,
      startedAt: now,
      problem: null,
      url: null,
      restarts: 0,
      servers: [],
      isContainerLeft,
    };
    writeStateFile(path, this.report);
  }

  get phase(): Phase {
    return this.report.phase;
  }

  get problem(): string | null {
    return this.report.problem;
  }

  now(phase: Phase, problem: string | null = null): void {
    if (phase === this.report.phase && problem === this.report.problem) return;
    const since = phase === this.report.phase ? this.report.since : new Date().toISOString();
    this.report = { ...this.report, phase, problem, since };
    this.write();
  }

  listens(url: string): void {
    this.report = { ...this.report, url };
    this.write();
  }

  /** The server was started, by a process or in another way. Those that have ended are forgotten. */
  started(pid: number | undefined, isAgain: boolean): void {
    const process = pid === undefined ? undefined : identityOf(pid);
    const servers = [...this.report.servers.filter(isAlive), ...(process === undefined ? [] : [process])];
    // What was left of an earlier one was removed before.
    this.report = {
      ...this.report,
      servers,
      isContainerLeft: false,
      restarts: this.report.restarts + (isAgain ? 1 : 0),
    };
    this.write();
  }

  /** Its container could not be removed. */
  left(): void {
    this.report = { ...this.report, isContainerLeft: true };
    this.write();
  }

  private write(): void {
    clearTimeout(this.timer);
    try {
      writeStateFile(this.path, this.report);
    } catch (error) {
      this.log.error({ err: error, path: this.path }, 'the state of the workload could not be written');
      this.timer = setTimeout(() => this.write(), retryTime);
      this.timer.unref();
    }
  }
}
