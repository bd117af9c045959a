import type { SourceFilter } from '../../../generated/types/source-filter.ts';
import type { EntryHead } from '../documents/check-entry.ts';

/** Whether an entry is taken in. */
export type TakesIn = (head: EntryHead) => boolean;

/**
 * Makes the filter of a source (spec 1 leaves it open; facts on filters): an entry has to pass by name and by tag, exclude wins over
 * include, `*` in a name matches any characters, including `/`. Tags are spelled exactly and only servers have them.
 */
export function takesIn(filter: SourceFilter | undefined): TakesIn {
  const included = filter?.names?.include?.map(pattern);
  const excluded = filter?.names?.exclude?.map(pattern) ?? [];
  const wanted = filter?.tags?.include;
  const unwanted = new Set(filter?.tags?.exclude);
  return ({ type, name, tags }) => {
    if (excluded.some((matches) => matches(name))) return false;
    if (included !== undefined && included.length > 0 && !included.some((matches) => matches(name))) return false;
    if (type === 'skill') return true;
    if (tags.some((tag) => unwanted.has(tag))) return false;
    return wanted === undefined || wanted.length === 0 || tags.some((tag) => wanted.includes(tag));
  };
}

/** Matches by the pieces between the asterisks, from the left: linear, whatever the pattern. */
function pattern(glob: string): (name: string) => boolean {
  const pieces = glob.split('*');
  const [first = '', ...rest] = pieces;
  const last = rest.pop();
  if (last === undefined) return (name) => name === first;
  return (name) => {
    if (!name.startsWith(first) || name.length < first.length + last.length || !name.endsWith(last)) return false;
    const end = name.length - last.length;
    let at = first.length;
    for (const piece of rest) {
      const found = name.indexOf(piece, at);
      if (found < 0 || found + piece.length > end) return false;
      at = found + piece.length;
    }
    return true;
  };
}
