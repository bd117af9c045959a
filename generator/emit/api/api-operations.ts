import { aliasesOf, errorsOf, pathParametersOf, reservedSegmentsOf } from '../../model/api.ts';
import type { Api, BodyDeclaration, OperationDeclaration } from '../../model/api-interfaces.ts';
import { target } from '../../model/named-types.ts';
import { pathOf, type SchemaSet } from '../../model/schema-set.ts';
import { preamble, type GeneratedFile } from '../../write/generated-file.ts';
import { literalOf } from '../../write/typescript-literal.ts';
import { TypeScriptModule } from '../../write/typescript-module.ts';
import { validatorModuleOf } from '../validators/validators.ts';

const shapePath = 'api/operation.ts';

/** The operations of each API as a typed table, its error codes, and the first segments that its paths take. */
export function emitApiOperations(set: SchemaSet): GeneratedFile[] {
  if (set.apis.length === 0) return [];
  return [
    { path: shapePath, content: `// ${preamble('schemas/dialect.json')}\n\n${shape}` },
    ...set.apis.flatMap((api) => [
      operationsModule(api, set),
      errorsModule(api),
      segmentsModule(api),
      eventsModule(api),
    ]),
  ];
}

function operationsModule(api: Api, set: SchemaSet): GeneratedFile {
  const { name, operations } = api.declaration;
  const module = new TypeScriptModule(`api/${name}-operations.ts`, pathOf(api.file));
  const rows = operations.map((operation) => `${operation.operationId}: ${row(operation, api, set)},`);
  module.add(
    `/** Every operation, by its id: ${api.description} */\nexport const ${name}Operations = {\n${rows.join('\n')}\n} as const satisfies Readonly<Record<string, ${module.importingType('ApiOperation', shapePath)}>>;`,
  );
  module.add(
    `/** Names of the operations. */\nexport type ${capital(name)}OperationId = keyof typeof ${name}Operations;`,
  );
  return module.finish();
}

function row(operation: OperationDeclaration, api: Api, set: SchemaSet): string {
  const { operationId, method, path, access, tag, event, query = [], body } = operation;
  const text = {
    operationId,
    method,
    path,
    aliases: aliasesOf(operation, api),
    access,
    tag,
    ...(event === undefined ? {} : { event }),
    pathParameters: rules(pathParametersOf(path), api, set),
    queryParameters: rules(query, api, set),
    replies: Object.keys(operation.replies).map(Number),
    errors: errorsOf(operation, api),
    inOpenApi: operation.inOpenApi ?? true,
  };
  const fields = Object.entries(text).map(([key, value]) => `${key}: ${literalOf(value)},`);
  if (body !== undefined) fields.push(`body: ${bodyRow(body, api, set)},`);
  return `{\n${fields.join('\n')}\n}`;
}

function bodyRow({ schemas, chosenBy, fromPath }: BodyDeclaration, api: Api, set: SchemaSet): string {
  const [first = '', second] = schemas.map(
    (reference) => `() => import('../${validatorModuleOf(set.resolve(reference, api.file))}')`,
  );
  const choice =
    second === undefined || chosenBy === undefined ? '' : `, chosenBy: ${literalOf(chosenBy)}, loadOther: ${second}`;
  return `{ load: ${first}${choice}${fromPath === undefined ? '' : `, fromPath: ${literalOf(fromPath)}`} }`;
}

/** What the text of each parameter has to be, and what is made of it. */
function rules(names: readonly string[], api: Api, set: SchemaSet): object {
  return Object.fromEntries(
    names.map((name) => {
      const { schema: use, name: sent = name } = api.declaration.parameters[name] ?? {};
      if (use === undefined) throw new Error(`${name} is not a declared parameter`);
      const { schema } = target(use, api.file, set);
      const { type, minLength, maxLength, pattern, minimum, maximum } = schema;
      const isTime = schema.title === 'Timestamp';
      const rule = {
        type: isTime ? 'timestamp' : type,
        minLength,
        maxLength,
        pattern: isTime ? undefined : pattern,
        form: schema['x-form'],
        minimum,
        maximum,
        values: schema.enum,
        default: use.default ?? schema.default,
      };
      return [sent, Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== undefined))];
    }),
  );
}

function errorsModule({ file, declaration }: Api): GeneratedFile {
  const module = new TypeScriptModule(`api/${declaration.name}-errors.ts`, pathOf(file));
  module.add(
    `/** Every error code of the API, with its status and when it is answered. */\nexport const ${declaration.name}Errors = ${literalOf(declaration.errors)} as const;`,
  );
  module.add(
    `/** An error code of the API. */\nexport type ${capital(declaration.name)}ErrorCode = keyof typeof ${declaration.name}Errors;`,
  );
  return module.finish();
}

function eventsModule(api: Api): GeneratedFile {
  const { name } = api.declaration;
  const module = new TypeScriptModule(`api/${name}-events.ts`, pathOf(api.file));
  module.add(
    `/** Types of the audit events that operations are written as. */\nexport const ${name}EventTypes: readonly string[] = ${literalOf(eventTypes(api))};`,
  );
  return module.finish();
}

/** Types of the audit events that the operations write, in order. */
function eventTypes(api: Api): string[] {
  const types = api.declaration.operations.flatMap(({ event, replies }) => {
    if (event === undefined) return [];
    return replies['201'] !== undefined && event.endsWith('.update')
      ? [event, event.replace(/update$/, 'create')]
      : [event];
  });
  return [...new Set(types)].toSorted();
}

function segmentsModule(api: Api): GeneratedFile {
  const { name } = api.declaration;
  const module = new TypeScriptModule(`api/${name}-segments.ts`, pathOf(api.file));
  module.add(
    `/** First segments of the server's own paths: no other first segment of a path may have these names. */\nexport const ${name}ReservedSegments: readonly string[] = ${literalOf(reservedSegmentsOf(api))};`,
  );
  return module.finish();
}

function capital(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

const shape = `import type { ValidateFunction } from '../validators/validate-function.ts';

/** What the text of a parameter has to be, and what is made of it. */
export interface ParameterRule {
  /** timestamp: RFC 3339 text becomes milliseconds since 1970. */
  readonly type: 'string' | 'integer' | 'boolean' | 'timestamp';
  /** In characters, as for maxLength. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Inside RE2 and ECMAScript, for the whole text where it is anchored. */
  readonly pattern?: string;
  /** What the pattern asks for, in words that go on after "is not". */
  readonly form?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly values?: readonly (string | number)[];
  readonly default?: string | number | boolean;
}

/** Loads the validator of a body. */
export type BodyLoader = () => Promise<{ readonly validate: ValidateFunction<unknown> }>;

/** The bodies that an operation takes, as JSON. */
export interface ApiBody {
  readonly load: BodyLoader;
  /** A body with this key at its top level is checked by load, another one by loadOther. */
  readonly chosenBy?: string;
  readonly loadOther?: BodyLoader;
  /** Keys of the schema that are not in the body, because parameters of the path say them. */
  readonly fromPath?: Readonly<Record<string, string>>;
}

/** One operation of an API. */
export interface ApiOperation {
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in braces. */
  readonly path: string;
  /** Other paths with the same answer. */
  readonly aliases: readonly string[];
  /** What the caller has to be allowed to do. */
  readonly access: string;
  readonly tag: string;
  /** Type of the audit event; an update that answers 201 is a create. Absent: none is written. */
  readonly event?: string;
  readonly pathParameters: Readonly<Record<string, ParameterRule>>;
  readonly queryParameters: Readonly<Record<string, ParameterRule>>;
  readonly body?: ApiBody;
  /** Statuses of the answers that are not errors (readiness: also of the negative one). */
  readonly replies: readonly number[];
  /** Codes of the errors that it may answer. */
  readonly errors: readonly string[];
  /** Whether the published description holds it. */
  readonly inOpenApi: boolean;
}
`;
