import type { CST, Document } from 'yaml';
import { maximumDepth } from '../limits.ts';
import { readerRefusal, type ReaderRefusal } from './reader-limits.ts';
import { yamlPackage } from './yaml-package.ts';

/** A document with positions, or why there is none: it is too large, or its nesting passed the limit at an offset. */
export type PositionedReading =
  | { readonly outcome: 'composed'; readonly documents: readonly Document.Parsed[] }
  | ReaderRefusal;

/**
 * Reads the text of one document with the authoritative reader: YAML 1.2 core schema whatever `%YAML` says, no tags beyond
 * it, errors kept with the document. Offsets are relative to the text. There is one document, or more where the text has errors.
 * Aliases, merge keys and repeated keys are left to the caller.
 */
export function readPositioned(text: string): PositionedReading {
  const refusal = readerRefusal(text);
  if (refusal !== undefined) return refusal;
  const { Composer, Parser } = yamlPackage();
  const tokens = [...new Parser().parse(text)];
  const offset = firstTooDeep(tokens);
  if (offset !== undefined) return { outcome: 'too-deep', offset };
  const composer = new Composer({
    schema: 'core',
    merge: false,
    resolveKnownTags: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  });
  return { outcome: 'composed', documents: [...composer.compose(tokens, true, text.length)] };
}

/** Looks at the tokens without recursion, because composing recurses and would exhaust the stack. */
function firstTooDeep(tokens: readonly CST.Token[]): number | undefined {
  const { isCollection } = yamlPackage().CST;
  const open: { token: CST.Token; depth: number }[] = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { token, depth } = next;
    if (token.type === 'document') {
      if (token.value !== undefined) open.push({ token: token.value, depth });
    } else if (isCollection(token)) {
      if (depth === maximumDepth) return token.offset;
      for (const item of token.items) {
        if (item.key) open.push({ token: item.key, depth: depth + 1 });
        if (item.value) open.push({ token: item.value, depth: depth + 1 });
      }
    }
  }
  return undefined;
}
