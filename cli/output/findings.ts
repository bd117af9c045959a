import { unknownIgnore, unusedIgnore, ignoredError } from '../../runtime/diagnostics/ignore-diagnostics.ts';
import { applyIgnoreComments, type IgnoreComment } from '../../runtime/diagnostics/ignore-comments.ts';
import { missingTargetInFragment } from '../../manifests/program/link-diagnostics.ts';
import type { DiagnosticFactory } from '../../runtime/diagnostics/define.ts';
import { hasErrors, type Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import { atOrigin } from '../../runtime/diagnostics/origin.ts';
import { inSourceOrder } from '../../runtime/diagnostics/sort.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import type { Project } from '../project-file/read.ts';

/**
 * The findings of a whole run in one order: those of the project file first, then by path of the source and position, in whatever
 * order the inputs were named. Warnings that the project file or a comment ignores are left out; errors never are.
 */
export function findingsOf(
  found: readonly Diagnostic[],
  project: Project | undefined,
  sources: readonly SourceFile[],
): readonly Diagnostic[] {
  return ordered(applyIgnoreComments(found, sources).kept, project);
}

/**
 * The same, and what is wrong with the comments that ignored nothing. That is judged only when the input has no errors, since an
 * error keeps later checks from running. In a part of an input only what a part can show is judged.
 */
export async function judgedFindings(
  found: readonly Diagnostic[],
  project: Project | undefined,
  sources: readonly SourceFile[],
  extent: 'whole' | 'part' = 'whole',
): Promise<readonly Diagnostic[]> {
  const { kept, unused } = applyIgnoreComments(found, sources);
  // A finding may be about a resource that a name refers to and that is elsewhere.
  const isPartial = found.some(({ code }) => code === missingTargetInFragment.code);
  const mayBeUsed = (known: DiagnosticFactory<never>): boolean =>
    extent === 'part' && (isPartial || known.extent === 'whole');
  const judged = unused.length === 0 || hasErrors(kept) ? [] : await judge(unused, mayBeUsed);
  return ordered([...kept, ...judged], project);
}

function ordered(found: readonly Diagnostic[], project: Project | undefined): readonly Diagnostic[] {
  const ignored = new Set(project?.settings.ignore);
  const kept = found.filter(({ code, severity }) => severity === 'error' || !ignored.has(code)).map(atOrigin);
  const sources = new Map(kept.flatMap(({ source }) => (source === undefined ? [] : [[source.path, source]])));
  const byPath = [...sources.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return inSourceOrder(kept, project?.source === undefined ? byPath : [project.source, ...byPath]);
}

async function judge(
  unused: readonly IgnoreComment[],
  mayBeUsed: (known: DiagnosticFactory<never>) => boolean,
): Promise<Diagnostic[]> {
  const [{ everyDiagnostic }, { suggest }] = await Promise.all([
    import('../explain/every-diagnostic.ts'),
    import('../../runtime/config/suggest.ts'),
  ]);
  const declared = await everyDiagnostic();
  return unused.flatMap(({ code, span, isBefore }) => {
    const known = declared.get(code);
    if (known === undefined) return [unknownIgnore({ code, suggestion: suggest(code, declared.keys()) }, span)];
    if (known.severity === 'error') return [ignoredError({ code }, span)];
    // What comes later depends on flags too: a plan without lists of tools has nothing to say about tools.
    const isOpen = known.stage !== 'check' || known.extent === 'part' || mayBeUsed(known);
    return isOpen ? [] : [unusedIgnore({ code, isBefore }, span)];
  });
}
