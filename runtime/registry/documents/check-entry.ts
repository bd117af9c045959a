import { registryOperations } from '../../../generated/api/registry-operations.ts';
import { loadDocument } from '../../../generated/load.ts';
import type { ServerEntry } from '../../../generated/types/server-entry.ts';
import type { SkillEntry } from '../../../generated/types/skill-entry.ts';
import type { ValidateFunction } from '../../../generated/validators/validate-function.ts';
import type { DocumentPath } from '../../config/parsed-document.ts';
import { validatePart } from '../../config/schema/validate.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceFile, Span } from '../../diagnostics/span.ts';
import { deepestJson } from '../../http/body/json-body.ts';
import { jsonStructureProblem } from '../../http/body/json-structure.ts';
import { httpLimits } from '../../http/limits.ts';
import type { EntryType } from '../catalog/entry.ts';
import { earlierFormat } from './earlier-format.ts';
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
      /** The first thing that is wrong, and where in the document: `remotes[0].url: …`. */
      readonly problem: string;
      /** Everything that is wrong, as far as it was looked for; the first is `problem`. */
      readonly problems: readonly EntryProblem[];
    };

/** One thing that is wrong with an entry. */
export interface EntryProblem {
  /** Path in the document; empty for the whole. A missing key is reported at its object. */
  readonly path: DocumentPath;
  readonly message: string;
}

/** Checks the text of one entry. */
export type CheckEntry = (type: EntryType, document: string) => EntryCheck;

/**
 * Most bytes of one entry, and most levels inside each other: what a request body may hold (design.md, section 5), less what travels
 * around the entry there.
 */
export const longestEntry = httpLimits.bodySize - 64 * 1024;
const deepestEntry = deepestJson - 1;

/** Most problems that are reported of one entry, and most errors that are examined for them. */
const mostProblems = 10;
const mostErrors = 100;

/**
 * Makes the one check of entries there is: publishing, syncing and `svc registry validate` use it, so that what validates is
 * what publishes. An entry follows the published schema of its kind, holds no key twice, is no longer than `longestEntry`, and its version is not
 * the word by which readers ask for the newest one.
 */
export async function createEntryCheck(): Promise<CheckEntry> {
  const [server, skill] = await Promise.all([loadDocument['server-entry'](), loadDocument['skill']()]);
  return (type, document) => {
    if (Buffer.byteLength(document) > longestEntry) return refused(`it is longer than ${longestEntry} bytes`);
    const parsed = parse(document);
    if ('problem' in parsed) return refused(parsed.problem);
    const { value } = parsed;
    if (type === 'server') return checked(value, server.validate, headOfServer);
    return checked(value, skill.validate, headOfSkill);
  };
}

function checked<T>(value: unknown, validate: ValidateFunction<T>, headOf: (entry: T) => EntryHead): EntryCheck {
  if (!validate(value)) return invalid(value, problemsOf(value, validate));
  const head = headOf(value);
  if (head.version === 'latest')
    return invalid(value, [
      { path: ['version'], message: '"latest" is how readers ask for the newest version; write the version itself' },
    ]);
  if (!head.version.isWellFormed() || controls.test(head.version))
    return invalid(value, [
      {
        path: ['version'],
        message: 'it holds a control character or half of a character, which no address could name',
      },
    ]);
  if (head.version === '.' || head.version === '..')
    return invalid(value, [
      {
        path: ['version'],
        message: 'an address cannot name it: "." and ".." are ways through a path, not parts of it',
      },
    ]);
  if (head.type === 'server' && !askable.test(head.name))
    return invalid(value, [
      { path: ['name'], message: 'the words before and after the slash begin and end with a letter or digit' },
    ]);
  return { outcome: 'valid', head };
}

// oxlint-disable-next-line no-control-regex -- what parameters of a path may not hold either
const controls = /[\u0000-\u001f\u007f]/;

/** Names that a path of the API can hold: `..` would be taken for a way up by proxies. */
const askable = new RegExp(registryOperations.getServerVersion.pathParameters.serverName.pattern, 'u');

function parse(document: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    const value: unknown = JSON.parse(document);
    // A source may send what no publication could: its readers would choke on it, or read it each in their own way.
    const problem = jsonStructureProblem(document, deepestEntry);
    return problem === undefined ? { value } : { problem: `it ${problem}` };
  } catch (error) {
    // The parser's words quote the text; how it came to be wrong does not matter to its author.
    return { problem: error instanceof SyntaxError ? 'it is not valid JSON' : 'it is nested too deeply' };
  }
}

function headOfServer(entry: ServerEntry): EntryHead {
  return { type: 'server', name: entry.name, version: entry.version, tags: tagsOf(entry) };
}

function headOfSkill(entry: SkillEntry): EntryHead {
  return { type: 'skill', name: `${entry.namespace}/${entry.name}`, version: entry.version, tags: [] };
}

const publisherKey = 'io.modelcontextprotocol.registry/publisher-provided';

/** Tags are in the publisher's part of the document, below two names: the publisher and the topic. */
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

/** The problems that a validator finds in an entry, at most `mostProblems`. */
function problemsOf(value: unknown, validate: ValidateFunction<unknown>): readonly EntryProblem[] {
  const paths = new Map<SourceFile, DocumentPath>();
  const locate = (path: DocumentPath): Span => {
    const source = { path: '', text: '' };
    paths.set(source, path);
    return { source, start: 0, end: 0 };
  };
  const findings: Diagnostic[] = [];
  const document = { source: { path: '', text: '' }, index: 0, value, locate };
  validatePart({ document, base: [], value }, validate, (finding) => findings.push(finding), mostErrors);
  const age = earlierFormat(value);
  const problems = findings.slice(0, mostProblems).map(({ message, span }) => {
    return { path: (span === undefined ? undefined : paths.get(span.source)) ?? [], message };
  });
  const [first = { path: [], message: 'it does not follow the schema' }, ...more] = problems;
  return age === undefined ? [first, ...more] : [first, ...more, { path: ['$schema'], message: age }];
}

/** Most characters of the place and of the words of a problem: both repeat what an entry says, and are kept and told beside it. */
const longestPlace = 300;
const longestWords = 700;

/** The text of a problem with its place, `remotes[0].url: …`, each as far as it is read. */
export function entryProblemText({ path, message }: EntryProblem): string {
  const place = path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  );
  const words = shortened(message, longestWords);
  return place === '' ? words : `${shortened(place, longestPlace)}: ${words}`;
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).toWellFormed()}…`;
}

function refused(message: string): EntryCheck {
  return invalid(undefined, [{ path: [], message }]);
}

function invalid(value: unknown, problems: readonly EntryProblem[]): EntryCheck {
  const read = isJsonObject(value) ? value : {};
  const { namespace, name, version } = read;
  const named = [namespace, name].filter((part) => typeof part === 'string').join('/');
  const [first] = problems;
  return {
    outcome: 'invalid',
    name: named === '' ? '(without a name)' : named.slice(0, 200),
    ...(typeof version === 'string' ? { version: version.slice(0, 255) } : {}),
    problem: first === undefined ? '' : entryProblemText(first),
    problems,
  };
}

function childrenOf(value: unknown): readonly unknown[] {
  return isJsonObject(value) ? Object.values(value) : [];
}
