import type { AggregationConfigWithDefaults } from '../../generated/defaults/aggregation-config.ts';

/** The prefix that the tools of a workload get, empty where tools keep their names (spec 2, ConflictResolutionConfig). */
export function prefixOf(aggregation: AggregationConfigWithDefaults | undefined, workload: string): string {
  if ((aggregation?.conflictResolution ?? 'prefix') !== 'prefix') return '';
  const format = aggregation?.conflictResolutionConfig?.prefixFormat ?? '{workload}_';
  return format.replaceAll('{workload}', workload);
}
