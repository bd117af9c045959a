import type { AccessRecord } from './access-line.ts';
import type { Metrics } from './metrics.ts';

/** Seconds: from replies out of memory to what is too slow for anybody. */
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures requests. */
export interface RequestMetrics {
  begin(): void;
  end(record: AccessRecord): void;
}

/**
 * The measurements of HTTP, named after the semantic conventions: `http.server.request.duration` by method, route and
 * status, whose count is the number of requests, and `http.server.active_requests`.
 */
export function requestMetrics(metrics: Metrics): RequestMetrics {
  const duration = metrics.histogram('http.server.request.duration', 'Time from a request to its answer.', 's', bounds);
  let active = 0;
  metrics.gauge('http.server.active_requests', 'Requests that wait for their answer.', () => [[active, {}]]);
  return {
    begin: () => {
      active += 1;
    },
    end: ({ method, route, status, duration: milliseconds }) => {
      active -= 1;
      duration(milliseconds / 1000, {
        'http.request.method': knownMethods.has(method) ? method : '_OTHER',
        'http.route': route,
        'http.response.status_code': status,
      });
    },
  };
}

/** Others are for clients to invent, and each would be a series of its own. */
const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
