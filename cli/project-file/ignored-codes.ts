import { declaredDiagnostics, type DiagnosticFactory } from '../../runtime/diagnostics/define.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { placeOf, type Part } from '../../runtime/config/part.ts';
import { suggest } from '../../runtime/config/suggest.ts';
import * as found from './diagnostics.ts';

/**
 * Holds the `ignore` list of a project file against the declared diagnostics: only warnings may be left out, so an unknown code
 * and the code of an error are errors themselves. Loads the modules that declare diagnostics when a code is not known yet.
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

/** The diagnostics of the whole program: the drivers of the stages import every module that declares one (a test). */
export async function everyDiagnostic(): Promise<ReadonlyMap<string, DiagnosticFactory<never>>> {
  await Promise.all([
    import('../../runtime/config/read.ts'),
    import('../../manifests/compile.ts'),
    import('../../manifests/program/lower.ts'),
    import('../../manifests/synth/write-diagnostics.ts'),
    import('../input-diagnostics.ts'),
  ]);
  return declaredDiagnostics();
}
