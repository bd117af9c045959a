/** What a page says of an operation. */
export interface DescribedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly DescribedParameter[];
  /** Names of the types that its body may have. */
  readonly body: readonly string[];
  readonly bodyDescription: string;
  readonly replies: readonly DescribedReply[];
}

export interface DescribedParameter {
  readonly name: string;
  readonly place: string;
  readonly required: boolean;
  readonly type: string;
  readonly description: string;
}

export interface DescribedReply {
  readonly status: string;
  readonly description: string;
  readonly types: readonly string[];
}

/** What a page says of an API. */
export interface ApiDescription {
  readonly summary: string;
  readonly about: string;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly operations: readonly DescribedOperation[];
}

/** Reads a generated OpenAPI document as far as a page needs it; what is absent is empty. */
export function apiDescription(document: unknown): ApiDescription {
  const info = child(document, 'info');
  const operations = entries(child(document, 'paths')).flatMap(([path, item]) =>
    entries(item).map(([method, operation]) => describedOperation(path, method.toUpperCase(), operation)),
  );
  return {
    summary: text(child(info, 'summary')),
    about: text(child(info, 'description')),
    tags: list(child(document, 'tags')).map((tag) => ({
      name: text(child(tag, 'name')),
      description: text(child(tag, 'description')),
    })),
    operations,
  };
}

function describedOperation(path: string, method: string, operation: unknown): DescribedOperation {
  const body = child(operation, 'requestBody');
  return {
    id: text(child(operation, 'operationId')),
    method,
    path,
    tag: text(list(child(operation, 'tags'))[0]),
    summary: text(child(operation, 'summary')),
    description: text(child(operation, 'description')),
    parameters: list(child(operation, 'parameters')).map(describedParameter),
    body: body === undefined ? [] : typesOf(body, 'RegistrySource'),
    bodyDescription: text(child(body, 'description')),
    replies: entries(child(operation, 'responses')).map(([status, reply]) => ({
      status,
      description: text(child(reply, 'description')),
      types: typesOf(reply, ''),
    })),
  };
}

function describedParameter(parameter: unknown): DescribedParameter {
  const schema = child(parameter, 'schema');
  const [values, fallback] = [list(child(schema, 'enum')), child(schema, 'default')];
  const type = text(child(schema, 'type')) === '' ? 'time (RFC 3339)' : text(child(schema, 'type'));
  return {
    name: text(child(parameter, 'name')),
    place: text(child(parameter, 'in')),
    required: child(parameter, 'required') === true,
    type: [
      values.length === 0 ? type : values.map((value) => `\`${String(value)}\``).join(', '),
      fallback === undefined ? '' : `default \`${JSON.stringify(fallback)}\``,
    ]
      .filter((part) => part !== '')
      .join(', '),
    description: text(child(parameter, 'description')),
  };
}

/** Names of the types of a JSON body; `written` is the name of one that is written out in place. */
function typesOf(parent: unknown, written: string): string[] {
  const schema = child(child(child(parent, 'content'), 'application/json'), 'schema');
  if (schema === undefined) return [];
  const choices = list(child(schema, 'anyOf'));
  const names = (choices.length === 0 ? [schema] : choices).map((choice) =>
    text(child(choice, '$ref')).replace('#/components/schemas/', ''),
  );
  return names.map((name) => (name === '' ? written : name)).filter((name) => name !== '');
}

function child(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
  return found;
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
