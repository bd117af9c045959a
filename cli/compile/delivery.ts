import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';

/** The outcome of delivering objects. */
export interface Delivery {
  readonly diagnostics: readonly Diagnostic[];
  /** A message for the user beside the findings. */
  readonly remark: string;
}
