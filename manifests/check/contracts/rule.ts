import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import type { LinkedProgram } from '../../program/link.ts';

/** A check over the whole linked program: one file, one concern. It reports; it never throws and never changes anything. A rule that needs a large validator loads it only when it meets what it checks. */
export type Rule = (program: LinkedProgram, report: Report) => void | Promise<void>;
