import { describe, expect, test } from 'vitest';
import { cataloguedTexts, type CataloguedText } from './support/catalogued-texts.ts';
import { sourceTexts } from './support/source-texts.ts';

/** What docs/style.md bans, and what to write instead. */
const banned: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(?<!\bthere )\b(?:is|are|was|were) no (?!longer|more|less|other)[a-z]/i, '"is not a …"'],
  [/(?<![-\w])stands?\b(?!-)/i, '"is in", "is at", or the verb of the field'],
  [/\b(?:is|are|was|were|be|been|once) (?:told|said)\b/i, '"is reported", "is set", "receives"'],
  [/\b(?:says|said) nothing\b|\bnothing (?:is said|says)\b/i, '"omits", "is not set", "has no effect"'],
  [/\bcom(?:es?|ing) to\b/i, '"resolves to", "is"'],
  [/\ba text\b(?!-)/i, '"a string"'],
  [/\bmend(?:s|ed|ing)?\b/i, '"fix"'],
  [/\bat the desk\b/i, '"before deployment"'],
  [/\bnothing to do\b|\bhas no use\b/i, '"no effect"'],
  [/\bwants? to know\b/i, '"requires"'],
  [/\bunsaid\b/i, '"missing"'],
  [/\bwho asks\b/i, '"the caller", "the client"'],
  [/\bof ours\b/i, 'the name of the thing'],
  [/\bno length of time\b/i, '"not a valid duration"'],
  [/\btelling (?:which|who)\b/i, '"ambiguous"'],
];

/** The banned phrases of one string, with their place and what to write instead. */
function bannedIn({ place, text }: CataloguedText): string[] {
  return banned.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text);
    if (found === null) return [];
    const shown = text.slice(Math.max(0, found.index - 100), found.index + 100);
    return [`${place}: "${found[0]}" in ${JSON.stringify(shown)}: write ${instead}`];
  });
}

describe('texts that people read', () => {
  test('use the plain English of docs/style.md', () => {
    const texts = cataloguedTexts();
    expect(texts.length).toBeGreaterThan(20_000);
    expect(texts.flatMap(bannedIn)).toEqual([]);
  });

  test('use it in comments and in the names of tests, too', () => {
    const texts = sourceTexts();
    expect(texts.length).toBeGreaterThan(10_000);
    expect(texts.flatMap(bannedIn)).toEqual([]);
  });

  test.each([
    ['"x" is no valid name', true],
    ['there is no registry "x"', false],
    ['it is no longer read', false],
    ['the value stands in a file', true],
    ['a stand-in for the server', false],
    ['clients are told to ask', true],
    ['what it comes to', true],
    ['found a text', true],
    ['mend the file', true],
    ['set by the controller; do not write it', false],
  ])('%s: %s', (text, isBanned) => {
    expect(banned.some(([pattern]) => pattern.test(text))).toBe(isBanned);
  });
});
