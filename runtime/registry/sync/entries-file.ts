import { atOnce, type Steps } from '../../schedule/steps.ts';
import type { EntryType } from '../catalog/entry.ts';
import { isJsonObject } from '../documents/json-value.ts';
import { listedJsonInSteps } from '../documents/listed-json.ts';
import type { OfferedVersion } from './source-reader.ts';

/** The entries of a file, or what is wrong with the file as a whole. */
export type EntriesFile = { readonly versions: readonly OfferedVersion[] } | { readonly problem: string };

/**
 * Reads a catalog in the upstream format (facts on entry formats; schemas/config/registry-entries.json): an object with
 * `data.servers` and `data.skills`. What one entry says is not judged here, so that a bad one does not keep the others out;
 * its text is kept byte for byte.
 */
export function readEntriesFile(file: Buffer): EntriesFile {
  return atOnce(readEntriesFileInSteps(file));
}

/** The same in steps. */
export function* readEntriesFileInSteps(file: Buffer): Steps<EntriesFile> {
  const read = yield* listedJsonInSteps(file, ['data'], ['servers', 'skills']);
  if ('problem' in read) return read;
  const { rest, lists } = read;
  if (!isJsonObject(rest) || !isJsonObject(rest['data']))
    return {
      problem: 'it has no "data" with the entries: a catalog file is {"version", "meta", "data": {"servers": [...]}}',
    };
  for (const key of ['servers', 'skills'] as const) {
    if (rest['data'][key] !== undefined && !Array.isArray(rest['data'][key]))
      return { problem: `"data.${key}" is not a list` };
  }
  if (rest['data']['servers'] === undefined) return { problem: '"data.servers" is missing; write [] for none' };
  const [servers = [], skills = []] = lists;
  const versions: OfferedVersion[] = [];
  yield* offer(versions, 'server', servers);
  yield* offer(versions, 'skill', skills);
  return { versions };
}

function* offer(versions: OfferedVersion[], type: EntryType, documents: readonly string[]): Steps<void> {
  for (const document of documents) {
    versions.push({ type, document });
    yield;
  }
}
