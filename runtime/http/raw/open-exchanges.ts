import type { Log } from '../../observe/log.ts';

/** What wants to know of the end of its server. */
export interface EndingListener {
  ending(): void;
}

/** The open exchanges that end by themselves when their server does: streams, above all. */
export class OpenExchanges {
  private readonly open = new Set<EndingListener>();
  private readonly log: Log;
  private hasEnded = false;

  constructor(log: Log) {
    this.log = log;
  }

  /** From now on the listener hears of the end; at once where the server is ending already. */
  add(listener: EndingListener): void {
    if (this.hasEnded) process.nextTick(() => this.tell(listener));
    else this.open.add(listener);
  }

  delete(listener: EndingListener): void {
    this.open.delete(listener);
  }

  /** Tells each of them once. */
  end(): void {
    this.hasEnded = true;
    const told = [...this.open];
    this.open.clear();
    for (const listener of told) this.tell(listener);
  }

  private tell(listener: EndingListener): void {
    try {
      listener.ending();
    } catch (error) {
      // One that fails must not keep the others from their end.
      this.log.error({ err: error }, 'a stream could not be ended');
    }
  }
}
