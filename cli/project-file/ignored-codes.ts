import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { placeOf, type Part } from '../../runtime/config/part.ts';
import { suggest } from '../../runtime/config/suggest.ts';
import { everyDiagnostic } from '../explain/every-diagnostic.ts';
import * as found from './diagnostics.ts';

/**
 * Holds the `ignore` list of a project file against the declared diagnostics: only warnings may be left out, so an unknown code
 * and the code of an error are errors themselves. Loads the modules that declare diagnostics when there is a code to look up.
 */
export async function checkIgnoredCodes(part: Part, codes: readonly string[], report: Report): Promise<void> {
  if (codes.length === 0) return;
  const declared = await everyDiagnostic();
  for (const [index, code] of codes.entries()) {
    const place = placeOf(part, ['ignore', index], 'value');
    const severity = declared.get(code)?.severity;
    if (severity === undefined) report(found.unknownCode({ code, suggestion: suggest(code, declared.keys()) }, place));
    else if (severity === 'error') report(found.ignoredError({ code }, place));
  }
}
