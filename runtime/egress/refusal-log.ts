import type { Refusal } from './outbound-rules.ts';

/** Milliseconds in which the same refusal is written once. */
const quietTime = 60_000;
/** Different refusals that are remembered. */
const mostRemembered = 500;

/** Writes down what was refused, one line each, and no more than a reader can take. */
export class RefusalLog {
  private readonly last = new Map<string, number>();
  private readonly write: (line: string) => void;
  private readonly now: () => number;

  /** `now`: milliseconds of a clock that never goes back. */
  constructor(write: (line: string) => void, now = (): number => performance.now()) {
    this.write = write;
    this.now = now;
  }

  /** `what`: `CONNECT example.com:443`. It comes from the server, and may hold anything. */
  add(what: string, { why, allow }: Refusal): void {
    const line = `refused ${printable(what)}: ${printable(why)}; ${printable(allow)} allows it`;
    const now = this.now();
    const before = this.last.get(line);
    if (before !== undefined && now - before < quietTime) return;
    if (this.last.size >= mostRemembered) this.forget(now);
    if (this.last.size >= mostRemembered) return;
    this.last.set(line, now);
    this.write(line);
  }

  private forget(now: number): void {
    for (const [line, time] of this.last) if (now - time >= quietTime) this.last.delete(line);
  }
}

function printable(text: string): string {
  return text.slice(0, 300).replaceAll(/[^ -~]/g, '?');
}
