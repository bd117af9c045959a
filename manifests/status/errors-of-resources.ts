import { placeOf } from '../../runtime/config/part.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile, Span } from '../../runtime/diagnostics/span.ts';
import { duplicateResource } from '../program/load-diagnostics.ts';
import type { LoadedProgram } from '../program/load.ts';
import { identityOf } from '../program/resource.ts';

/** The text of one object in a source. */
interface Extent {
  readonly identity: string;
  readonly span: Span;
}

/**
 * The errors in the source of each object, by its identity: sentences with the code in front, each once, in the
 * order of their letters, so that they do not depend on files and lines. An error about a name that two documents share is
 * one of both.
 */
export function errorsByIdentity(
  program: LoadedProgram,
  diagnostics: readonly Diagnostic[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const places = errors.flatMap(({ code, message, span, related }) => {
    const shared = code === duplicateResource.code ? related.map((other) => other.span) : [];
    return [...(span === undefined ? [] : [span]), ...shared].map((place) => ({
      place,
      sentence: `${code}: ${message}`,
    }));
  });
  const extents = extentsIn(program, new Set(places.map(({ place }) => place.source)));
  for (const { place, sentence } of places) {
    const extent = around(place, extents.get(place.source) ?? []);
    if (extent !== undefined) add(extent.identity, sentence);
  }
  for (const identity of program.failed) {
    if (!found.has(identity)) add(identity, 'its document has errors');
  }
  return new Map([...found].map(([identity, sentences]) => [identity, [...sentences].toSorted()]));

  function add(identity: string, sentence: string): void {
    const known = found.get(identity);
    if (known === undefined) found.set(identity, new Set([sentence]));
    else known.add(sentence);
  }
}

/** The named objects of some sources in the order of their text. Positions of other sources are not computed. */
function extentsIn(
  program: LoadedProgram,
  sources: ReadonlySet<SourceFile>,
): ReadonlyMap<SourceFile, readonly Extent[]> {
  const parts = [...program.resources, ...program.failedResources, ...program.foreign];
  const extents = parts.flatMap((part): Extent[] => {
    const { kind, namespace, name, document } = part;
    if (name === undefined || !sources.has(document.source)) return [];
    const span = placeOf(part, [], 'value');
    return span === undefined ? [] : [{ identity: identityOf(kind, namespace, name), span }];
  });
  return Map.groupBy(
    extents.toSorted((a, b) => a.span.start - b.span.start),
    ({ span }) => span.source,
  );
}

/** The object whose text holds a place; the texts of objects do not overlap. */
function around({ start }: Span, extents: readonly Extent[]): Extent | undefined {
  let [low, high] = [0, extents.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((extents[middle]?.span.start ?? start) <= start) low = middle + 1;
    else high = middle;
  }
  const last = extents[low - 1];
  return last !== undefined && start <= last.span.end ? last : undefined;
}
