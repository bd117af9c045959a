import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { failureOf } from './failure.ts';
import { readJsonFile, type JsonReading } from './json-file.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Milliseconds for one file of the public instance. */
const patience = 10_000;

/**
 * The trusted root at a path, or else the one of the public instance of sigstore: fetched with The Update Framework, which checks it, and kept in
 * `svc/sigstore` of XDG_CACHE_HOME.
 */
export async function readTrustedRoot(path: string | undefined, environment: Environment): Promise<JsonReading> {
  if (path !== undefined) return readJsonFile(path);
  const { getTrustedRoot } = await import('@sigstore/tuf');
  const { TrustedRoot } = await import('@sigstore/protobuf-specs');
  try {
    const root = await getTrustedRoot({ cachePath: cacheOf(environment), timeout: patience, retry: 1 });
    const value: unknown = TrustedRoot.toJSON(root);
    return { value: { ...Object(value) } };
  } catch (error) {
    return { problem: `the trusted root of sigstore cannot be fetched: ${failureOf(error)}` };
  }
}

function cacheOf({ XDG_CACHE_HOME: named, HOME: home }: Environment): string {
  const isNamed = named !== undefined && isAbsolute(named);
  const cache = isNamed ? named : join(home === undefined || home === '' ? homedir() : home, '.cache');
  return join(cache, 'svc/sigstore');
}
