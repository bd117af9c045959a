import { errorsOf, pathParametersOf } from '../../model/api.ts';
import type { Api, OperationDeclaration } from '../../model/api-interfaces.ts';
import { pathOf } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';

/** What an API says that its own tables, or the schema files, do not hold; and what its tables hold for nothing. */
export function apiProblems(api: Api, files: readonly SchemaFile[]): string[] {
  const { operations, parameters, errors, tags, commonErrors, unlistedErrors } = api.declaration;
  const bases = new Set(files.map((file) => file.base));
  const problems: string[] = [];
  const say = (problem: string): void => void problems.push(`${pathOf(api.file)}#/x-api ${problem}`);
  const isMissing = (reference: string): boolean => !bases.has(/([a-z0-9-]+)\.json$/.exec(reference)?.[1] ?? '');

  const repeated = (what: string, keys: readonly string[]): void => {
    const seen = new Set<string>();
    for (const key of keys) {
      if (seen.has(key)) say(`repeats the ${what} ${key}`);
      seen.add(key);
    }
  };
  repeated(
    'operation',
    operations.map(({ operationId }) => operationId),
  );
  repeated(
    'path',
    operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{[A-Za-z]+\}/g, '{}')}`),
  );

  const used = new Set<string>(unlistedErrors);
  for (const operation of operations) {
    for (const problem of operationProblems(operation)) say(`${operation.operationId} ${problem}`);
    for (const code of errorsOf(operation, api)) used.add(code);
  }
  for (const code of [...used, ...Object.values(commonErrors).flat()]) {
    if (errors[code] === undefined) say(`uses the error ${code}, which it does not declare`);
  }
  for (const code of Object.keys(errors)) if (!used.has(code)) say(`declares the error ${code}, which nothing uses`);
  for (const [name, { in: place, schema }] of Object.entries(parameters)) {
    const isUsed = operations.some((operation) =>
      place === 'path' ? pathParametersOf(operation.path).includes(name) : operation.query?.includes(name) === true,
    );
    if (!isUsed) say(`declares the parameter ${name}, which nothing uses`);
    if (!schema.description.endsWith('.')) say(`describes the parameter ${name} without a sentence`);
    if (schema.$ref !== undefined && isMissing(schema.$ref)) say(`refers to ${schema.$ref}, which does not exist`);
  }
  return problems;

  function operationProblems({ path, query = [], tag, body, replies, summary }: OperationDeclaration): string[] {
    const wrong = (name: string, place: string): boolean => parameters[name]?.in !== place;
    const references = [...(body?.schemas ?? []), ...Object.values(replies).flatMap(({ schemas = [] }) => schemas)];
    const inPath = pathParametersOf(path);
    return [
      ...inPath.filter((name) => wrong(name, 'path')).map((name) => `has no declared path parameter ${name}`),
      ...query.filter((name) => wrong(name, 'query')).map((name) => `has no declared query parameter ${name}`),
      ...references.filter(isMissing).map((reference) => `refers to ${reference}, which does not exist`),
      ...Object.values(body?.fromPath ?? {})
        .filter((name) => !inPath.includes(name))
        .map((name) => `takes ${name} from its path, which does not hold it`),
      ...(tags[tag] === undefined ? [`has the tag ${tag}, which is not declared`] : []),
      ...((body?.schemas.length ?? 1) === 2 && body?.chosenBy === undefined
        ? ['cannot choose between its bodies']
        : []),
      ...(summary.endsWith('.') ? [] : ['has a summary that is not a sentence']),
    ];
  }
}
