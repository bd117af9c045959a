import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Reply } from '../http/answer.ts';
import { bodyTooLarge, compressedBody } from '../http/http-errors.ts';
import type { WireError } from '../http/wire-error.ts';
import type { ClientExchange } from '../mcp/gateway/client-exchange.ts';

/** One request of node:http with its answer. */
export class PlainExchange implements ClientExchange {
  readonly requestId = randomUUID();
  readonly remoteAddress: string;
  subject: string | undefined;
  private readonly request: IncomingMessage;
  private readonly response: ServerResponse;
  private readonly maximumBytes: number;
  private readonly started = performance.now();

  constructor(request: IncomingMessage, response: ServerResponse, maximumBytes: number) {
    this.request = request;
    this.response = response;
    this.maximumBytes = maximumBytes;
    this.remoteAddress = request.socket.remoteAddress ?? '';
  }

  get method(): string {
    return this.request.method ?? 'GET';
  }

  get headers(): IncomingHttpHeaders {
    return this.request.headers;
  }

  get rawHeaders(): readonly string[] {
    return this.request.rawHeaders;
  }

  get url(): string {
    return this.request.url ?? '/';
  }

  get elapsed(): number {
    return performance.now() - this.started;
  }

  get answered(): boolean {
    return this.response.headersSent;
  }

  get ended(): boolean {
    return this.response.writableEnded || this.response.destroyed;
  }

  answer({ status, headers = {}, body }: Reply): void {
    if (this.answered || this.response.destroyed) return;
    const payload =
      body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const type = payload === undefined ? {} : { 'content-type': 'application/json' };
    this.response.writeHead(status, {
      ...type,
      ...copied(headers),
      'content-length': Buffer.byteLength(payload ?? ''),
    });
    this.response.end(payload);
  }

  start(status: number, headers: Reply['headers'] = {}): void {
    if (this.answered || this.response.destroyed) return;
    this.response.writeHead(status, copied(headers));
  }

  flush(): void {
    if (!this.response.destroyed) this.response.flushHeaders();
  }

  write(piece: Buffer): boolean {
    return this.ended ? true : this.response.write(piece);
  }

  end(piece?: Buffer): void {
    if (!this.ended) this.response.end(piece);
  }

  cut(): void {
    this.response.destroy();
  }

  readBody(done: (body: Buffer | WireError) => void): void {
    const encoding = this.request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      done(compressedBody({ encoding }));
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size <= this.maximumBytes) {
        chunks.push(chunk);
        return;
      }
      this.request.off('data', onData).off('end', onEnd).resume();
      done(bodyTooLarge({ limit: this.maximumBytes }));
    };
    const onEnd = (): void => done(Buffer.concat(chunks, size));
    this.request.on('data', onData).on('end', onEnd);
  }

  onGone(listener: () => void): void {
    this.response.once('close', () => {
      if (!this.response.writableFinished) listener();
    });
  }

  onWritable(listener: () => void): void {
    this.response.on('drain', listener);
  }

  onEnding(): void {
    // The gateway ends streams by itself.
  }
}

function copied(headers: NonNullable<Reply['headers']>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  );
}
