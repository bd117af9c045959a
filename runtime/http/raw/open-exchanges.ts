/** What has to know of the end of its server. It does not throw. */
export interface EndingListener {
  ending(): void;
}

/** The open exchanges that end by themselves when their server does: streams, above all. */
export class OpenExchanges {
  private readonly open = new Set<EndingListener>();
  private hasEnded = false;

  /** From now on the listener hears of the end; at once where the server is ending already. */
  add(listener: EndingListener): void {
    if (this.hasEnded) process.nextTick(() => listener.ending());
    else this.open.add(listener);
  }

  delete(listener: EndingListener): void {
    this.open.delete(listener);
  }

  /** Tells each of them once. */
  end(): void {
    this.hasEnded = true;
    const notified = [...this.open];
    this.open.clear();
    for (const listener of notified) listener.ending();
  }
}
