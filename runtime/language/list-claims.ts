import type { LanguageProblem } from './language-problem.ts';

// Claims that providers write as lists of strings, whoever issues the token: groups, roles and cognito:groups. Others are a string for
// one provider and a list for the next.

/** A policy that takes such a claim for a string. */
const asText = /\b(claim_(?:groups|roles|cognito:groups))\b(?:"\s*\])?\s*(==|like)\s*"((?:[^"\\]|\\.)*)"/g;
/** A policy that takes such a claim for the list that it is. */
const asList = /\b(claim_(?:groups|roles|cognito:groups))\b(?:"\s*\])?\s*\.\s*contains/g;
/** A CEL expression that takes such a claim for a string. */
const claimAsText =
  /(\bclaims\s*(?:\.\s*(?:groups|roles|cognito:groups)\b|\[\s*["'](?:groups|roles|cognito:groups)["']\s*\]))\s*(?:\.\s*(contains|startsWith|endsWith|matches)\s*\(\s*|(==)\s*)("[^"\\]*"|'[^'\\]*')/;

/** Blanks the comments of a string, so that all offsets stay the same. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\/[^\n]*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, (all) =>
    all.startsWith('/') ? ' '.repeat(all.length) : all,
  );
}

/**
 * Finds Cedar policies that misuse a list of strings: `contains` with a list as the item, and `like` or `==` with a string on a claim that
 * is a list. The text has to parse. Policies that treat a claim both as a list and as a string are not reported.
 */
export function misusedListsInCedar(text: string): readonly LanguageProblem[] {
  if (!text.includes('claim_')) return [];
  const covered = withoutComments(text);
  const nested = [...covered.matchAll(/\bclaim_[\w:]+(?:"\s*\])?\s*\.\s*(contains)\s*\(\s*\[/g)].map((found) => {
    const start = found.index + found[0].lastIndexOf('contains');
    const said = {
      message: '"contains" asks for one item, and a list cannot be an item of a claim',
      hint: 'write containsAny for one of them, or containsAll for all',
    };
    return { ...said, start, end: start + 'contains'.length };
  });
  const knownAsList = new Set(Array.from(covered.matchAll(asList), ([, claim]) => claim));
  const compared = [...covered.matchAll(asText)].flatMap((found) => {
    const [all, claim = '', operator = '', wanted = ''] = found;
    if (knownAsList.has(claim)) return [];
    const owner = claim.includes(':') ? `principal[${JSON.stringify(claim)}]` : `principal.${claim}`;
    return {
      message: `${claim} is a list, which "${operator}" with a string never matches`,
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

/** As `misusedListsInCedar`, for a CEL expression over `claims`: there, `contains` and comparisons apply to strings. */
export function misusedListsInClaims(text: string): LanguageProblem | undefined {
  const covered = withoutComments(text);
  const found = claimAsText.exec(covered);
  if (found === null) return undefined;
  const [all, list = '', method, , wanted = ''] = found;
  // An expression that tests the type, or handles both, is correct.
  if (/\b(?:type|dyn|string)\s*\(|\bin\s+claims\b|\?/.test(covered)) return undefined;
  return {
    message: `${list} is a list, and ${method === undefined ? '"=="' : `"${method}"`} with a string applies to strings`,
    hint:
      method === undefined || method === 'contains'
        ? `write ${wanted} in ${list}`
        : `write ${list}.exists(item, item.${method}(${wanted}))`,
    start: found.index,
    end: found.index + all.length,
  };
}
