import type { LinkedProgram } from '../program/link.ts';

/**
 * Whether there may be resources that could not be read: in files that are not in the input, or in documents with errors. Then a
 * finding that something is missing, or that nothing refers to it, could be wrong.
 */
export function mayBeIncomplete({
  extent,
  isIncomplete,
  failedResources,
}: Pick<LinkedProgram, 'extent' | 'isIncomplete' | 'failedResources'>): boolean {
  return extent === 'part' || isIncomplete || failedResources.length > 0;
}
