import type { Report } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../diagnostics/span.ts';
import type { DocumentSlice } from './document-slices.ts';
import { conflictMarker } from './yaml-diagnostics.ts';

const marker = /(?<=^|\n)(?:<<<<<<<|\|\|\|\|\|\|\||=======|>>>>>>>)(?=[ \r\n]|$)/g;

interface Marker {
  readonly sign: string;
  readonly start: number;
}

const markers = new WeakMap<SourceFile, readonly Marker[]>();

/**
 * Reports the merge conflicts in a document that is not valid YAML, each once, at its first marker; a conflict that spans several documents
 * is reported in the first. Returns whether the document has markers; if so, the other findings of the reader are noise.
 */
export function reportConflicts(source: SourceFile, slice: DocumentSlice, report: Report): boolean {
  let isOpen = false;
  let has = false;
  for (const { sign, start } of markersOf(source)) {
    const isInside = start >= slice.start && start < slice.end;
    if (isInside) has = true;
    if (isInside && (sign === '<<<<<<<' || !isOpen)) {
      report(conflictMarker({ marker: sign }, { source, start, end: start + sign.length }));
    }
    isOpen = sign !== '>>>>>>>';
  }
  return has;
}

/** The markers of a source, searched once: a file may contain many documents that are not valid YAML. */
function markersOf(source: SourceFile): readonly Marker[] {
  const known = markers.get(source);
  if (known !== undefined) return known;
  const all = Array.from(source.text.matchAll(marker), ({ 0: sign, index }) => ({ sign, start: index }));
  // A line of "=" or "|" alone is not a conflict.
  const found = all.some(({ sign }) => sign === '<<<<<<<' || sign === '>>>>>>>') ? all : [];
  markers.set(source, found);
  return found;
}
