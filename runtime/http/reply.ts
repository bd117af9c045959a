/** What a handler answers with. A Buffer or string goes out as it is, an object as JSON. */
export interface Reply {
  readonly status: number;
  readonly body?: Buffer | string | object;
  /** Names in lower case. Without content-type, Buffers and objects are JSON and strings are plain text. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}
