import { defaultOf, target } from '../../model/named-types.ts';
import type { LintRule } from './lint-rule.ts';

/** Lists say what they hold; a list that merges by key has that key in every item, a set holds plain values. */
export const listProblems: LintRule = (use, file, set) => {
  const problems: string[] = [];
  if (use.type === 'array' && use.items === undefined) problems.push('is a list without items');
  const list = use['x-list'];
  if (list === undefined) return problems;
  const { schema, file: owner } = target(use, file, set);
  if (schema.type !== 'array' || schema.items === undefined) return [...problems, 'has x-list but is not a list'];
  const items = target(schema.items, owner, set);
  const { properties, required } = items.schema;
  if (list.type !== 'map') {
    if (list.keys !== undefined) problems.push(`has keys but is not a map list`);
    if (list.type === 'set' && properties !== undefined)
      problems.push('is a set of objects: give it keys or make it atomic');
    return problems;
  }
  if (list.keys === undefined) problems.push('is a map list without keys');
  for (const key of list.keys ?? []) {
    const property = properties?.[key];
    if (property === undefined) problems.push(`has the list key ${key}, which its items do not have`);
    else if (required?.includes(key) !== true) problems.push(`has the list key ${key}, which its items do not require`);
    else if (defaultOf(property, items.file, set) !== undefined)
      problems.push(`has the list key ${key}, which has a default`);
  }
  return problems;
};
