import type { GitSource } from '../../../generated/types/git-source.ts';

/** The repository of a source as it may be shown: without what could be a password. */
export function shownRepository(repository: string): string {
  return repository.replace(/\/\/[^\s/@]*@/, '//');
}

/** What the errors of git mean, with what to do about it; the first that fits counts. */
const meanings: readonly (readonly [RegExp, (source: GitSource) => string])[] = [
  [
    /not our ref|not a tree object|bad object|not a valid object name/i,
    ({ commit = '' }) => `has no commit "${commit}"; correct git.commit`,
  ],
  [/could not resolve host/i, () => 'cannot be reached: its host is unknown; correct git.repository'],
  [
    /couldn't connect|failed to connect|connection (refused|timed out|reset)|no route to host|network is unreachable/i,
    () => 'cannot be reached: nothing answers there; correct git.repository, or wait until its server is back',
  ],
  [
    /ssl|certificate/i,
    () => 'is not trusted: its certificate is not from a CA that this machine knows; give the machine that CA',
  ],
  [/authentication failed|could not read (username|password)|error: 40[13]|permission denied/i, credentialsMeaning],
  [
    /repository .* not found|error: 404/i,
    (source) => `is not there${source.auth === undefined ? '' : ' for this user'}; ${absentAdvice(source)}`,
  ],
  [/redirect|error: 30\d/i, () => 'redirects, which is not followed; write the final address as git.repository'],
];

function credentialsMeaning({ auth }: GitSource): string {
  return auth === undefined
    ? 'asks for a user and a password; name them in git.auth'
    : `does not accept user ${auth.username} with the password of ${auth.passwordFile}; correct git.auth`;
}

function absentAdvice({ auth }: GitSource): string {
  if (auth !== undefined) return 'correct git.repository, or name a user in git.auth that may read it';
  return 'correct git.repository, or name a user in git.auth if it is private';
}

/** Describes the standard error of git for the owner of a source. Holds no credential and is bounded. */
export function gitProblem(source: GitSource, stderr: string): string {
  const shown = shownRepository(source.repository);
  // Quoted parts are names that others chose.
  const words = stderr.replaceAll(/'[^']*'/g, "''");
  const found = meanings.find(([pattern]) => pattern.test(words));
  if (found !== undefined) return `${shown} ${found[1](source)}`;
  const line = stderr
    .split('\n')
    .map((text) => text.trim())
    .findLast((text) => /^(fatal|error|remote)/.test(text));
  const said = (line ?? 'git failed without saying why').replaceAll(/\/\/[^\s/@]*@/g, '//***@');
  return `${shown} cannot be read: ${said}`.slice(0, 500);
}
