import type { Ajv2020 } from 'ajv/dist/2020.js';
import { forRe2 } from '../regular-expression.ts';

type Engine = typeof Ajv2020.prototype;

/**
 * Loads the validator of JSON Schema 2020-12, with patterns run by RE2, whose time is bounded; formats are not judged. The function makes an
 * engine of its own: schemas compiled by one know each other's names.
 */
export async function loadAjv(): Promise<(options?: { readonly useDefaults?: boolean }) => Engine> {
  const [module, { RE2JS }] = await Promise.all([import('ajv/dist/2020.js'), import('re2js')]);
  const regExp = Object.assign(
    (pattern: string) => {
      const compiled = RE2JS.compile(forRe2(pattern));
      return { test: (text: string) => compiled.matcher(text).find() };
    },
    { code: 'RE2' },
  );
  return ({ useDefaults = false } = {}) =>
    new module.Ajv2020({
      strict: false,
      validateFormats: false,
      validateSchema: false,
      logger: false,
      useDefaults,
      code: { regExp },
    });
}
