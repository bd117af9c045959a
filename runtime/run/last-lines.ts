/** The last lines that something wrote, for the message about its end. */
export class LastLines {
  private readonly lines: string[] = [];
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  add(line: string): void {
    this.lines.push(line);
    if (this.lines.length > this.most) this.lines.shift();
  }

  all(): readonly string[] {
    return [...this.lines];
  }
}
