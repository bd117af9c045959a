/** Editors and git write several times in a row; a change is handed out when they are done. */
const quietMilliseconds = 80;

/** Paths that changed since they were last taken, handed out after a quiet moment. */
export class ChangeQueue {
  private readonly paths = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private waiting: ((paths: string[]) => void) | undefined;

  add(path: string): void {
    this.paths.add(path);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.handOut(), quietMilliseconds);
  }

  next(): Promise<string[]> {
    return new Promise((resolve) => {
      this.waiting = resolve;
      // What changed while a round ran is waiting already.
      if (this.paths.size > 0 && this.timer === undefined) this.handOut();
    });
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private handOut(): void {
    this.timer = undefined;
    if (this.waiting === undefined) return;
    const resolve = this.waiting;
    this.waiting = undefined;
    const paths = [...this.paths].toSorted();
    this.paths.clear();
    resolve(paths);
  }
}
