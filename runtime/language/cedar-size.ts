import type { LanguageProblem } from './language-problem.ts';

/** Some ten thousand policies; every request is decided against all of them. */
const longest = 1_000_000;
/** Cedar goes down one level of its stack for each of these in a policy, and does not come back from the end of it. */
const limits = { brackets: 100, conditionals: 100, operators: 1000 };

/** Strings and comments come first, so that tokens inside them are not counted. */
const token = /"(?:[^"\\]|\\.)*"|\/\/[^\n]*|[([{]|[)\]}]|;|\bif\b|&&|\|\||[-+*.]/g;

/** Reports policies that are too large for Cedar before Cedar reads them. */
export function policySizeProblem(text: string): LanguageProblem | undefined {
  if (text.length > longest) {
    const message = `the text has ${text.length} characters, more than a server reads at once (${longest})`;
    const hint = 'put what many policies have in common into one, with groups in the entities';
    return { message, hint, start: 0, end: text.length };
  }
  let depth = 0;
  let conditionals = 0;
  let operators = 0;
  for (const match of text.matchAll(token)) {
    const [word] = match;
    if (word.startsWith('"') || word.startsWith('//')) continue;
    if (word === ';') [depth, conditionals, operators] = [0, 0, 0];
    else if ('([{'.includes(word)) depth++;
    else if (')]}'.includes(word)) depth--;
    else if (word === 'if') conditionals++;
    else operators++;
    const tooMuch =
      depth > limits.brackets
        ? 'brackets are nested too deeply'
        : conditionals > limits.conditionals
          ? `more than ${limits.conditionals} conditionals`
          : operators > limits.operators
            ? `more than ${limits.operators} operators`
            : undefined;
    if (tooMuch === undefined) continue;
    const hint = 'write several policies, each with less in it';
    return { message: `the policy is too large: ${tooMuch}`, hint, start: match.index, end: match.index + word.length };
  }
  return undefined;
}
