import { Pieces } from './pieces.ts';

/** One event of a stream (HTML, Server-sent events). */
export interface StreamEvent {
  /** `message` where the stream names none. */
  readonly type: string;
  /** The lines of data, joined by line feeds. */
  readonly data: Buffer;
  /** The id that is the last one known after this event; undefined: none so far. */
  readonly id: string | undefined;
}

/** What hears of an event stream. */
export interface EventListener {
  event(event: StreamEvent): void;
  /** The stream asks to wait this many milliseconds before coming again. */
  retry?(milliseconds: number): void;
  /** An event is longer than the bound. Nothing is read after it. */
  tooLarge(): void;
}

/** Bytes of an id, which is sent back in a header; a longer one is passed over. */
const longestId = 1024;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Reads an event stream from buffers that are cut anywhere. Lines end with LF, CR LF or CR; a comment or an unknown field is
 * passed over; an unfinished event at the end is dropped. Memory is bounded by the longest event.
 */
export class EventReader {
  private readonly listener: EventListener;
  private readonly maximumBytes: number;
  private readonly partial = new Pieces();
  private readonly data = new Pieces(Buffer.from('\n'));
  private type = '';
  private id: string | undefined;
  private isFirst = true;
  private endedWithReturn = false;
  private isClosed = false;

  constructor(listener: EventListener, maximumBytes: number) {
    this.listener = listener;
    this.maximumBytes = maximumBytes;
  }

  /** The id that a client coming again has to name. */
  get lastId(): string | undefined {
    return this.id;
  }

  push(chunk: Buffer): void {
    let start = 0;
    if (this.endedWithReturn && chunk.length > 0) {
      this.endedWithReturn = false;
      if (chunk[0] === lineFeed) start = 1;
    }
    let feed = chunk.indexOf(lineFeed, start);
    let back = chunk.indexOf(carriageReturn, start);
    while (!this.isClosed) {
      const end = back === -1 || (feed !== -1 && feed < back) ? feed : back;
      if (end === -1) break;
      this.line(chunk.subarray(start, end));
      start = end + 1;
      if (end === back) {
        if (start === chunk.length) this.endedWithReturn = true;
        else if (chunk[start] === lineFeed) start += 1;
        back = chunk.indexOf(carriageReturn, start);
      }
      if (feed !== -1 && feed < start) feed = chunk.indexOf(lineFeed, start);
    }
    if (this.isClosed || start >= chunk.length) return;
    const rest = chunk.subarray(start);
    this.partial.add(rest);
    if (this.partial.size + this.data.size > this.maximumBytes) this.refuse();
  }

  private line(end: Buffer): void {
    let line = end;
    if (!this.partial.isEmpty) {
      this.partial.add(end);
      line = this.partial.take();
    }
    if (line.length === 0) {
      this.dispatch();
      return;
    }
    const text = this.isFirst && line.length >= 3 && line.readUIntBE(0, 3) === 0xefbbbf ? line.subarray(3) : line;
    this.isFirst = false;
    const at = text.indexOf(0x3a);
    if (at === 0) return;
    const field = text.toString('latin1', 0, at === -1 ? text.length : at);
    let from = at === -1 ? text.length : at + 1;
    if (text[from] === 0x20) from += 1;
    this.field(field, text.subarray(from));
  }

  private field(name: string, value: Buffer): void {
    switch (name) {
      case 'data':
        this.data.add(value);
        if (this.data.size > this.maximumBytes) this.refuse();
        break;
      case 'event':
        this.type = value.toString('utf8');
        break;
      case 'id':
        if (!value.includes(0) && value.length <= longestId) this.id = value.toString('utf8');
        break;
      case 'retry':
        if (/^[0-9]{1,9}$/.test(value.toString('latin1'))) this.listener.retry?.(Number(value.toString('latin1')));
        break;
      default:
    }
  }

  private dispatch(): void {
    const { data, type } = this;
    this.type = '';
    if (data.isEmpty) return;
    this.listener.event({ type: type === '' ? 'message' : type, data: data.take(), id: this.id });
  }

  private refuse(): void {
    this.isClosed = true;
    this.partial.clear();
    this.data.clear();
    this.listener.tooLarge();
  }
}
