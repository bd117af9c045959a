import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GitSource } from '../../../generated/types/git-source.ts';
import { reasonOf } from '../../config/system-error.ts';
import { readEntriesFile } from './entries-file.ts';
import { runGit, type GitOptions, type GitResult } from './git-command.ts';
import type { SourceReader, SourceReading } from './source-reader.ts';

/** Largest catalog file in bytes. */
const largestFile = 100 * 1024 * 1024;

/**
 * Reads a catalog file out of a Git repository with the system's git (design.md, section 5; facts on fetchers): asks for the
 * commit of the reference, and fetches that commit alone when it is another one.
 * Nothing is checked out, so nothing of the repository can run.
 */
export function gitReader(source: GitSource): SourceReader {
  return {
    async read(previous, signal) {
      const folder = await mkdtemp(join(tmpdir(), 'svc-git-'));
      try {
        return await readOnce(source, previous.etag, { folder, signal, limit: largestFile });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

async function readOnce(source: GitSource, known: string | undefined, base: GitOptions): Promise<SourceReading> {
  const refused = refusedWord(source);
  if (refused !== undefined) return failed(refused);
  const credentials = await authorizationOf(source);
  if ('problem' in credentials) return failed(credentials.problem);
  const options = { ...base, ...credentials };
  const found = await commitOf(source, options);
  if ('problem' in found) return failed(found.problem);
  if (found.commit === known) return { outcome: 'unchanged', etag: known };
  const fetched = await fetchCommit(source, found.commit, options);
  if ('problem' in fetched) return failed(fetched.problem);
  const path = source.path ?? 'registry.json';
  const object = `${found.commit}:${path}`;
  const size = await runGit(['cat-file', '-s', object], options);
  if ('problem' in size) return failed(`there is no file ${path} in commit ${found.commit.slice(0, 12)}`);
  if (Number(size.output.toString('utf8')) > largestFile) return failed(`${path} is larger than ${largestFile} bytes`);
  const content = await runGit(['cat-file', 'blob', object], options);
  if ('problem' in content) return failed(content.problem);
  return readingOf(content.output, path, found.commit);
}

function readingOf(content: Buffer, path: string, commit: string): SourceReading {
  const entries = readEntriesFile(content.toString('utf8'));
  if ('problem' in entries) return failed(`${path}: ${entries.problem}`);
  const contentHash = createHash('sha256').update(content).digest('hex');
  return { outcome: 'read', versions: entries.versions, contentHash, etag: commit };
}

/** The schema keeps most of it out; a source that came over the API passes here too. */
function refusedWord({ repository, branch, tag, path }: GitSource): string | undefined {
  if (!/^(https?|ssh):\/\/[^-]/.test(repository)) return 'the repository is no http, https or ssh URL';
  for (const word of [branch, tag, path]) {
    // oxlint-disable-next-line no-control-regex -- control characters are what it refuses
    if (word !== undefined && /^-|[\0-\x20\x7F~^:?*\\[]|\.\./.test(word)) return `"${word}" is no name git could use`;
  }
  return undefined;
}

async function commitOf(
  { repository, branch, tag, commit }: GitSource,
  options: GitOptions,
): Promise<{ readonly commit: string } | { readonly problem: string }> {
  if (commit !== undefined && commit.length >= 40) return { commit: commit.toLowerCase() };
  const reference = branch !== undefined ? `refs/heads/${branch}` : tag !== undefined ? `refs/tags/${tag}` : 'HEAD';
  const listed = await runGit(['ls-remote', '--', repository, ...(commit === undefined ? [reference] : [])], options);
  if ('problem' in listed) return listed;
  const lines = listed.output.toString('utf8').split('\n');
  const rows = lines.map((line) => line.split('\t')).filter((row) => row.length === 2);
  const peeled = `${reference}^{}`;
  const row =
    commit === undefined
      ? (rows.find(([, name]) => name === peeled) ?? rows.find(([, name]) => name === reference))
      : rows.find(([hash = '']) => hash.startsWith(commit.toLowerCase()));
  if (row?.[0] !== undefined) return { commit: row[0] };
  if (commit !== undefined)
    return { problem: `no branch or tag is at ${commit}; write the commit with all its digits` };
  return {
    problem: `the repository has no ${reference.replace('refs/heads/', 'branch ').replace('refs/tags/', 'tag ')}`,
  };
}

async function fetchCommit({ repository }: GitSource, commit: string, options: GitOptions): Promise<GitResult> {
  const made = await runGit(['init', '--quiet', '--bare', '--', '.'], options);
  if ('problem' in made) return made;
  const remote = await runGit(['remote', 'add', '--', 'origin', repository], options);
  if ('problem' in remote) return remote;
  const shallow = ['fetch', '--quiet', '--no-tags', '--depth=1', 'origin'];
  const fetched = await runGit([...shallow, '--end-of-options', commit], options);
  // A server of plain files could only be copied whole, one file at a time.
  if (!('problem' in fetched) || /dumb/.test(fetched.problem)) return fetched;
  // Servers may refuse to hand out a commit that no branch is at; then it is looked for in the branches.
  const whole = await runGit(
    ['fetch', '--quiet', 'origin', '+refs/heads/*:refs/heads/*', '+refs/tags/*:refs/tags/*'],
    options,
  );
  return 'problem' in whole ? fetched : whole;
}

async function authorizationOf(
  source: GitSource,
): Promise<{ readonly authorization?: NonNullable<GitOptions['authorization']> } | { readonly problem: string }> {
  if (source.auth === undefined) return {};
  const { username, passwordFile } = source.auth;
  if (!/^https?:/.test(source.repository)) return { problem: 'auth is sent over http and https only' };
  try {
    const password = (await readFile(passwordFile, 'utf8')).trim();
    const header = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    return { authorization: { origin: new URL(source.repository).origin, header } };
  } catch (error) {
    return { problem: `the password file ${passwordFile} cannot be read: ${reasonOf(error)}` };
  }
}

function failed(message: string): SourceReading {
  return { outcome: 'failed', message };
}
