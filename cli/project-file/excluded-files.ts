import { nothingExcluded, type Excluded } from '../../runtime/config/input/input-files.ts';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import { patternFiles } from '../../runtime/config/input/pattern-files.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import type { Span } from '../../runtime/diagnostics/span.ts';
import { unusedExclude } from './diagnostics.ts';
import type { Project } from './read.ts';

/** What a project file excludes, and findings about entries that no file has. */
export interface ExcludedFiles extends Excluded {
  readonly unused: readonly Diagnostic[];
}

/** Reads `exclude` of a project file: paths and patterns from its folder; a folder means everything in it. */
export async function excludedBy(project: Project | undefined): Promise<ExcludedFiles> {
  const patterns = project?.settings.exclude ?? [];
  if (project === undefined || patterns.length === 0) return { ...nothingExcluded, unused: [] };
  const excluded = new Set<string>();
  const unused: Diagnostic[] = [];
  for (const [index, pattern] of patterns.entries()) {
    const files = await patternFiles(pattern, project.folder);
    for (const file of files) excluded.add(file);
    if (files.length === 0) unused.push(unusedExclude({ pattern }, spanOf(project, index)));
  }
  return { folder: project.folder, has: (absolute) => excluded.has(absolute), unused };
}

function spanOf({ source }: Project, index: number): Span | undefined {
  if (source === undefined) return undefined;
  const [document] = parseSource(source, () => undefined);
  return document?.locate(['exclude', index], 'value');
}
