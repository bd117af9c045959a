import type { LanguageProblem } from './language-problem.ts';
import { openTable } from '../diagnostics/open-table.ts';

/** A word for an operator in an expression that does not parse, as other languages have them. */
export function wordAsOperator(text: string): LanguageProblem | undefined {
  const found = /(?<![\w.])(and|or|not)(?=[\s(])/i.exec(blankedTexts(text));
  const word = found?.[1];
  if (found === null || word === undefined) return undefined;
  const operator = operators[word.toLowerCase()] ?? '&&';
  return {
    message: `"${word}" is not an operator`,
    hint: `write ${operator} instead`,
    start: found.index,
    end: found.index + word.length,
  };
}

const operators: Readonly<Record<string, string>> = openTable({ and: '&&', or: '||', not: '!' });

function blankedTexts(text: string): string {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, (all) => ' '.repeat(all.length));
}
