import { target } from '../../model/named-types.ts';
import type { Schema } from '../../model/schema.ts';
import type { LintRule } from './lint-rule.ts';

/** Defaults and examples are values of their own schema. */
export const valueProblems: LintRule = (use, file, set) => {
  const { schema } = target(use, file, set);
  const fallback = use.default === undefined || admits(schema, use.default) ? [] : [use.default];
  const examples = (use.examples ?? []).filter((example) => !admits(schema, example));
  const deprecated = (use['x-deprecated']?.values ?? []).filter((value) => schema.enum?.includes(value) === false);
  return [
    ...fallback.map((value) => `has the default ${JSON.stringify(value)}, which it does not admit`),
    ...examples.map((value) => `has the example ${JSON.stringify(value)}, which it does not admit`),
    ...deprecated.map((value) => `deprecates the value ${value}, which it does not admit`),
  ];
};

/** Whether a plain value fits a schema; the contents of objects and lists are left to the validators. */
function admits(schema: Schema, value: unknown): boolean {
  if (schema.enum !== undefined) return schema.enum.some((allowed) => allowed === value);
  switch (schema.type) {
    case 'string':
      return (
        typeof value === 'string' &&
        (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value)) &&
        value.length >= (schema.minLength ?? 0) &&
        value.length <= (schema.maxLength ?? Infinity)
      );
    case 'integer':
    case 'number':
      return (
        typeof value === 'number' &&
        (schema.type === 'number' || Number.isInteger(value)) &&
        value >= (schema.minimum ?? -Infinity) &&
        value <= (schema.maximum ?? Infinity)
      );
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return true;
  }
}
