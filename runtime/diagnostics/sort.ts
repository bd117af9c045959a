import { declaredDiagnostics } from './define.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { SourceFile } from './span.ts';

/**
 * The findings in the order a reader meets their places: findings without a source first, then source by source (in the order of
 * `sources`, other sources by first appearance), whole-source findings before those with a position, then by offset, code and
 * message. Findings that say the same of the same place are given once, and those that give way to a finding that says more of it
 * (`givesWayTo`) not at all. Returns a new list.
 */
export function inSourceOrder(diagnostics: readonly Diagnostic[], sources: readonly SourceFile[] = []): Diagnostic[] {
  const ranks = new Map<string, number>();
  for (const { path } of sources) rank(path);
  for (const { source } of diagnostics) if (source !== undefined) rank(source.path);
  const seen = new Set<string>();
  return withoutEchoes(diagnostics)
    .filter((diagnostic) => {
      const identity = identityOf(diagnostic);
      return !seen.has(identity) && seen.add(identity);
    })
    .toSorted(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        (a.span?.start ?? -1) - (b.span?.start ?? -1) ||
        inTextOrder(a.code, b.code) ||
        inTextOrder(a.message, b.message) ||
        (a.span?.end ?? -1) - (b.span?.end ?? -1),
    );

  function rank(path: string): void {
    if (!ranks.has(path)) ranks.set(path, ranks.size);
  }

  function rankOf({ source }: Diagnostic): number {
    return source === undefined ? -1 : (ranks.get(source.path) ?? -1);
  }
}

/** Without the findings that another one at the very same place makes needless. */
function withoutEchoes(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const declared = declaredDiagnostics();
  const waiting = diagnostics.some(({ code }) => (declared.get(code)?.givesWayTo.length ?? 0) > 0);
  if (!waiting) return diagnostics;
  const byPlace = Map.groupBy(diagnostics, placeOf);
  return diagnostics.filter((diagnostic) => {
    const stronger = declared.get(diagnostic.code)?.givesWayTo ?? [];
    if (stronger.length === 0 || diagnostic.span === undefined) return true;
    return !(byPlace.get(placeOf(diagnostic)) ?? []).some(
      (other) =>
        rankOfSeverity[other.severity] >= rankOfSeverity[diagnostic.severity] &&
        stronger.some((code) => (code.endsWith('/') ? other.code.startsWith(code) : other.code === code)),
    );
  });
}

const rankOfSeverity = { info: 0, warning: 1, error: 2 };

function placeOf({ span, source }: Diagnostic): string {
  return JSON.stringify([source?.path, span?.start, span?.end]);
}

function identityOf({ code, message, span, source }: Diagnostic): string {
  return JSON.stringify([source?.path, span?.start, span?.end, code, message]);
}

/** By UTF-16 code units, the same on every machine whatever its language. */
function inTextOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
