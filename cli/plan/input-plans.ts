import { resolve } from 'node:path';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import type { SortedSources } from '../documents/sort-sources.ts';
import { inputIsPlan } from './diagnostics.ts';

/**
 * Reports plans where resources are expected: those that are named themselves, and all where there is nothing else. One that was
 * kept in a folder beside its resources is nobody's mistake.
 */
export function reportInputPlans(
  { documents, resources }: Pick<SortedSources, 'documents' | 'resources'>,
  asked: readonly string[],
  cwd: string,
  report: Report,
): void {
  const named = new Set(asked.map((input) => resolve(cwd, input)));
  const isAlone = resources.length === 0;
  const plans = new Set<SourceFile>();
  for (const { name, document } of documents) if (name === 'plan') plans.add(document.source);
  for (const source of plans) {
    const { path } = source;
    if (isAlone || named.has(resolve(cwd, path)))
      report(inputIsPlan({ path: path === '<stdin>' ? '-' : path }, source));
  }
}
