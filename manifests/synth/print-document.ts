import { dump } from 'js-yaml';
import { printedWords } from './printed-words.ts';

/** A document of our own as YAML, with its keys in their own order, which its builder chose. */
export function printDocument(document: object): string {
  return dump(document, { schema: printedWords, noRefs: true, lineWidth: -1 });
}
