// Generated from schemas/config/run-invocation.json by npm run generate. Do not edit.

import type { FilePath } from '../types/file-path.ts';
import type { RunInvocation } from '../types/run-invocation.ts';

/** Flags of one call of `svc run` that do not concern the workload: they are never exported. */
export interface RunInvocationWithDefaults {
  /** Prints what the command takes, and ends. */
  readonly help?: boolean;
  /** Writes more into the log. */
  readonly debug?: boolean;
  /**
   * Stays until the workload ends.
   * Default: false.
   */
  readonly foreground: boolean;
  /** Exported configuration to run, in place of a server and flags. */
  readonly fromConfig?: FilePath;
  /**
   * Prints the container paths that ignore files hide.
   * Default: false.
   */
  readonly printResolvedOverlays: boolean;
}

/** Fills in the static defaults of RunInvocation, below what is present; the input is not changed. */
export function withRunInvocationDefaults(value: RunInvocation): RunInvocationWithDefaults {
  return {
    ...value,
    foreground: value.foreground ?? false,
    printResolvedOverlays: value.printResolvedOverlays ?? false,
  };
}
