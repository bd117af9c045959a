import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/define.ts';
import { judgePlainScalar } from './plain-scalar.ts';
import * as found from './yaml-diagnostics.ts';

/** Reports what is wrong with an unquoted one-line word; returns whether it is an error. */
export function reportPlainScalar(text: string, place: Place, report: Report): boolean {
  const finding = judgePlainScalar(text);
  if (finding === undefined) return false;
  if (finding.problem === 'ambiguous') {
    report(found.ambiguousScalar({ text, here: finding.here, elsewhere: finding.elsewhere }, place));
    return false;
  }
  if (finding.problem === 'octal') {
    report(found.octalNumber({ text, here: finding.here, elsewhere: finding.elsewhere }, place));
    return true;
  }
  const isTooLarge = finding.problem === 'imprecise-integer';
  report(
    isTooLarge
      ? found.impreciseNumber({ text, rounded: String(Number(text)) }, place)
      : found.notFinite({ text }, place),
  );
  return true;
}
