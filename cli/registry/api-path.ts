import { registryOperations, type RegistryOperationId } from '../../generated/api/registry-operations.ts';

/** The path of an operation as the API describes it, with values for its parameters, each encoded as one segment. */
export function apiPath(operation: RegistryOperationId, values: Readonly<Record<string, string>> = {}): string {
  return registryOperations[operation].path.replaceAll(/\{([A-Za-z]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${operation} needs ${name}`);
    return encodeURIComponent(value);
  });
}
