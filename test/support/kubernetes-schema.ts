import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';

const path = join(import.meta.dirname, '../../generated/kubernetes/schemas.json');
const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false, allowUnionTypes: true });
const document: { definitions: Record<string, { required?: readonly string[] }> } = JSON.parse(
  readFileSync(path, 'utf8'),
);
ajv.addVocabulary(['x-form']);
ajv.addSchema(document, 'kubernetes');

/**
 * What is wrong with an emitted object by the Kubernetes schema of its kind: one line each, with the JSON pointer.
 * A kind that the generated schemas do not know is itself a problem, so that nothing passes unseen.
 */
export function problemsOf(object: object): string[] {
  const kind: unknown = Reflect.get(object, 'kind');
  const validate = typeof kind === 'string' ? validatorOf(kind) : undefined;
  if (validate === undefined) return [`no Kubernetes schema is known for the kind ${String(kind)}`];
  if (validate(object)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}

function validatorOf(kind: string): ValidateFunction | undefined {
  const isKind = document.definitions[kind]?.required?.includes('apiVersion') === true;
  return isKind ? ajv.getSchema(`kubernetes#/definitions/${kind}`) : undefined;
}
