import type { LanguageProblem } from './language-problem.ts';

/** Claims that providers write as lists of texts, whoever issues the token. Others are a text for one and a list for the next. */
const lists = String.raw`(?:groups|roles|cognito:groups)`;

/** A text with its comments blanked, so that every place stays where it is. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\/[^\n]*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, (all) =>
    all.startsWith('/') ? ' '.repeat(all.length) : all,
  );
}

/**
 * Finds policies of a Cedar text that parses that use a list of texts as what it is not: `contains` with a list, which no text is,
 * and `like` or `==` with a text on a claim that is a list. Who asks for both, a list and a text, is left alone.
 */
export function misusedListsInCedar(text: string): readonly LanguageProblem[] {
  if (!text.includes('claim_')) return [];
  const covered = withoutComments(text);
  const nested = [...covered.matchAll(/\bclaim_[\w:]+(?:"\s*\])?\s*\.\s*(contains)\s*\(\s*\[/g)].map((found) => {
    const start = found.index + found[0].lastIndexOf('contains');
    const said = {
      message: '"contains" asks for one item, and a list is no item of a claim',
      hint: 'write containsAny for one of them, or containsAll for all',
    };
    return { ...said, start, end: start + 'contains'.length };
  });
  const asText = new RegExp(String.raw`\b(claim_${lists})\b(?:"\s*\])?\s*(==|like)\s*"((?:[^"\\]|\\.)*)"`, 'g');
  const compared = [...covered.matchAll(asText)].flatMap((found) => {
    const [all, claim = '', operator = '', wanted = ''] = found;
    if (new RegExp(String.raw`\b${claim}\b(?:"\s*\])?\s*\.\s*contains`).test(covered)) return [];
    const owner = claim.includes(':') ? `principal[${JSON.stringify(claim)}]` : `principal.${claim}`;
    return {
      message: `${claim} is a list, which "${operator}" with a text never fits`,
      hint:
        operator === '=='
          ? `ask whether it is in the list: ${owner}.contains("${wanted}")`
          : `name the items in full: ${owner}.containsAny(["…", "…"])`,
      start: found.index,
      end: found.index + all.length,
    };
  });
  return [...nested, ...compared];
}

/** As `misusedListsInCedar`, for a CEL expression over `claims`: `contains` and comparisons are about texts there. */
export function misusedListsInClaims(text: string): LanguageProblem | undefined {
  const covered = withoutComments(text);
  const claim = String.raw`\bclaims\s*(?:\.\s*${lists}\b|\[\s*["']${lists}["']\s*\])`;
  const use = String.raw`\s*(?:\.\s*(contains|startsWith|endsWith|matches)\s*\(\s*|(==)\s*)("[^"\\]*"|'[^'\\]*')`;
  const found = new RegExp(`(${claim})${use}`).exec(covered);
  if (found === null) return undefined;
  const [all, list = '', method, , wanted = ''] = found;
  // Who asks for its type, or for both, knows what may come.
  if (/\b(?:type|dyn|string)\s*\(|\bin\s+claims\b|\?/.test(covered)) return undefined;
  return {
    message: `${list} is a list, and ${method === undefined ? '"=="' : `"${method}"`} with a text is about texts`,
    hint:
      method === undefined || method === 'contains'
        ? `write ${wanted} in ${list}`
        : `write ${list}.exists(item, item.${method}(${wanted}))`,
    start: found.index,
    end: found.index + all.length,
  };
}
