import type { ParsedNode } from 'yaml';
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { SourceFile, Span } from '../../diagnostics/span.ts';
import { reportConflicts } from './conflict-markers.ts';
import type { DocumentNodes } from './document-nodes.ts';
import { sliceDocuments, type DocumentSlice } from './document-slices.ts';
import { locateInEvents, type LocateInEvents } from './event-location.ts';
import { readFast } from './fast-yaml.ts';
import * as input from '../input/input-diagnostics.ts';
import { maximumDepth, maximumDocumentLength } from '../limits.ts';
import { checkNodes } from './node-check.ts';
import { locateNode, rangeOfNode, type TextRange } from './node-location.ts';
import { valueOfNodes } from './node-value.ts';
import type { DocumentPath, ParsedDocument } from '../parsed-document.ts';
import { refused } from './plain-word.ts';
import { readPlain } from './plain-yaml.ts';
import { readPositioned } from './positioned-yaml.ts';
import * as found from './yaml-diagnostics.ts';
import { reportSyntax } from './yaml-syntax.ts';

/**
 * Reads every document of a YAML or JSON text (JSON is read as the YAML it is). Findings go to `report`; a document whose
 * text has an error is left out, one with an error in a single value is marked as flawed, and the others are still read. Documents without
 * content are skipped; a blank source is a warning. Three readers, the fastest first: one for plain documents, one for most of YAML, and
 * the one with positions, which reads everything that the others refuse. Where a faster one accepts a document, it yields the same value.
 */
export function parseSource(source: SourceFile, report: Report): ParsedDocument[] {
  const documents: ParsedDocument[] = [];
  let index = 0;
  for (const slice of sliceDocuments(source.text)) {
    const reading = readSlice(source, slice, report);
    if (reading === 'empty') continue;
    if (reading !== 'failed') documents.push(new ReadDocument(source, slice, index, reading));
    index++;
  }
  // Somebody left out what a file of comments could say, and nothing is missed.
  if (index === 0 && !/^[ \t]*#/m.test(source.text)) report(input.empty({}, source));
  return documents;
}

/** Characters that YAML 1.2.2 (5.1) forbids, and a carriage return that not every reader treats as a line end. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const foreignCharacter = /\r(?!\n)|[\0-\x08\v\f\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]/;

interface Reading {
  readonly value: unknown;
  readonly isFlawed?: boolean;
  /** A fast reader accepted it, so its places can be found without the slow one. */
  readonly isFast?: boolean;
}

function readSlice(source: SourceFile, slice: DocumentSlice, report: Report): Reading | 'empty' | 'failed' {
  if (slice.end - slice.start > maximumDocumentLength) {
    const place = { source, start: slice.start, end: slice.start + 1 };
    report(input.documentTooLarge({ isPlain: true }, place));
    return 'failed';
  }
  const plain = slice.hasDirectives ? refused : readPlain(source.text, slice.start, slice.end);
  if (plain !== refused) return { value: plain, isFast: true };
  const text = source.text.slice(slice.start, slice.end);
  const foreign = foreignCharacter.exec(text);
  if (foreign !== null) {
    const start = slice.start + foreign.index;
    const place = { source, start, end: start + 1 };
    report(
      foreign[0] === '\r'
        ? found.loneCarriageReturn({}, place)
        : found.controlCharacter({ character: foreign[0] }, place),
    );
    return 'failed';
  }
  if (!slice.hasDirectives) {
    const fast = readFast(text);
    if (fast.outcome === 'value') return { value: fast.value, isFast: true };
    if (fast.outcome === 'empty') return 'empty';
  }
  const composed = compose(source, slice, report);
  if (typeof composed === 'string') return composed === 'empty' ? 'empty' : 'failed';
  const { root, nodes, placeOf } = composed;
  if (nodes.failed) return 'failed';
  const value = valueOfNodes(root, nodes, placeOf);
  return nodes.failed ? 'failed' : { value, isFlawed: nodes.flawed };
}

interface Composed {
  readonly root: ParsedNode;
  readonly nodes: DocumentNodes;
  readonly placeOf: (node: ParsedNode) => Span;
}

/**
 * Reads one document with positions and reports what is wrong with it. `despiteErrors` takes what could be read, for a
 * document that the fast reader has already accepted: it knows a few forms that this one refuses (a comment before a value).
 */
function compose(
  source: SourceFile,
  slice: DocumentSlice,
  report: Report,
  despiteErrors = false,
): Composed | 'empty' | 'failed' | 'too-large' {
  const text = source.text.slice(slice.start, slice.end);
  const spanOf = (start: number, end: number): Span => ({ source, start: slice.start + start, end: slice.start + end });
  const reading = readPositioned(text);
  if (reading.outcome === 'too-large') {
    report(input.documentTooLarge({ isPlain: false }, spanOf(0, 1)));
    return 'too-large';
  }
  if (reading.outcome === 'too-deep') {
    report(found.tooDeep({ limit: maximumDepth }, spanOf(reading.offset, reading.offset + 1)));
    return 'failed';
  }
  if (!despiteErrors && reading.documents.some(({ errors }) => errors.length > 0)) {
    if (reportConflicts(source, slice, report)) return 'failed';
  }
  const hasSyntaxErrors = reportSyntax(reading.documents, text, spanOf, report);
  const [document] = reading.documents;
  const root = document?.contents;
  if (hasSyntaxErrors && !despiteErrors) return 'failed';
  if (root === undefined || root === null || isBlank(root)) return 'empty';
  const placeOf = (node: ParsedNode): Span => {
    const { start, end } = rangeOfNode(node, text);
    return spanOf(start, end);
  };
  return { root, nodes: checkNodes(root, placeOf, report), placeOf };
}

/** Whether the reader found no content in a document. */
function isBlank(root: ParsedNode): boolean {
  return (
    'value' in root &&
    root.value === null &&
    root.range[0] === root.range[1] &&
    root.tag === undefined &&
    root.anchor === undefined
  );
}

/** A document that was read; of the places in it nothing is known before somebody asks. */
class ReadDocument implements ParsedDocument {
  readonly source: SourceFile;
  readonly index: number;
  readonly value: unknown;
  declare readonly isFlawed?: true;
  readonly #slice: DocumentSlice;
  readonly #isFast: boolean;
  #places: { composed?: Composed; beginning?: Span; inEvents?: LocateInEvents } | undefined;

  constructor(source: SourceFile, slice: DocumentSlice, index: number, { value, isFlawed, isFast = false }: Reading) {
    this.source = source;
    this.index = index;
    this.value = value;
    if (isFlawed === true) this.isFlawed = isFlawed;
    this.#slice = slice;
    this.#isFast = isFast;
  }

  locate(path: DocumentPath, part: 'key' | 'value'): Span | undefined {
    const { source } = this;
    const places = (this.#places ??= {});
    if (places.beginning !== undefined) return places.beginning;
    if (this.#isFast && places.composed === undefined) {
      places.inEvents ??= locateInEvents(this.#text());
      const range = places.inEvents(path, part);
      if (range !== undefined) return this.#span(range);
    }
    if (places.composed === undefined) {
      // Everything there is to report was reported when the document was read.
      const again = compose(source, this.#slice, () => undefined, true);
      if (again === 'too-large') {
        // It is at least known where the document begins.
        const { start } = this.#slice;
        return (places.beginning = { source, start, end: start });
      }
      if (typeof again === 'string') return undefined;
      places.composed = again;
    }
    const { root, nodes } = places.composed;
    return this.#span(locateNode(root, nodes, path, part, this.#text()));
  }

  #text(): string {
    return this.source.text.slice(this.#slice.start, this.#slice.end);
  }

  #span({ start, end }: TextRange): Span {
    return { source: this.source, start: this.#slice.start + start, end: this.#slice.start + end };
  }
}
