import { target } from '../../model/named-types.ts';
import type { LintRule } from './lint-rule.ts';

/** Every value has a type and a description of one sentence, and its alternatives have different JSON types. */
export const typeProblems: LintRule = (schema, file, set) => {
  const problems: string[] = [];
  if (schema.$ref === undefined && schema.oneOf === undefined && schema.type === undefined) {
    problems.push('has neither a type nor a $ref');
  }
  if (schema.oneOf !== undefined) {
    const types = schema.oneOf.map((choice) => target(choice, file, set).schema.type);
    if (new Set(types).size < types.length) problems.push('has alternatives of one JSON type in oneOf');
  }
  if (!/[.?]$/.test(schema.description))
    problems.push('has a description that is not a sentence: it does not end with a period');
  const isText = schema.type === 'string' || schema.$ref !== undefined;
  if (schema['x-secret'] === true && !isText) problems.push('has x-secret but is not a string');
  return problems;
};
