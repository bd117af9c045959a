import type { Document, YAMLError } from 'yaml';
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/span.ts';
import { invisibleSpaceIn } from './invisible-space.ts';
import { lineCause } from './line-causes.ts';
import { syntaxWords } from './syntax-words.ts';
import * as found from './yaml-diagnostics.ts';
import { yamlPackage } from './yaml-package.ts';

/** Makes a span of the source from offsets in the text of the document. */
export type SpanOf = (start: number, end: number) => Span;

/**
 * Reports what the authoritative reader found wrong with the text of one document: every error that leaves the rest readable, and
 * the first that does not, because what follows that one is noise. Returns whether there was an error.
 */
export function reportSyntax(
  documents: readonly Document.Parsed[],
  text: string,
  spanOf: SpanOf,
  report: Report,
): boolean {
  const warnings = documents.flatMap((document) => document.warnings);
  for (const { code, pos } of warnings) {
    if (code !== 'BAD_DIRECTIVE') continue;
    const directive = /^%?[^\s]*/.exec(text.slice(pos[0]))?.[0] ?? '';
    report(found.directive({ text: directive }, spanOf(...pos)));
  }
  // A tag it does not know is a warning to the reader. Its other warnings are about style.
  const tags = warnings.filter(isTagTrouble);
  const errors = documents.flatMap((document) => document.errors.map((error) => ({ document, error })));
  for (const error of tags) reportTag(error, text, spanOf, report);
  for (const { document, error } of errors.toSorted((a, b) => a.error.pos[0] - b.error.pos[0])) {
    if (isTagTrouble(error)) reportTag(error, text, spanOf, report);
    else if (!reportError(error, document, text, spanOf, report)) break;
  }
  const [, second] = documents;
  if (errors.length === 0 && second !== undefined) {
    // The reader lets "key: | ---" pass and begins a document there. Only a marker at the start of a line does.
    const marker = text.lastIndexOf('---', second.range[0]);
    const at = marker === -1 ? second.range[0] : marker;
    report(
      found.syntax(
        { message: 'this does not belong here', hint: 'write "---" at the start of a line' },
        spanOf(at, at + 3),
      ),
    );
    return true;
  }
  return tags.length + errors.length > 0;
}

/** Reports an error; returns whether what comes after it can be trusted. */
function reportError(
  error: YAMLError,
  document: Document.Parsed,
  text: string,
  spanOf: SpanOf,
  report: Report,
): boolean {
  const start = Math.min(error.pos[0], text.length);
  const end = Math.min(Math.max(error.pos[1], start), text.length);
  const blank = invisibleIn(start, end, text);
  if (blank !== undefined) {
    const message = `${blank.name} is here, and YAML reads it as a letter`;
    const hint = 'replace it by a normal space, or remove it';
    report(found.syntax({ message, hint }, spanOf(blank.index, blank.index + 1)));
    return false;
  }
  const isCharacter = error.code === 'BAD_DQ_ESCAPE' || error.code === 'BAD_SCALAR_START';
  const cause = isCharacter ? undefined : lineCause(error.message, text, start);
  const words = cause ?? syntaxWords(error.message, text.slice(0, start));
  const tab = words.isLocal === true ? undefined : indentingTab(start, end, text);
  const opening = openingOf(error, document);
  if (error.code === 'TAB_AS_INDENT' || tab !== undefined) {
    const at = tab ?? start;
    report(found.tabIndentation({}, spanOf(at, at + 1)));
  } else if (opening === undefined) {
    report(found.syntax({ message: words.message, hint: words.hint }, spanOf(start, end)));
  } else {
    const sign = text.charAt(opening);
    const closing = { '[': ']', '{': '}' }[sign];
    const related =
      closing === undefined ? [] : [{ message: `a "${closing}" is missing before here`, span: spanOf(start, start) }];
    const message = `this ${closing === undefined ? 'quote' : `"${sign}"`} is never closed`;
    const hint = `write ${closing === undefined ? `another ${sign}` : `"${closing}"`} where it ends`;
    report(found.syntax({ message, hint }, spanOf(opening, opening + 1), related));
  }
  return words.isLocal === true;
}

/** White space that is none, on the lines an error touches: the reason nobody sees. */
function invisibleIn(start: number, end: number, text: string): ReturnType<typeof invisibleSpaceIn> {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', Math.max(end - 1, start));
  const blank = invisibleSpaceIn(text.slice(from, lineEnd === -1 ? undefined : lineEnd));
  return blank === undefined ? undefined : { ...blank, index: from + blank.index };
}

/** A tab in the indentation of a line the error touches, or of the line after it: nearly always the reason. */
function indentingTab(start: number, end: number, text: string): number | undefined {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', Math.max(end - 1, start));
  const nextEnd = lineEnd === -1 ? -1 : text.indexOf('\n', lineEnd + 1);
  const match = /(?:^|\n) *\t[ \t]*[^\s#]/.exec(text.slice(from, nextEnd === -1 ? undefined : nextEnd));
  return match === null ? undefined : from + match.index + match[0].indexOf('\t');
}

/** Where the quote or bracket opens whose end the reader misses. */
function openingOf(error: YAMLError, document: Document.Parsed): number | undefined {
  const isQuote = error.message.startsWith('Missing closing');
  if (!isQuote && !/ end with a [\]}]$/.test(error.message)) return undefined;
  const { isCollection, isScalar, visit } = yamlPackage();
  let opening: number | undefined;
  visit(document, {
    Node: (_key, node) => {
      const fits = isQuote ? isScalar(node) && node.type?.startsWith('QUOTE') : isCollection(node) && node.flow;
      if (fits === true && node.range?.[1] === error.pos[0]) opening = node.range[0];
    },
  });
  return opening;
}

function isTagTrouble(error: YAMLError): boolean {
  return error.code === 'TAG_RESOLVE_FAILED' || error.code === 'BAD_COLLECTION_TYPE';
}

function reportTag(error: YAMLError, text: string, spanOf: SpanOf, report: Report): void {
  const tag = text.slice(...error.pos);
  const isKnown = /^!!(?:str|int|float|bool|null|map|seq)$/.test(tag);
  report(found.badTag({ tag, isKnown }, spanOf(...error.pos)));
}
