import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';

const schemaFile = '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json';

/** Where the published schema of SARIF 2.1.0 is installed, or undefined where it is not. In CI it has to be: there it throws. */
export function sarifSchemaPath(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(schemaFile);
  } catch (error) {
    const isMissing = error instanceof Error && Reflect.get(error, 'code') === 'MODULE_NOT_FOUND';
    if (!isMissing || process.env['CI'] === 'true') throw error;
    return undefined;
  }
}

/** A check of SARIF logs by the published schema: one line for each problem, with the JSON pointer. */
export function sarifValidator(path: string): (log: unknown) => string[] {
  // Draft 4 calls its address `id`, which later drafts do not know; the rest of the schema means the same in both.
  const { id: _id, $schema: _draft, ...schema } = JSON.parse(readFileSync(path, 'utf8'));
  // One of its patterns has a bracket too many, which only a lenient reader takes.
  const ajv = new Ajv({ allErrors: true, strictTypes: false, unicodeRegExp: false });
  ajv.addFormat('uri', (text) => URL.canParse(text));
  ajv.addFormat('uri-reference', (text) => isUriText(text) && URL.canParse(text, 'file:///'));
  ajv.addFormat('date-time', (text) => /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text));
  const validate = ajv.compile(schema);
  return (log) =>
    validate(log) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

/** Whether a string holds only what a URI may hold (RFC 3986, section 2), each percent sign before two digits. */
function isUriText(text: string): boolean {
  return /^([A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*$/.test(text);
}
