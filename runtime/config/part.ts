import type { Span } from '../diagnostics/span.ts';
import type { DocumentPath, ParsedDocument } from './parsed-document.ts';

/** A value inside a parsed document: the whole of it, or an item of a List. */
export interface Part {
  readonly document: ParsedDocument;
  /** Path of the value in the document. */
  readonly base: DocumentPath;
  readonly value: unknown;
}

/** Position of a path below a part. */
export function placeOf(part: Part, path: DocumentPath, what: 'key' | 'value'): Span | undefined {
  return part.document.locate([...part.base, ...path], what);
}
