import { pathOf, type SchemaSet } from './schema-set.ts';
import type { OperationDeclaration, Api, ApiText } from './api-interfaces.ts';

/** An API of its file, with the API group in its paths (`{{group}}` is the group reversed: `internal.svc.mcp`). */
export function makeApi(base: string, text: ApiText, group: string): Api {
  const reversed = group.split('.').toReversed().join('.');
  const declaration = text['x-api'];
  return {
    title: text.title,
    description: text.description,
    file: { folder: 'api', base, schema: { title: text.title, description: text.description } },
    declaration: {
      ...declaration,
      operations: declaration.operations.map((operation) => ({
        ...operation,
        path: operation.path.replaceAll('{{group}}', reversed),
      })),
    },
  };
}

/** The other paths at which an operation is answered. */
export function aliasesOf({ path }: OperationDeclaration, { declaration }: Api): string[] {
  return declaration.aliases
    .filter(({ from }) => path === from || path.startsWith(`${from}/`))
    .map(({ from, to }) => `${to}${path.slice(from.length)}`);
}

/** Names of the parameters in a path, in their order. */
export function pathParametersOf(path: string): string[] {
  return [...path.matchAll(/\{([A-Za-z]+)\}/g)].map(([, name = '']) => name);
}

/** Every error code of an operation: the common ones that it has, and its own. */
export function errorsOf(operation: OperationDeclaration, { declaration }: Api): string[] {
  const { always, caller, parameters, body } = declaration.commonErrors;
  const hasParameters = operation.query !== undefined || operation.path.includes('{');
  return [
    ...always,
    ...(operation.access === 'public' ? [] : caller),
    ...(hasParameters ? parameters : []),
    ...(operation.body === undefined ? [] : body),
    ...(operation.errors ?? []),
  ];
}

/** The schema files that bodies of requests follow: they get validators. */
export function bodySchemasOf(set: SchemaSet): ReadonlySet<string> {
  const bodies = set.apis.flatMap((api) =>
    api.declaration.operations.flatMap(({ body }) =>
      (body?.schemas ?? []).map((reference) => pathOf(set.resolve(reference, api.file))),
    ),
  );
  return new Set(bodies);
}

/** First segments of all paths, aliases included, that are written out: nothing else can be called like that. */
export function reservedSegmentsOf(api: Api): string[] {
  const paths = api.declaration.operations.flatMap((operation) => [operation.path, ...aliasesOf(operation, api)]);
  const first = paths.map((path) => path.split('/')[1] ?? '');
  return [...new Set(first.filter((segment) => segment !== '' && !segment.startsWith('{')))].toSorted();
}
