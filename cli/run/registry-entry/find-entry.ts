import { readFile, stat } from 'node:fs/promises';
import { loadDocument } from '../../../generated/load.ts';
import type { ServerEntry } from '../../../generated/types/server-entry.ts';
import type { RefusedStart } from '../../../runtime/endpoint/refused-start.ts';
import { newestFirst } from '../../../runtime/registry/catalog/version-order.ts';
import { createEntryCheck } from '../../../runtime/registry/documents/check-entry.ts';
import { isJsonObject, jsonValue, membersOf } from '../../../runtime/registry/documents/json-value.ts';
import { readEntriesFile } from '../../../runtime/registry/sync/entries-file.ts';
import { registryNames } from '../../client/client-names.ts';
import { readToken } from '../../client/read-token.ts';
import { askRegistry } from '../../registry/client.ts';
import { systemReason } from '../../output/system-error.ts';
import type { Terminal } from '../../output/terminal.ts';

/** The name of a server in a registry, with the version that is asked for. */
export interface EntryName {
  readonly name: string;
  /** `latest`, or one version. */
  readonly version: string;
}

/** Bytes of a catalog file. */
const largestFile = 104_857_600;

/** Codes of our registry server for an entry that it does not have; the official API has none. */
const ofEntries: ReadonlySet<string> = new Set(['unknown-entry']);

const change = 'svc config set registry names another registry, svc config unset registry none';

/**
 * Reads `com.example/weather` and `com.example/weather@1.2.0`; undefined where no entry can be called that (schemas/config/server-entry.json).
 * A reference of an image that has a tag, a digest or a longer path is not such a name.
 */
export function entryNameOf(text: string): EntryName | undefined {
  const { name, version } =
    /^(?<name>[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+)(?:@(?<version>[^\s@]+))?$/.exec(text)?.groups ?? {};
  if (name === undefined || name.length > 200 || version?.startsWith('sha256:') === true) return undefined;
  return { name, version: version ?? 'latest' };
}

/**
 * Finds an entry in a registry: at an address (our registry server, or the official API), or in a catalog file. Undefined where the registry
 * has none of that name; a registry that cannot be asked, and an entry that is not valid, are refused.
 */
export async function findEntry(
  registry: string,
  name: EntryName,
  terminal: Terminal,
): Promise<ServerEntry | RefusedStart | undefined> {
  const found = await (/^https?:\/\//i.test(registry)
    ? entryAt(registry, name, terminal)
    : entryInFile(registry, name));
  if (typeof found !== 'string') return found;
  const check = await createEntryCheck();
  const checked = check('server', found);
  const value = jsonValue(found);
  const { validate } = await loadDocument['server-entry']();
  if (checked.outcome === 'valid' && validate(value)) return value;
  const problem = checked.outcome === 'valid' ? 'it is not an entry' : checked.problem;
  return {
    problem: `the entry ${name.name} of ${registry} is not valid: ${problem}`,
    hint: 'tell those who publish it',
  };
}

async function entryAt(
  registry: string,
  { name, version }: EntryName,
  terminal: Terminal,
): Promise<string | RefusedStart | undefined> {
  const base = new URL(registry);
  const address = { base, named: 'svc config set registry' };
  const read = await readToken(undefined, base, terminal, registryNames);
  if ('problem' in read) return { problem: read.problem, hint: read.hint ?? change };
  const path = `/v0.1/servers/${encodeURIComponent(name)}/versions/${encodeURIComponent(version)}`;
  const answer = await askRegistry({ address, token: read.token }, 'GET', path);
  if (answer.outcome === 'answered') {
    const { server } = membersOf(answer.body);
    if (isJsonObject(server) && server['name'] === name) return JSON.stringify(server);
    return { problem: `${base.href} answered with something other than an entry`, hint: change };
  }
  const { status, isJson, problem } = answer;
  // What is missing may be the entry, or the registry itself.
  if (status === 404 && isJson === true && (problem.code === undefined || ofEntries.has(problem.code)))
    return undefined;
  return {
    problem: `${name} cannot be looked up: ${problem.message}`,
    hint: `${problem.hint ?? change}; an image is not looked up when its tag is written (${name}:TAG)`,
  };
}

async function entryInFile(path: string, { name, version }: EntryName): Promise<string | RefusedStart | undefined> {
  let content: Buffer;
  try {
    const { size } = await stat(path);
    if (size > largestFile) return { problem: `${path} is larger than ${largestFile} bytes`, hint: change };
    content = await readFile(path);
  } catch (error) {
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    return { problem: `the catalog ${path} cannot be read: ${reason}`, hint: change };
  }
  const read = readEntriesFile(content);
  if ('problem' in read) return { problem: `${path} is not a catalog: ${read.problem}`, hint: change };
  const versions = read.versions.flatMap(({ type, document }) => {
    if (type !== 'server') return [];
    const value = membersOf(jsonValue(document));
    const { version: own } = value;
    return value['name'] === name && typeof own === 'string' ? [{ version: own, publishedAt: 0, document }] : [];
  });
  if (version === 'latest') return newestFirst(versions)[0]?.document;
  return versions.find((each) => each.version === version)?.document;
}
