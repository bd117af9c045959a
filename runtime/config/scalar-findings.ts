import type { Report } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/define.ts';
import { judgePlainScalar } from './plain-scalar.ts';
import * as found from './yaml-diagnostics.ts';

/** Reports what is wrong with an unquoted one-line word; returns whether it is an error. */
export function reportPlainScalar(text: string, place: Place, report: Report): boolean {
  const finding = judgePlainScalar(text);
  if (finding === undefined) return false;
  switch (finding.problem) {
    case 'ambiguous':
      report(found.ambiguousScalar({ text, here: finding.here, elsewhere: finding.elsewhere }, place));
      return false;
    case 'imprecise-integer':
      report(found.impreciseNumber({ text, rounded: String(Number(text)) }, place));
      return true;
    case 'not-finite':
      report(found.notFinite({ text }, place));
      return true;
  }
}
