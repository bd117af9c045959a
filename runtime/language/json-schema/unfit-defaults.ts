import { isObject } from './keywords.ts';
import { loadAjv } from './load-ajv.ts';
import { subschemasOf, type SchemaPath } from './subschemas.ts';

/** A default that its own schema refuses. */
export interface UnfitDefault {
  /** Of the default. */
  readonly path: SchemaPath;
  /** What is wrong with it, in words that follow "it". */
  readonly reason: string;
}

/** More than anybody writes; each costs a validator. */
const most = 1000;

/** Keywords that lead out of a schema; one with them cannot be judged by itself. */
const leading = ['$ref', '$dynamicRef', '$recursiveRef'];

/**
 * The defaults in a valid JSON Schema that do not match the schema that contains them. Loads a validator only where there is a default;
 * formats are not judged, and neither is a schema that refers elsewhere.
 */
export async function unfitDefaultsOf(schema: unknown): Promise<UnfitDefault[]> {
  const found: UnfitDefault[] = [];
  const withDefault = subschemasOf(schema).filter(({ value }) => isObject(value) && Object.hasOwn(value, 'default'));
  for (const { path, value } of withDefault.slice(0, most)) {
    if (!isObject(value)) continue;
    const { default: given, ...rules } = value;
    const isClosed = subschemasOf(rules).every(
      ({ value: inner }) => !isObject(inner) || leading.every((keyword) => !Object.hasOwn(inner, keyword)),
    );
    const reason = isClosed ? await reasonAgainst(given, withoutNames(rules)) : undefined;
    if (reason !== undefined) found.push({ path: [...path, 'default'], reason });
  }
  return found;
}

/** An identity would be remembered, and clash with that of the next schema. */
function withoutNames({
  $id: _id,
  $schema: _schema,
  $anchor: _anchor,
  ...rules
}: Readonly<Record<string, unknown>>): object {
  return rules;
}

type Judge = (value: unknown) => string | undefined;

let judges: Promise<(schema: object) => Judge> | undefined;
const known = new Map<string, Judge>();
const remembered = 500;

async function reasonAgainst(value: unknown, schema: object): Promise<string | undefined> {
  const key = JSON.stringify(schema);
  const judge = known.get(key) ?? (await (judges ??= loadJudges()))(schema);
  if (known.size < remembered) known.set(key, judge);
  return judge(value);
}

async function loadJudges(): Promise<(schema: object) => Judge> {
  const ajv = (await loadAjv())();
  return (schema) => {
    try {
      const validate = ajv.compile(schema);
      return (value) => (validate(value) ? undefined : worded(validate.errors?.[0]?.message));
    } catch {
      // A schema that the validator refuses was reported, or is one that only clients can use (a pattern outside of RE2).
      return () => undefined;
    } finally {
      ajv.removeSchema(schema);
    }
  };
}

function worded(message: string | undefined): string {
  return message?.replace('must NOT', 'must not') ?? 'does not match';
}
