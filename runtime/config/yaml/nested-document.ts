import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import type { SourceFile, Span } from '../../diagnostics/span.ts';
import { empty } from '../input/input-diagnostics.ts';
import * as found from './nested-diagnostics.ts';
import { parseSource } from './parse-yaml.ts';
import type { DocumentPath, ParsedDocument } from '../parsed-document.ts';
import { placeOf, type Part } from '../part.ts';
import { placesInside, type Outward } from './places-inside.ts';
import { ambiguousScalar } from './yaml-diagnostics.ts';

/**
 * Reads the YAML or JSON document that the string at a path of a part contains. Its positions, and those of the findings about it, are in
 * the outer source, in every style of scalar. A string without a document, or with several, is an error. Undefined when it cannot be read.
 */
export function parseNested(part: Part, path: DocumentPath, text: string, report: Report): ParsedDocument | undefined {
  const outward = placesInside(part, path, text);
  const inner: SourceFile = { path: part.document.source.path, text };
  const field = String(path.at(-1));
  let failed = false;
  const documents = parseSource(inner, (finding) => {
    if (finding.severity === 'error') failed = true;
    // Only svc reads the string, so no other reader can misread it; an empty document is reported below.
    if (finding.code !== ambiguousScalar.code && finding.code !== empty.code) report(moved(finding, inner, outward));
  });
  const [document, second] = documents;
  if (second !== undefined) {
    const place = spanOf(second.locate([], 'value'), outward);
    report(found.severalNested({ field, count: documents.length }, place));
    return undefined;
  }
  if (document === undefined) {
    if (!failed) report(found.emptyNested({ field }, placeOf(part, path, 'key')));
    return undefined;
  }
  const { source } = part.document;
  return { ...document, source, locate: (below, what) => spanOf(document.locate(below, what), outward) };
}

function spanOf(span: Span | undefined, outward: Outward): Span | undefined {
  return span === undefined ? undefined : outward(span.start, span.end);
}

function moved(finding: Diagnostic, inner: SourceFile, outward: Outward): Diagnostic {
  const { span, source, related, ...rest } = finding;
  const place =
    span?.source === inner ? spanOf(span, outward) : source === inner ? outward(0, inner.text.length) : span;
  return {
    ...rest,
    ...(place === undefined ? {} : { span: place, source: place.source }),
    related: related.flatMap((other) => {
      const at = other.span.source === inner ? spanOf(other.span, outward) : other.span;
      return at === undefined ? [] : [{ ...other, span: at }];
    }),
  };
}
