import { StringDecoder } from 'node:string_decoder';

/** Characters of one line that are kept. */
const longest = 8192;

/** What a server writes to its standard error, line by line. A long line is cut; what follows it belongs to the same line. */
export class ErrorLines {
  private readonly onLine: (line: string) => void;
  private readonly decoder = new StringDecoder('utf8');
  private line = '';

  constructor(onLine: (line: string) => void) {
    this.onLine = onLine;
  }

  read(bytes: Buffer): void {
    const lines = `${this.line}${this.decoder.write(bytes)}`.split(/\r?\n/);
    this.line = (lines.pop() ?? '').slice(0, longest);
    for (const each of lines) if (each !== '') this.onLine(each.slice(0, longest));
  }

  /** Nothing follows: an unfinished line is one too. */
  end(): void {
    if (this.line !== '') this.onLine(this.line);
    this.line = '';
  }
}
