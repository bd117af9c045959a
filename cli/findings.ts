import type { Diagnostic } from '../runtime/diagnostics/diagnostic.ts';
import { inSourceOrder } from '../runtime/diagnostics/sort.ts';
import type { SourceFile } from '../runtime/diagnostics/span.ts';
import type { Project } from './project-file/read.ts';

/**
 * The findings of a whole run in one order: those of the project file first, then by source and position. Warnings that the
 * project file ignores are left out; errors never are.
 */
export function findingsOf(
  found: readonly Diagnostic[],
  project: Project | undefined,
  sources: readonly SourceFile[],
): readonly Diagnostic[] {
  const ignored = new Set(project?.settings.ignore);
  const kept = found.filter(({ code, severity }) => severity === 'error' || !ignored.has(code));
  return inSourceOrder(kept, project?.source === undefined ? sources : [project.source, ...sources]);
}
