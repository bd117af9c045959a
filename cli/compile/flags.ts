import type { CompileSettings } from './compile-settings.ts';
import type { FindingFlags } from '../output/report-findings.ts';

/** The flags of `svc compile`, as they are parsed. */
export interface CompileFlags extends FindingFlags {
  readonly filename?: readonly string[];
  readonly target?: CompileSettings['target'];
  readonly output?: string;
  readonly format?: CompileSettings['format'];
  readonly check?: true;
  readonly watch?: true;
  readonly image?: string;
  readonly namespace?: string;
  readonly label?: readonly string[];
  readonly closed?: boolean;
}
