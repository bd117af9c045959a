import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

const compiled = new WeakMap<object, ValidateFunction>();

/** What a schema file says that the dialect does not admit: one line each, starting with the JSON pointer. */
export function dialectProblems(dialect: unknown, schema: unknown): string[] {
  const validate = validatorOf(dialect);
  if (validate(schema)) return [];
  return (validate.errors ?? []).map((error) => {
    const detail = error.keyword === 'additionalProperties' ? ` (${String(error.params['additionalProperty'])})` : '';
    return `#${error.instancePath} ${error.message ?? error.keyword}${detail}`;
  });
}

function validatorOf(dialect: unknown): ValidateFunction {
  if (typeof dialect !== 'object' || dialect === null) throw new Error('schemas/dialect.json is not a JSON object');
  const known = compiled.get(dialect);
  if (known !== undefined) return known;
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile(dialect);
  compiled.set(dialect, validate);
  return validate;
}
