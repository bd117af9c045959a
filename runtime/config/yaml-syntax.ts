import { isCollection, isScalar, visit, type Document, type ErrorCode, type YAMLError } from 'yaml';
import type { Place } from '../diagnostics/define.ts';
import type { Report } from '../diagnostics/diagnostic.ts';
import type { Span } from '../diagnostics/span.ts';
import * as found from './yaml-diagnostics.ts';

/** Makes a span of the source from offsets in the text of the document. */
export type SpanOf = (start: number, end: number) => Span;

interface Explanation {
  /** Our sentence; the reader's own where it says more. */
  readonly message?: string;
  readonly hint?: string;
  /** The error leaves the rest of the document readable, so more of them may be trusted. */
  readonly isLocal?: boolean;
}

const quoteIt = 'if it is text, quote it';

const explanations: Readonly<Partial<Record<ErrorCode, Explanation>>> = {
  ALIAS_PROPS: { message: 'an alias cannot carry an anchor or a tag of its own', isLocal: true },
  BAD_DQ_ESCAPE: { hint: 'in double quotes a backslash is written "\\\\"; single quotes take it as it is', isLocal: true },
  BAD_SCALAR_START: { hint: quoteIt, isLocal: true },
  BAD_INDENT: { hint: 'give items of one map or list the same indentation' },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'a map cannot begin here, on the line of its key',
    hint: 'if this is a text with ": " in it, quote it; otherwise check the indentation of the next line',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'a key has to stand on one line',
    hint: 'check for a missing colon or a wrong indentation on the lines before',
  },
  MULTIPLE_ANCHORS: { message: 'a value can have one anchor only', isLocal: true },
  MULTIPLE_TAGS: { message: 'a value can have one tag only', isLocal: true },
  RESOURCE_EXHAUSTION: { message: 'this document is too large or too deeply nested to be read' },
};

/** The one missing character that deserves words of its own. */
const missingColon = /^Implicit map keys need to be followed/;

/**
 * Reports what the authoritative reader found wrong with the text of one document: every error that leaves the rest readable, and
 * the first that does not, because what follows that one is noise. Returns whether there was an error.
 */
export function reportSyntax(documents: readonly Document.Parsed[], text: string, spanOf: SpanOf, report: Report): boolean {
  let failed = false;
  for (const document of documents) {
    for (const warning of document.warnings) {
      if (warning.code === 'BAD_DIRECTIVE') report(found.directive({ message: sentence(warning.message) }, spanOf(...warning.pos)));
      // The other warnings are about style that every reader takes.
      else if (isTagTrouble(warning)) failed = reportTag(warning, text, spanOf, report);
    }
  }
  const errors = documents.flatMap((document) => document.errors.map((error) => ({ document, error })));
  for (const { document, error } of errors.toSorted((a, b) => a.error.pos[0] - b.error.pos[0])) {
    failed = true;
    if (isTagTrouble(error)) reportTag(error, text, spanOf, report);
    else if (!reportError(error, document, text, spanOf, report)) break;
  }
  return failed;
}

/** Reports an error; returns whether what comes after it can be trusted. */
function reportError(error: YAMLError, document: Document.Parsed, text: string, spanOf: SpanOf, report: Report): boolean {
  const explanation = explanations[error.code] ?? {};
  const tab = explanation.isLocal === true ? undefined : indentingTab(error.pos, text);
  if (error.code === 'TAB_AS_INDENT' || tab !== undefined) {
    report(found.tabIndentation({}, tab ?? spanOf(...error.pos)));
    return false;
  }
  const opening = openingOf(error, document);
  const place: Place = opening?.isQuote === true ? spanOf(opening.start, opening.start + 1) : spanWithin(error.pos);
  const related = opening?.isQuote === false ? [{ message: 'it begins here', span: spanOf(opening.start, opening.start + 1) }] : [];
  const message = opening?.isQuote === true ? 'this quote is never closed' : (explanation.message ?? sentence(error.message));
  const hint = missingColon.test(error.message) ? 'write "key: value", or indent the line if it continues the one before' : explanation.hint;
  report(found.syntax({ message, hint }, place, related));
  return explanation.isLocal === true;

  function spanWithin([start, end]: readonly [number, number]): Span {
    return spanOf(Math.min(start, text.length), Math.min(Math.max(end, start), text.length));
  }

  /** A tab in the indentation of a line the error touches, or of the line after it: nearly always the reason. */
  function indentingTab([start, end]: readonly [number, number], source: string): Span | undefined {
    const from = source.lastIndexOf('\n', start - 1) + 1;
    const lineEnd = source.indexOf('\n', Math.max(end - 1, start));
    const nextEnd = lineEnd === -1 ? -1 : source.indexOf('\n', lineEnd + 1);
    const match = /(?:^|\n)( *)\t[ \t]*[^\s#]/.exec(source.slice(from, nextEnd === -1 ? undefined : nextEnd));
    if (match === null) return undefined;
    const at = from + match.index + match[0].indexOf('\t');
    return spanOf(at, at + 1);
  }
}

/** Where a quote or bracket opens that is missing its end. */
function openingOf(error: YAMLError, document: Document.Parsed): { start: number; isQuote: boolean } | undefined {
  const isQuote = error.message.startsWith('Missing closing');
  if (!isQuote && !/must (?:be sufficiently indented and )?end with a [\]}]$/.test(error.message)) return undefined;
  let opening: { start: number; isQuote: boolean } | undefined;
  visit(document, {
    Node: (_key, node) => {
      const fits = isQuote ? isScalar(node) && node.type?.startsWith('QUOTE') : isCollection(node) && node.flow === true;
      if (fits === true && node.range?.[1] === error.pos[0]) opening = { start: node.range[0], isQuote };
    },
  });
  return opening;
}

function isTagTrouble(error: YAMLError): boolean {
  return error.code === 'TAG_RESOLVE_FAILED' || error.code === 'BAD_COLLECTION_TYPE';
}

function reportTag(error: YAMLError, text: string, spanOf: SpanOf, report: Report): true {
  const tag = text.slice(...error.pos);
  const isCore = /^!!(?:str|int|float|bool|null|map|seq)$/.test(tag);
  report(found.badTag({ tag, isKnown: isCore }, spanOf(...error.pos)));
  return true;
}

/** The message of the reader as one of ours: no capital, no period. */
function sentence(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '');
}
