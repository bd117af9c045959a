// Generated from schemas/shared/registry/file-source.json by npm run generate. Do not edit.

import type { PositiveDuration } from './positive-duration.ts';

/** Entries in one file. */
export type FileSource = FileSourceCommon & (
  | {
    /** Path of the file. */
    readonly path: string;
    readonly url?: never;
    readonly data?: never;
  }
  | {
    /** Address the file is fetched from. */
    readonly url: string;
    readonly path?: never;
    readonly data?: never;
  }
  | {
    /** The file's content itself, as JSON text. */
    readonly data: string;
    readonly path?: never;
    readonly url?: never;
  }
);

/** Fields of FileSource that go with every choice. */
export interface FileSourceCommon {
  /**
   * Longest time one request for the url may take.
   * Default: 30s, with url.
   */
  readonly timeout?: PositiveDuration;
}
