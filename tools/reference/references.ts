import { kinds, type KindName } from '../../generated/kinds.ts';
import { fieldSections } from './field-sections.ts';
import { referenceEntry } from './read-reference.ts';

/** A field that names another object. */
export interface Reference {
  readonly from: KindName;
  readonly path: string;
  /** Kind of the object that it names: a kind of svc, a Secret, a ConfigMap, … */
  readonly to: string;
}

/** What is the same on the page of every kind. */
export const metadataFile = 'object-meta';

/** Every reference from a resource to another object, by kind and in the order of the fields. */
export async function allReferences(): Promise<Reference[]> {
  const found: Reference[] = [];
  for (const { kind, file } of Object.values(kinds)) {
    const sections = await fieldSections(await referenceEntry(file), new Set([metadataFile]));
    for (const { rows, paths } of sections) {
      const [first = ''] = paths;
      for (const { path, entry } of rows) {
        const to = entry.refersTo;
        if (to === undefined) continue;
        for (const place of paths) found.push({ from: kind, path: place + path.slice(first.length), to });
      }
    }
  }
  return found.filter(({ path }) => path.startsWith('spec'));
}
