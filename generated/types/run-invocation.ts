// Generated from schemas/config/run-invocation.json by npm run generate. Do not edit.

import type { FilePath } from './file-path.ts';

/** Flags of one call of `svc run` that do not concern the workload: they are never exported. */
export interface RunInvocation {
  /** Prints what the command takes, and ends. */
  readonly help?: boolean;
  /** Writes more into the log. */
  readonly debug?: boolean;
  /**
   * Stays until the workload ends.
   * Default: false.
   */
  readonly foreground?: boolean;
  /** Exported configuration to run, in place of a server and flags. */
  readonly fromConfig?: FilePath;
  /**
   * Prints the container paths that ignore files hide.
   * Default: false.
   */
  readonly printResolvedOverlays?: boolean;
}
