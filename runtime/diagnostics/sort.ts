import type { Diagnostic } from './diagnostic.ts';
import type { SourceFile } from './span.ts';

/**
 * The findings in the order a reader meets their places: findings about no text first, then source by source (in the order of
 * `sources`, other sources by first appearance), whole-source findings before those with a position, then by offset, code and
 * message. Findings that say the same of the same place are given once. Returns a new list.
 */
export function inSourceOrder(diagnostics: readonly Diagnostic[], sources: readonly SourceFile[] = []): Diagnostic[] {
  const ranks = new Map<string, number>();
  for (const { path } of sources) rank(path);
  for (const { source } of diagnostics) if (source !== undefined) rank(source.path);
  const seen = new Set<string>();
  return diagnostics
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

function identityOf({ code, message, span, source }: Diagnostic): string {
  return JSON.stringify([source?.path, span?.start, span?.end, code, message]);
}

/** By UTF-16 code units, the same on every machine whatever its language. */
function inTextOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
