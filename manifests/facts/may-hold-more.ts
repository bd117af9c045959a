import type { LinkedProgram } from '../program/link.ts';

/**
 * Whether there may be resources that nobody could read here: in files that are not in the input, or in documents with errors. Then
 * that something is not there, or that nothing refers to it, cannot be said.
 */
export function mayHoldMore({
  extent,
  isIncomplete,
  failedResources,
}: Pick<LinkedProgram, 'extent' | 'isIncomplete' | 'failedResources'>): boolean {
  return extent === 'part' || isIncomplete || failedResources.length > 0;
}
