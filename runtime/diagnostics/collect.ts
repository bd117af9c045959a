import type { Diagnostic, Report } from './diagnostic.ts';
import { findingsLeftOut } from './limit-diagnostics.ts';
import type { SourceFile } from './span.ts';

/** Most findings of one code that are kept of one source. */
export const maximumFindings = 10_000;

/** Takes findings and keeps a bounded number of them. */
export interface Collector {
  readonly report: Report;
  /** What was kept, in the order of the reports, and after that a warning for each code of a source that was cut. */
  readonly findings: () => Diagnostic[];
}

interface Tally {
  kept: number;
  dropped: number;
}

/**
 * Collects findings, of each code and source the first ten thousand. A file that a program wrote can hold millions, which no one
 * reads and no memory holds. The bound is one per code, so that many warnings never hide an error, nor ignored ones another.
 */
export function collectFindings(): Collector {
  const kept: Diagnostic[] = [];
  const tallies = new Map<SourceFile | undefined, Map<string, Tally>>();
  return {
    report: (diagnostic) => {
      const { source, code } = diagnostic;
      let ofSource = tallies.get(source);
      if (ofSource === undefined) tallies.set(source, (ofSource = new Map()));
      let tally = ofSource.get(code);
      if (tally === undefined) ofSource.set(code, (tally = { kept: 0, dropped: 0 }));
      if (tally.kept === maximumFindings) {
        tally.dropped++;
        return;
      }
      tally.kept++;
      kept.push(diagnostic);
    },
    findings: () => [
      ...kept,
      ...[...tallies].flatMap(([source, ofSource]) =>
        [...ofSource].flatMap(([code, { dropped }]) =>
          dropped === 0 ? [] : [findingsLeftOut({ code, count: dropped, limit: maximumFindings }, source)],
        ),
      ),
    ],
  };
}
