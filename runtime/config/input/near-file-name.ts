import { parse } from 'node:path';
import { suggest } from '../suggest.ts';

/**
 * The name of a file that was most likely meant, or undefined: the same with another extension, or a similar one, compared without the
 * extension (`nope.json` is not `to1.json`).
 */
export function nearFileName(name: string, others: readonly string[]): string | undefined {
  const stem = parse(name).name;
  const known = others.filter((other) => {
    const own = parse(other).name;
    return own === stem || suggest(stem, [own]) !== undefined;
  });
  return suggest(name, known) ?? known.find((other) => parse(other).name === stem);
}
