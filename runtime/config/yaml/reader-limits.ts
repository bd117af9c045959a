import { maximumDepth, maximumPositionedLength, maximumTokens } from '../limits.ts';
import { yamlPackage } from './yaml-package.ts';

/** Why the reader with positions must not read a document: it would take all memory, or minutes. */
export type ReaderRefusal =
  | { readonly outcome: 'too-large' }
  | { readonly outcome: 'too-deep'; readonly offset: number };

/** With fewer signs than this, a document cannot exceed any of the limits. */
const worthALook = 10_000;
const manyDashes = new RegExp(`(?:[-?][ \\t]+){${worthALook}}`);
/** Anchors and tags of one value: the reader looks back over all of them at each. */
const manyProperties = new RegExp(`(?:[&!]\\S*\\s+){${worthALook}}`);

/** Marks between the tokens that represent no text: the start of a document and of a scalar, the end of broken brackets. */
const marks: ReadonlySet<string> = new Set(['\u0002', '\u001F', '\u0018']);

/**
 * Checks a document against the limits of the reader with positions, which takes about a kilobyte for each token and two for each open
 * bracket. Returns why the reader must not read it, or undefined. Small documents with few brackets are not scanned.
 */
export function readerRefusal(text: string): ReaderRefusal | undefined {
  if (text.length > maximumPositionedLength) return { outcome: 'too-large' };
  if (text.length < worthALook) return undefined;
  if (manyProperties.test(text)) return { outcome: 'too-large' };
  const dashes = manyDashes.exec(text);
  if (dashes !== null) return { outcome: 'too-deep', offset: dashes.index + 2 * maximumDepth };
  if (text.length * 2 < maximumTokens && !hasManyBrackets(text)) return undefined;
  let depth = 0;
  let offset = 0;
  let tokens = 0;
  for (const token of new (yamlPackage().Lexer)().lex(text)) {
    if (++tokens > maximumTokens) return { outcome: 'too-large' };
    if (token === '[' || token === '{') {
      if (depth++ === maximumDepth) return { outcome: 'too-deep', offset };
    } else if (token === ']' || token === '}') {
      depth = Math.max(0, depth - 1);
    }
    if (!marks.has(token)) offset += token.length;
  }
  return undefined;
}

function hasManyBrackets(text: string): boolean {
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if ((code === 0x5b || code === 0x7b) && ++count > worthALook) return true;
  }
  return false;
}
