import { createRequire } from 'node:module';
import type * as Yaml from 'yaml';

let loaded: typeof Yaml | undefined;

/**
 * The package that reads with positions, loaded when it is first needed. Reading is not asynchronous, hence `require`. Input without
 * findings never needs it, and a command starts a good deal faster without.
 */
export function yamlPackage(): typeof Yaml {
  loaded ??= load();
  return loaded;
}

function load(): typeof Yaml {
  const loadPackage: (name: string) => typeof Yaml = createRequire(import.meta.url);
  return loadPackage('yaml');
}
