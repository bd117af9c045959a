import type { Metrics } from '../observe/metrics.ts';

/** Seconds that a sync may take. */
const bounds = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

/** How many entries of a type a source holds. */
export interface EntryCount {
  readonly source: string;
  readonly type: string;
  readonly count: number;
}

/** Measures a catalog and the work on it. */
export interface CatalogMetrics {
  syncEnded(source: string, outcome: 'changed' | 'unchanged' | 'failed', seconds: number): void;
  /** Something failed that a person should look at; both words come from our code. */
  failed(area: string, kind: string): void;
}

/** The measurements of a catalog: entries by source and type, syncs by source and outcome, failures by area and kind. */
export function catalogMetrics(metrics: Metrics, entries: () => Iterable<EntryCount>): CatalogMetrics {
  metrics.gauge('svc.registry.entries', 'Entries that a source holds.', function* read() {
    for (const { source, type, count } of entries()) yield [count, { source, type }] as const;
  });
  const sync = metrics.histogram('svc.registry.sync.duration', 'Time that a sync took.', 's', bounds);
  const failures = metrics.counter('svc.registry.errors', 'Things that failed.');
  return {
    syncEnded: (source, outcome, seconds) => sync(seconds, { source, outcome }),
    failed: (area, kind) => failures({ area, error_type: kind }),
  };
}
