import { registryOperations } from '../../../generated/api/registry-operations.ts';
import { loadDocument } from '../../../generated/load.ts';
import type { ServerEntry } from '../../../generated/types/server-entry.ts';
import type { SkillEntry } from '../../../generated/types/skill-entry.ts';
import type { ValidateFunction } from '../../../generated/validators/validate-function.ts';
import { validatePart } from '../../config/validate.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { deepestJson } from '../../http/json-body.ts';
import { jsonStructureProblem } from '../../http/json-structure.ts';
import type { EntryType } from '../catalog/entry.ts';
import { isJsonObject } from './json-value.ts';

/** What the server has to know of a document that it keeps. */
export interface EntryHead {
  readonly type: EntryType;
  /** Servers: the name. Skills: `namespace/name`. */
  readonly name: string;
  readonly version: string;
  /** Labels of the publisher, for filters; skills have none. */
  readonly tags: readonly string[];
}

export type EntryCheck =
  | { readonly outcome: 'valid'; readonly head: EntryHead }
  | {
      readonly outcome: 'invalid';
      /** Name and version as far as they could be read. */
      readonly name: string;
      readonly version?: string;
      /** What is wrong and where in the document. */
      readonly problem: string;
    };

/** Checks the text of one entry. */
export type CheckEntry = (type: EntryType, document: string) => EntryCheck;

/** Most characters of one entry: what a request body may hold (design.md, section 5). */
export const longestEntry = 1024 * 1024;

/**
 * Makes the one check of entries there is: publishing, syncing and `svc registry validate` use it, so that what validates is
 * what publishes. An entry follows the published schema of its kind, holds no key twice, is no longer than `longestEntry`, and its version is not
 * the word by which readers ask for the newest one.
 */
export async function createEntryCheck(): Promise<CheckEntry> {
  const [server, skill] = await Promise.all([loadDocument['server-entry'](), loadDocument['skill']()]);
  return (type, document) => {
    if (document.length > longestEntry) return invalid(undefined, `it is longer than ${longestEntry} characters`);
    const parsed = parse(document);
    if ('problem' in parsed) return invalid(undefined, parsed.problem);
    const { value } = parsed;
    if (type === 'server') return checked(value, server.validate, headOfServer);
    return checked(value, skill.validate, headOfSkill);
  };
}

function checked<T>(value: unknown, validate: ValidateFunction<T>, headOf: (entry: T) => EntryHead): EntryCheck {
  if (!validate(value)) return invalid(value, problemOf(value, validate));
  const head = headOf(value);
  if (head.version === 'latest')
    return invalid(value, 'version: "latest" is how readers ask for the newest version; write the version itself');
  if (head.type === 'server' && !askable.test(head.name))
    return invalid(value, 'name: the words before and after the slash begin and end with a letter or digit');
  return { outcome: 'valid', head };
}

/** Names that a path of the API can hold: `..` would be taken for a way up by proxies. */
const askable = new RegExp(registryOperations.getServerVersion.pathParameters.serverName.pattern, 'u');

function parse(document: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    const value: unknown = JSON.parse(document);
    // A source may send what no publication could: its readers would choke on it, or read it each in their own way.
    const problem = jsonStructureProblem(document, deepestJson);
    return problem === undefined ? { value } : { problem: `it ${problem}` };
  } catch (error) {
    // The parser's words quote the text; how it came to be wrong does not matter to its author.
    return { problem: error instanceof SyntaxError ? 'it is no valid JSON' : 'it is nested too deeply' };
  }
}

function headOfServer(entry: ServerEntry): EntryHead {
  return { type: 'server', name: entry.name, version: entry.version, tags: tagsOf(entry) };
}

function headOfSkill(entry: SkillEntry): EntryHead {
  return { type: 'skill', name: `${entry.namespace}/${entry.name}`, version: entry.version, tags: [] };
}

const publisherKey = 'io.modelcontextprotocol.registry/publisher-provided';

/** Tags stand in the publisher's part of the document, two names deep: whose they are, and what they are about. */
function tagsOf(entry: ServerEntry): readonly string[] {
  const tags = new Set<string>();
  for (const publisher of childrenOf(entry._meta?.[publisherKey])) {
    for (const about of childrenOf(publisher)) {
      const listed = isJsonObject(about) ? about['tags'] : undefined;
      if (Array.isArray(listed)) for (const tag of listed) if (typeof tag === 'string') tags.add(tag);
    }
  }
  return [...tags];
}

/** The first thing that is wrong, with its path: `remotes[0].url: …`. */
function problemOf(value: unknown, validate: ValidateFunction<unknown>): string {
  const path = pathOf(validate.errors?.[0]?.instancePath ?? '');
  const findings: Diagnostic[] = [];
  const document = { source: { path: '', text: '' }, index: 0, value, locate: () => undefined };
  validatePart({ document, base: [], value }, validate, (finding) => findings.push(finding));
  const message = findings[0]?.message ?? 'it does not follow the schema';
  return path === '' ? message : `${path}: ${message}`;
}

function pathOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, key) => (/^\d+$/.test(key) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`), '');
}

function invalid(value: unknown, problem: string): EntryCheck {
  const read = isJsonObject(value) ? value : {};
  const { namespace, name, version } = read;
  const named = [namespace, name].filter((part) => typeof part === 'string').join('/');
  return {
    outcome: 'invalid',
    name: named === '' ? '(without a name)' : named.slice(0, 200),
    ...(typeof version === 'string' ? { version: version.slice(0, 255) } : {}),
    problem,
  };
}

function childrenOf(value: unknown): readonly unknown[] {
  return isJsonObject(value) ? Object.values(value) : [];
}
