import type { SourceFile, Span } from '../diagnostics/span.ts';

/** Keys and list positions from the root of a document to a value in it. */
export type DocumentPath = readonly (string | number)[];

/** One document of a source, as a plain value that can locate each of its parts. */
export interface ParsedDocument {
  readonly source: SourceFile;
  /** Zero-based position among the documents of the source that hold something, those with errors included. */
  readonly index: number;
  /** Plain JSON value: objects with own properties only, arrays, strings, finite numbers, booleans, null. Never shared. */
  readonly value: unknown;
  /**
   * An error was reported about a part of it (a duplicate key, a number too large). The value is used to find further mistakes; nothing is
   * generated from it. A part that could not be read is null, and the last of duplicate keys counts.
   */
  readonly isFlawed?: true;
  /**
   * Span of the key or of the value at a path; a list item and the root have no key and give their value.
   * Through an alias or a merge key it is the place where the value is written. A path that does not exist gives
   * the span of the nearest ancestor that does; undefined only when the document is empty.
   * Positions are computed at the first call, so documents nobody asks about cost nothing.
   */
  locate(path: DocumentPath, part: 'key' | 'value'): Span | undefined;
}
