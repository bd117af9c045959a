// Generated from schemas/shared/registry/file-source.json by npm run generate. Do not edit.

import type { PositiveDuration } from './positive-duration.ts';

/** Entries in one file. */
export type FileSource = FileSourceCommon & (
  | {
    /** Path of the file. */
    path: string;
    url?: never;
    data?: never;
  }
  | {
    /** Address the file is fetched from. */
    url: string;
    path?: never;
    data?: never;
  }
  | {
    /** The file's content itself, as JSON text. */
    data: string;
    path?: never;
    url?: never;
  }
);

/** Fields of FileSource that go with every choice. */
export interface FileSourceCommon {
  /**
   * Longest time one request for the url may take.
   * Default: 30s, with url.
   */
  timeout?: PositiveDuration;
}
