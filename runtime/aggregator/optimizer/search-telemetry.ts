import type { Metrics } from '../../observe/metrics.ts';
import type { TokenMetrics } from '../../search/token-metrics.ts';

/** What came of one search. */
export interface Searched {
  /** Milliseconds. */
  readonly duration: number;
  /** Whether meanings counted: a service is configured, and has answered. */
  readonly byMeaning: boolean;
  /** Tools that were found; undefined where the question was refused. */
  readonly found: number | undefined;
  readonly tokens: TokenMetrics | undefined;
}

/** Upper bounds of durations in seconds, and of numbers of tools. */
const bounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30];
const counts = [0, 1, 2, 4, 8, 16, 32, 50];

/** Measures the searches of an aggregator (`find_tool`). What is searched for is in no label. */
export function searchTelemetry(metrics: Metrics): (searched: Searched) => void {
  const duration = metrics.histogram('svc.aggregator.search.duration', 'Time that a search took.', 's', bounds);
  const results = metrics.histogram('svc.aggregator.search.results', 'Tools that a search found.', '{tool}', counts);
  const tokens = metrics.counter(
    'svc.aggregator.search.tokens',
    'Tokens of all tools that a searcher may use, and of those that were returned.',
  );
  return ({ duration: took, byMeaning, found, tokens: counted }) => {
    const outcome = found === undefined ? 'refused' : found === 0 ? 'nothing' : 'found';
    const labels = { 'svc.search.by': byMeaning ? 'meaning' : 'keyword' };
    duration(took / 1000, { ...labels, 'svc.search.outcome': outcome });
    if (found !== undefined) results(found, labels);
    if (counted === undefined) return;
    tokens({ 'svc.search.tokens': 'all' }, counted.baseline_tokens);
    tokens({ 'svc.search.tokens': 'returned' }, counted.returned_tokens);
  };
}
