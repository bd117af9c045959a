import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GitSource } from '../../../generated/types/git-source.ts';
import { reasonOf } from '../../config/system-error.ts';
import type { Resolve } from '../../http/outgoing/outgoing-connection.ts';
import { catalogReading } from './catalog-reading.ts';
import { runGit, type GitOptions, type GitResult } from './git-command.ts';
import { gitProblem, shownRepository } from './git-problem.ts';
import { publicHost } from './public-host.ts';
import type { SourceReader, SourceReading } from './source-reader.ts';

/** Largest catalog file in bytes. */
const largestFile = 100 * 1024 * 1024;

/** Most bytes of a repository at one commit, as git keeps them: it is fetched whole, because few servers give less. */
const largestRepository = 1024 * 1024 * 1024;

/** What holds for sources that somebody made over the API. */
export interface GitReaderOptions {
  /** Only hosts on the public Internet are called. */
  readonly isPublicOnly?: boolean;
  /** Default: what the operating system answers. */
  readonly resolve?: Resolve;
  /** Most bytes of a repository; 1 GiB when absent. */
  readonly room?: number;
}

/**
 * Reads a catalog file out of a Git repository with the system's git (design.md, section 5; facts on fetchers): asks for the
 * commit of the reference, and fetches that commit alone when it is another one.
 * Nothing is checked out, so nothing of the repository can run.
 */
export function gitReader(source: GitSource, given: GitReaderOptions = {}): SourceReader {
  return {
    async read(previous, signal) {
      const folder = await mkdtemp(join(tmpdir(), 'svc-git-'));
      try {
        const problemOf = (stderr: string): string => gitProblem(source, stderr);
        const { room = largestRepository } = given;
        const options = { folder, signal, limit: largestFile, room, problemOf };
        const host = given.isPublicOnly === true ? await pinOf(source, options, given.resolve) : undefined;
        if (host === undefined) return await readOnce(source, previous.etag, options);
        if ('problem' in host) return failed(host.problem);
        return await readOnce(source, previous.etag, { ...options, pin: host.pin });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Where git has to look for a host that has to be public. Older programs than 2.37 would look for it themselves. */
async function pinOf(
  { repository }: GitSource,
  options: GitOptions,
  resolve: Resolve | undefined,
): Promise<{ readonly pin: string } | { readonly problem: string }> {
  const url = URL.parse(repository);
  if (url?.protocol !== 'https:') return { problem: 'a git source made over the API needs an https repository' };
  const said = await runGit(['version'], options);
  if ('problem' in said) return said;
  const [, major = 0, minor = 0] = /version (\d+)\.(\d+)/.exec(said.output.toString('utf8')) ?? [];
  if (Number(major) * 1000 + Number(minor) < 2037)
    return {
      problem:
        'git sources made over the API need git 2.37 or newer; ask the administrator of the server to install it',
    };
  return publicHost(url, resolve);
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
  const wrong = await pathProblem(source, path, found.commit, options);
  if (wrong !== undefined) return failed(wrong);
  const object = `${found.commit}:${path}`;
  const size = await runGit(['cat-file', '-s', object], options);
  if ('problem' in size) return failed(size.problem);
  if (Number(size.output.toString('utf8')) > largestFile) return failed(`${path} is larger than ${largestFile} bytes`);
  const content = await runGit(['cat-file', 'blob', object], options);
  if ('problem' in content) return failed(content.problem);
  return catalogReading(content.output, path, found.commit);
}

/** Why there is no file to read at a path of a commit. Links are not followed: they could lead out of the repository. */
async function pathProblem(
  source: GitSource,
  path: string,
  commit: string,
  options: GitOptions,
): Promise<string | undefined> {
  const listed = await runGit(['ls-tree', '-z', commit, '--', path], options);
  if ('problem' in listed) return listed.problem;
  const rows = listed.output.toString('utf8').split('\0');
  const row = rows.find((text) => text.slice(text.indexOf('\t') + 1) === path);
  const where = `${path} in ${placeOf(source)} (commit ${commit.slice(0, 12)}) of ${shownRepository(source.repository)}`;
  if (row === undefined) return `there is no file ${where}; correct git.path`;
  if (row.startsWith('120000'))
    return `${where} is a symbolic link, which is not followed; name the file itself in git.path`;
  if (row.startsWith('040000')) return `${where} is a folder; name a file in it in git.path`;
  if (row.startsWith('160000')) return `${where} is a submodule, which is not read; name its own repository`;
  return undefined;
}

/** The branch, tag or commit that a source reads, in words. */
function placeOf({ branch, tag, commit }: GitSource): string {
  if (branch !== undefined) return `branch "${branch}"`;
  if (tag !== undefined) return `tag "${tag}"`;
  return commit === undefined ? 'the default branch' : `commit "${commit}"`;
}

/** The schema keeps most of it out; a source that came over the API passes here too. */
function refusedWord({ repository, branch, tag, path }: GitSource): string | undefined {
  if (!/^https?:\/\/[^-]/.test(repository)) return 'the repository is not an https or http URL';
  for (const word of [branch, tag, path]) {
    // oxlint-disable-next-line no-control-regex -- control characters are what it refuses
    if (word !== undefined && /^-|[\0-\x20\x7F~^:?*\\[]|\.\./.test(word)) return `"${word}" is not a valid Git name`;
  }
  return undefined;
}

async function commitOf(
  source: GitSource,
  options: GitOptions,
): Promise<{ readonly commit: string } | { readonly problem: string }> {
  const { repository, branch, tag, commit } = source;
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
  return { problem: `${shownRepository(repository)} ${absentReference(source)}` };
}

function absentReference({ branch, tag, commit }: GitSource): string {
  if (commit !== undefined)
    return `has no branch or tag at commit "${commit}"; write all its digits, or name a branch or tag`;
  if (branch !== undefined)
    return `has no branch "${branch}"; correct git.branch, or leave it out for the default branch`;
  if (tag !== undefined) return `has no tag "${tag}"; correct git.tag`;
  return 'has no default branch with a commit; name a branch in git.branch';
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
  try {
    const password = (await readFile(passwordFile, 'utf8')).trim();
    if (password === '')
      return { problem: `the password file ${passwordFile} is empty; write the password or token into it (git.auth)` };
    const header = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    return { authorization: { origin: new URL(source.repository).origin, header } };
  } catch (error) {
    return {
      problem: `the password file ${passwordFile} cannot be read: ${reasonOf(error)}; correct git.auth.passwordFile`,
    };
  }
}

function failed(message: string): SourceReading {
  return { outcome: 'failed', message };
}
