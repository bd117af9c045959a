import type { ShowError } from '../exchange.ts';
import type { RawLimits } from './raw-limits.ts';

/** Where a raw route is, and what holds for its requests. */
export interface RawRouteOptions {
  /**
   * As in an API description: `/mcp`, `/{registry}/v0.1/servers` with any text but a slash for each name in braces, or
   * `/mcp/*` for everything below. It is also the route's name in the access log, the metrics and the traces.
   */
  readonly path: string;
  /** The methods that it takes; other requests go on to the operations. Default: all. */
  readonly methods?: readonly string[];
  readonly limits?: Partial<RawLimits>;
  /** Shows errors in another way than by the body `{"error", "code"}`, such as in a JSON-RPC message. */
  readonly showError?: ShowError;
}
