import { isObject } from './keywords.ts';
import { loadAjv } from './load-ajv.ts';

/** Says why a value does not match, in words with the place in the value; undefined where it matches. */
export type ValueCheck = (value: unknown) => string | undefined;

/**
 * Compiles a schema of JSON Schema 2020-12 to a check. `fillsDefaults`: the check writes the defaults of the schema into the value. Gives
 * what keeps the schema from being used, such as a reference to another document or a pattern outside of RE2.
 */
export async function valueCheck(
  schema: unknown,
  fillsDefaults: boolean,
): Promise<{ readonly check: ValueCheck } | { readonly problem: string }> {
  if (!isObject(schema)) return { problem: 'it is not an object' };
  const engine = (await loadAjv())({ useDefaults: fillsDefaults });
  // A draft that the engine does not know would be looked for as a schema.
  const { $schema: _schema, ...rules } = schema;
  try {
    const validate = engine.compile(rules);
    return {
      check(value) {
        if (validate(value)) return undefined;
        const [error] = validate.errors ?? [];
        const { instancePath = '', message = 'does not match', params = {} } = error ?? {};
        const extra: unknown = Reflect.get(params, 'additionalProperty');
        const place = instancePath === '' ? '' : `${instancePath.slice(1).replaceAll('/', '.')} `;
        return `${place}${message.replace('must NOT', 'must not')}${typeof extra === 'string' ? ` ("${extra}")` : ''}`;
      },
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'it is not a schema' };
  }
}
