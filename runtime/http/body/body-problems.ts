import type { ValidateFunction } from '../../../generated/validators/validate-function.ts';
import type { DocumentPath } from '../../config/parsed-document.ts';
import { unknownKey } from '../../config/schema/schema-diagnostics.ts';
import { validatePart } from '../../config/schema/validate.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Most problems that one answer lists, and most errors that are looked at for them. */
const most = 10;
const mostErrors = 100;

/**
 * What a validator has against a value, in the words of `svc validate`, each behind the JSON pointer (RFC 6901) of its
 * place. Empty: nothing.
 */
export function bodyProblems(value: unknown, validate: ValidateFunction<unknown>): string[] {
  const findings: Diagnostic[] = [];
  const locate = (path: DocumentPath): { source: { path: string; text: string }; start: number; end: number } => ({
    source: { path: pointerOf(path), text: '' },
    start: 0,
    end: 0,
  });
  const document = { source: { path: '', text: '' }, index: 0, value, locate };
  validatePart({ document, base: [], value }, validate, (finding) => findings.push(finding), mostErrors);
  const texts = findings.slice(0, most).map(({ code, message, hint, span }) => {
    const pointer = span?.source.path ?? '';
    const advice = code === unknownKey.code && hint !== undefined ? ` (${hint})` : '';
    return `${pointer === '' ? '' : `${pointer}: `}${message}${advice}`;
  });
  const isCut = (validate.errors?.length ?? 0) > mostErrors;
  if (isCut) return [...texts, 'many more'];
  return findings.length > most ? [...texts, `${findings.length - most} more`] : texts;
}

function pointerOf(path: DocumentPath): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
