import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import type { RefusedStart } from '../endpoint/refused-start.ts';
import type { Backend } from '../mcp/backend/backend.ts';

/** A workload that can be started behind the proxy. */
export interface PreparedWorkload {
  /** The document with what was found out on the way: the transport of the server. */
  readonly config: RunConfigWithDefaults;
  /** Starts the server; undefined where it runs already, and the proxy knows how to reach it. */
  readonly openBackend?: () => Promise<Backend | RefusedStart>;
  /** What a person should know about it. */
  readonly notice?: string;
}
