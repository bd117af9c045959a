import type { ApiOperation } from '../../generated/api/operation.ts';
import type { OperationOptions } from './operations/operation-call.ts';

/**
 * Where an operation answers, as the router takes it: its path and its aliases, where `{name}` is a parameter, and the paths that
 * a configuration adds, every character of which is itself.
 */
export function routerPaths(
  { operationId, path, aliases }: ApiOperation,
  extraPaths: OperationOptions<unknown>['extraPaths'] = {},
): readonly string[] {
  const described = [path, ...aliases].map((each) => literal(each).replaceAll(/\{([A-Za-z]+)\}/g, ':$1'));
  return [...described, ...(extraPaths[operationId] ?? []).map(literal)];
}

/** A path of the router in the words of the API description. */
export function describedPath(url: string | undefined): string | undefined {
  return url?.replaceAll(/::|:([A-Za-z]+)/g, (_, name: string | undefined) => (name === undefined ? ':' : `{${name}}`));
}

function literal(path: string): string {
  return path.replaceAll(':', '::');
}
