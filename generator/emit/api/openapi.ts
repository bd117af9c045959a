import { errorsOf, pathParametersOf } from '../../model/api.ts';
import type { Api, BodyDeclaration, OperationDeclaration, ReplyDeclaration } from '../../model/api-interfaces.ts';
import { pathOf, type SchemaSet } from '../../model/schema-set.ts';
import type { Schema } from '../../model/schema.ts';
import { jsonFile, preamble, type GeneratedFile } from '../../write/generated-file.ts';
import { editorSchema, type Definitions } from '../editor/editor-schema.ts';
import type { EditorSchema } from '../editor/editor-schema-type.ts';

/** The published description of each API, in OpenAPI 3.1. */
export function emitOpenApi(set: SchemaSet): GeneratedFile[] {
  return set.apis.map((api) => jsonFile(`openapi/${api.declaration.name}.json`, description(api, set)));
}

function description(api: Api, set: SchemaSet): object {
  const definitions: Definitions = new Map();
  const { operations, tags, aliases } = api.declaration;
  const published = operations.filter(({ inOpenApi }) => inOpenApi !== false);
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of published) {
    const item = (paths[operation.path] ??= {});
    item[operation.method.toLowerCase()] = operationObject(operation, api, set, definitions);
  }
  const used = new Set(published.map(({ tag }) => tag));
  const also = aliases.map(({ from, to }) => `\`${from}/…\` is answered at \`${to}/…\` too.`);
  return {
    'x-comment': preamble(pathOf(api.file)),
    openapi: '3.1.0',
    info: {
      title: 'Registry server',
      summary: api.description,
      description: also.join(' '),
      version: '0.1.0',
    },
    'x-error-codes': api.declaration.errors,
    servers: [{ url: '/' }],
    tags: Object.entries(tags)
      .filter(([name]) => used.has(name))
      .map(([name, text]) => ({ name, description: text })),
    paths,
    components: {
      schemas: Object.fromEntries([...definitions].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(published31)),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token of a configured identity provider. A server without authentication takes none.',
        },
      },
    },
  };
}

function operationObject(operation: OperationDeclaration, api: Api, set: SchemaSet, definitions: Definitions): object {
  const { operationId, tag, summary, description: text, access, path, query = [], body } = operation;
  const parameters = [...pathParametersOf(path), ...query].map((name) => parameterObject(name, api, set, definitions));
  return {
    operationId,
    tags: [tag],
    summary,
    ...(text === undefined ? {} : { description: text }),
    ...(access === 'public' ? {} : { security: [{ bearer: [] }, {}] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: requestBody(body, api, set, definitions) }),
    responses: {
      ...Object.fromEntries(
        Object.entries(operation.replies).map(([status, reply]) => [status, responseOf(reply, api, set, definitions)]),
      ),
      ...errorResponses(operation, api, set, definitions),
    },
  };
}

function parameterObject(name: string, api: Api, set: SchemaSet, definitions: Definitions): object {
  const declared = api.declaration.parameters[name];
  if (declared === undefined) throw new Error(`${name} is not a declared parameter`);
  const { description: text, ...schema } = converted(declared.schema, api, set, definitions);
  return { name: declared.name ?? name, in: declared.in, description: text, required: declared.in === 'path', schema };
}

function requestBody(body: BodyDeclaration, api: Api, set: SchemaSet, definitions: Definitions): object {
  const schema = payload(body.schemas, api, set, definitions);
  return {
    description: body.description,
    required: true,
    content: {
      'application/json': { schema: body.fromPath === undefined ? schema : withoutKeys(body, api, set, definitions) },
    },
  };
}

/** A schema whose keys are partly given by the path: the type itself, without them. */
function withoutKeys(body: BodyDeclaration, api: Api, set: SchemaSet, definitions: Definitions): object {
  const { schema, ...file } = set.resolve(body.schemas[0] ?? '', api.file);
  const keys = Object.keys(body.fromPath ?? {});
  const { title: _title, required = [], ...rest } = schema;
  const left = required.filter((name) => !keys.includes(name));
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !keys.includes(name));
  const bare: Schema = {
    ...rest,
    ...(left.length === 0 ? {} : { required: left }),
    properties: Object.fromEntries(properties),
  };
  const made = editorSchema(bare, { ...file, schema: bare }, set, definitions);
  return published31(['', made])[1];
}

function responseOf(reply: ReplyDeclaration, api: Api, set: SchemaSet, definitions: Definitions): object {
  const { description: text, schemas, mediaType } = reply;
  if (mediaType !== undefined) return { description: text, content: { [mediaType]: { schema: { type: 'string' } } } };
  if (schemas === undefined) return { description: text };
  return { description: text, content: { 'application/json': { schema: payload(schemas, api, set, definitions) } } };
}

/** Error answers by status, each with its codes. A status that is an answer too keeps that. */
function errorResponses(
  operation: OperationDeclaration,
  api: Api,
  set: SchemaSet,
  definitions: Definitions,
): Record<string, object> {
  const { errors, error } = api.declaration;
  const byStatus = new Map<number, string[]>();
  for (const code of errorsOf(operation, api)) {
    const { status = 500 } = errors[code] ?? {};
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\``]);
  }
  const schema = payload([error], api, set, definitions);
  const responses = [...byStatus]
    .filter(([status]) => operation.replies[String(status)] === undefined)
    .map(([status, lines]) => [
      String(status),
      {
        description: `One of the errors ${lines.join(', ')}.`,
        ...(status === 401 ? { headers: { 'WWW-Authenticate': challenge } } : {}),
        content: { 'application/json': { schema } },
      },
    ]);
  return Object.fromEntries(responses);
}

const challenge = {
  description: 'How to be let in (RFC 6750, RFC 9728). Absent where the server runs without authentication.',
  schema: { type: 'string' },
};

function payload(references: readonly string[], api: Api, set: SchemaSet, definitions: Definitions): EditorSchema {
  const schemas = references.map((reference) => {
    const { description: _use, ...schema } = converted(
      { $ref: reference, description: 'The body.' },
      api,
      set,
      definitions,
    );
    return schema;
  });
  return schemas.length === 1 ? (schemas[0] ?? {}) : { anyOf: schemas };
}

function converted(use: Schema, api: Api, set: SchemaSet, definitions: Definitions): EditorSchema {
  return published31(['', editorSchema(use, api.file, set, definitions)])[1];
}

/** Keywords that only editors read. */
const ofEditors: ReadonlySet<string> = new Set(['markdownDescription', 'patternErrorMessage', 'deprecationMessage']);

/** Keywords whose values are maps of schemas: their keys are names, not keywords. */
const maps: ReadonlySet<string> = new Set(['properties', 'definitions']);

/** A schema as OpenAPI 3.1 (JSON Schema 2020-12) holds it: references point to components, and words for editors are left out. */
function published31([name, schema]: [string, EditorSchema]): [string, EditorSchema] {
  return [name, asPublished(schema) as EditorSchema];
}

function asPublished(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => asPublished(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]: [string, unknown]): [string, unknown][] => {
    if (!isMap && ofEditors.has(key)) return [];
    if (!isMap && key === '$ref') return [[key, String(inner).replace('#/definitions/', '#/components/schemas/')]];
    if (!isMap && (key === 'default' || key === 'examples' || key === 'enum' || key === 'const')) return [[key, inner]];
    return [[key, asPublished(inner, !isMap && maps.has(key))]];
  });
  return Object.fromEntries(entries);
}
