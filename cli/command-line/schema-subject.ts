import { kinds, type KindName } from '../../generated/kinds.ts';
import { loadDocument, type DocumentName } from '../../generated/load.ts';

/** A kind, a configuration document, or the schema that takes every kind. */
export type SchemaSubject = { readonly kind: KindName } | { readonly document: DocumentName } | { readonly all: true };

/** What a word names: a kind by its name, plural or short name in any case, a document by its name. */
export function subjectOf(word: string): SchemaSubject | undefined {
  const lower = word.toLowerCase();
  if (lower === 'all') return { all: true };
  const info = Object.values(kinds).find(
    ({ kind, plural, shortNames }) => kind.toLowerCase() === lower || plural === lower || shortNames.includes(lower),
  );
  if (info !== undefined) return { kind: info.kind };
  return isDocumentName(lower) ? { document: lower } : undefined;
}

/** Whether a word names a configuration document. */
export function isDocumentName(word: string): word is DocumentName {
  return Object.hasOwn(loadDocument, word);
}
