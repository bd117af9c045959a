import { basename } from 'node:path';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import { sourcesBelow } from './source-files.ts';

const otherPrograms = new Set(['svc.yaml', 'kustomization.yaml']);

/**
 * The resources of an example, as `svc compile examples/<name>` finds them: its project file, its kustomizations, configuration
 * documents, and what is hidden (the workflows of a continuous integration) are not among them.
 */
export function exampleSources(name: string): SourceFile[] {
  return sourcesBelow(`examples/${name}`).filter(
    ({ path, text }) => !otherPrograms.has(basename(path)) && !path.includes('/.') && /^kind:/m.test(text),
  );
}
