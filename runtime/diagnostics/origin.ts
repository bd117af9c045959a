import type { Diagnostic } from './diagnostic.ts';

/**
 * Moves a finding about generated text to the code that generated it; the text becomes its second place, since it shows the problem. Other
 * findings are returned unchanged.
 */
export function atOrigin(diagnostic: Diagnostic): Diagnostic {
  const origin = diagnostic.source?.origin;
  if (origin === undefined) return diagnostic;
  const { span, ...rest } = diagnostic;
  const inText = span === undefined ? [] : [{ message: `in what ${origin.maker} makes`, span }];
  const related = diagnostic.related.map((other) => {
    const place = other.span.source.origin?.span;
    return place === undefined ? other : { ...other, span: place };
  });
  return { ...rest, span: origin.span, source: origin.span.source, related: [...inText, ...related] };
}
