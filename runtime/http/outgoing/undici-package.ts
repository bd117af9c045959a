import { createRequire } from 'node:module';
import type * as Undici from 'undici';

let loaded: typeof Undici | undefined;

/** The package undici, loaded for the first connection: a proxy whose server is on standard streams makes none, and undici takes 8 MB. */
export function undiciPackage(): typeof Undici {
  const loadPackage: (name: string) => typeof Undici = createRequire(import.meta.url);
  loaded ??= loadPackage('undici');
  return loaded;
}
