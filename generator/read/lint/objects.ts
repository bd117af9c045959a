import type { LintRule } from './lint-rule.ts';

/** Objects are named, closed (or open on purpose), and require only what they have. */
export const objectProblems: LintRule = (schema, _file, _set) => {
  if (schema.type !== 'object') return [];
  const problems: string[] = [];
  if (schema.properties !== undefined && schema.title === undefined) problems.push('has properties but no title');
  if (schema.additionalProperties === undefined && schema['x-preserve'] === undefined) {
    problems.push('does not declare other keys: additionalProperties or x-preserve');
  }
  if (schema.properties !== undefined && typeof schema.additionalProperties === 'object') {
    problems.push('has properties and typed other keys at once, which a CRD cannot say');
  }
  if (schema['x-preserve'] === true && schema.additionalProperties !== undefined) {
    problems.push('keeps any keys and says what other keys are');
  }
  for (const name of Object.keys(schema.properties ?? {})) {
    if (!/^[A-Za-z_$][\w$]*$/.test(name))
      problems.push(`has the field ${name}, which generated code cannot write as a name`);
  }
  const added = schema['x-kind'] === undefined ? [] : ['apiVersion', 'kind', 'metadata'];
  for (const name of schema.required ?? []) {
    if (schema.properties?.[name] === undefined && !added.includes(name))
      problems.push(`requires ${name}, which it does not have`);
  }
  return problems;
};
