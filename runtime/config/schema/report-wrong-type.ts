import type { Report } from '../../diagnostics/diagnostic.ts';
import type { DocumentPath } from '../parsed-document.ts';
import { placeOf, type Part } from '../part.ts';
import { wrongType } from './schema-diagnostics.ts';
import type { TypeMismatch } from './type-hint.ts';

/**
 * Reports a required value of another type than the ones that would do (in the words of `typeNameOf`), at the value. `accepts` returns
 * whether quoting it would fix it.
 */
export function reportWrongType(
  part: Part,
  path: DocumentPath,
  value: unknown,
  expected: readonly string[],
  report: Report,
  accepts: TypeMismatch['accepts'] = () => true,
): void {
  const span = placeOf(part, path, 'value');
  const written = span?.source.text.slice(span.start, span.end);
  report(
    wrongType(
      { expected, value, written, language: undefined, keys: [], allowed: [], accepts, removable: undefined },
      span,
    ),
  );
}
