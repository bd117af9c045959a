import { placesInside } from '../../../runtime/config/yaml/places-inside.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { readDuration } from '../../../runtime/language/duration.ts';
import type { LanguageCheck } from '../../check/contracts/language-check.ts';

export const unusableDuration = defineDiagnostic<{ message: string; hint: string | undefined }>({
  code: 'duration/unusable',
  severity: 'error',
  summary: 'A length of time that is longer than programs can count.',
  message: ({ message }) => `not a usable duration: ${message}`,
  hint: ({ hint }) => hint,
});

/** A duration fits into what programs keep it in (spec 2 and 3, durations); its form is checked by its schema. */
export const durationUnusable: LanguageCheck = (part, path, value, report) => {
  // Nothing shorter reaches the bound, and nearly every duration is.
  if (typeof value !== 'string' || value.length < 8) return;
  const read = readDuration(value);
  if (!('problem' in read)) return;
  const { message, hint, start, end } = read.problem;
  report(unusableDuration({ message, hint }, placesInside(part, path, value)(start, end)));
};
