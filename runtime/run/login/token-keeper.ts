import * as oauth from 'oauth4webapi';
import { reasonOf, systemCodeOf } from '../../config/system-error.ts';
import type { Renewal } from '../../http/outgoing/renewing-pool.ts';
import type { Log } from '../../observe/log.ts';
import type { Credential, CredentialHeaders, CredentialProblem } from '../../outgoing/credential.ts';
import { clientAuthentication } from './client-registration.ts';
import { grantedTokens, tokenAnswer } from './granted-tokens.ts';
import { LoginProblem } from './login-problem.ts';
import { loginProblemOf, loginRequests } from './login-requests.ts';
import type { LoginSettings } from './login-settings.ts';
import type { LoginStore } from './login-store.ts';
import type { StoredLogin } from './stored-login.ts';

/** The token of a remote server, kept fresh. */
export interface TokenKeeper extends Credential, Renewal {
  /** Why somebody has to sign in; undefined while a token is there. */
  readonly signedOut: string | undefined;
}

export interface KeeperParts {
  readonly settings: LoginSettings;
  /** Undefined where nobody could open the store of secrets. */
  readonly store: LoginStore | undefined;
  /** What a person runs to sign in: `svc login NAME`. */
  readonly command: string;
  /** What a person runs where this process does not read the store any more: `svc restart NAME`. */
  readonly restart: string;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Milliseconds before the end of a token at which it is refreshed, at most; a short one is refreshed after two thirds of its time. */
const ahead = 60_000;
/** Milliseconds between two attempts to refresh, after one that failed, and at most. */
const firstWait = 1000;
const longestWait = 60_000;
/** Milliseconds for which nobody looks whether somebody has signed in meanwhile. */
const looksEvery = 1000;

/** OAuth errors that no repetition fixes: the person, the client or its rights are gone. */
const final = new Set([
  'invalid_grant',
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_target',
]);

/**
 * Gives requests the access token of a login, and refreshes it in the background before it ends: one refresh at a time, also among processes.
 * A refresh token that replaces another is on the disk before anything else happens.
 */
export function tokenKeeper({ settings, store, command, restart, log, now = Date.now }: KeeperParts): TokenKeeper {
  const requests = loginRequests(settings);
  const advice = `Run: ${command}`;
  let login: StoredLogin | undefined;
  let signedOut: string | undefined;
  let signedOutAdvice = advice;
  let seen: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  let waitUntil = 0;
  let rejected: string | undefined;
  let patientUntil = 0;
  let unsaved: { readonly next: StoredLogin; readonly replaces: string } | undefined;
  let headers: { readonly token: string; readonly headers: CredentialHeaders } | undefined;
  let isClosed = false;

  /** What is kept. What the disk did not take is newer than what is on it, unless somebody has signed in again. */
  function stored(): ReturnType<LoginStore['read']> {
    const kept = store?.read();
    const isOlder =
      unsaved !== undefined && kept !== undefined && 'client' in kept && kept.accessToken === unsaved.replaces;
    return isOlder ? unsaved?.next : kept;
  }

  /** Takes what is in the store, where it is of this very server. `keepsGood`: a store that cannot be read ends no good token. */
  function look(keepsGood = false): void {
    lookedAt = performance.now();
    const stamp = store?.stamp;
    const found = stored();
    const isUnread = found !== undefined && 'problem' in found;
    seen = isUnread ? undefined : stamp;
    if (isUnread) return keepsGood && signedOut === undefined && isGood() ? undefined : signOut(found.problem, restart);
    if (found === undefined) return signOut('nobody has signed in');
    if (found.remoteUrl !== settings.remoteUrl.href) return signOut('the sign-in is for another address');
    if (found.endedBecause !== undefined) return signOut(found.endedBecause);
    if (signedOut !== undefined && login !== undefined) log.info({}, 'somebody has signed in at the remote server');
    signedOut = undefined;
    if (found.accessToken !== login?.accessToken) failures = 0;
    login = found;
    plan();
  }

  /** Looks whether somebody has signed in or out meanwhile; a file that is the same is not read again. */
  function lookAgain(): void {
    if (running !== undefined) return;
    lookedAt = performance.now();
    if (seen === undefined || store?.stamp !== seen) look(true);
  }

  function lookSometimes(): void {
    if (performance.now() - lookedAt > looksEvery) lookAgain();
  }

  function signOut(reason: string, run = command): void {
    signedOutAdvice = `Run: ${run}`;
    if (signedOut !== reason) log.warn({}, `the remote server needs a sign-in: ${reason}. ${signedOutAdvice}`);
    signedOut = reason;
    clearTimeout(timer);
  }

  /** When the present token is refreshed. */
  function plan(): void {
    clearTimeout(timer);
    if (isClosed || login?.expiresAt === undefined || login.refreshToken === undefined) return;
    const left = login.expiresAt - now();
    const wait = Math.max(left - Math.min(ahead, left / 3), waitUntil - performance.now(), 0);
    // A timer counts up to 24 days; the time of the machine may have changed by then.
    timer = setTimeout(() => (isDue() ? void refresh() : plan()), Math.min(wait, 3_600_000));
    timer.unref();
  }

  function isDue(): boolean {
    return login?.expiresAt !== undefined && login.expiresAt - now() <= ahead;
  }

  function refresh(): Promise<void> {
    running ??= refreshed()
      .catch(retryLater)
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  async function refreshed(): Promise<void> {
    const before = login;
    if (store === undefined || before === undefined) return;
    try {
      const lock = await store.lock();
      if (lock === undefined) throw new LoginProblem('another process refreshes the token', advice);
      try {
        look();
        // Another process was here first, or somebody has signed in again.
        if (signedOut !== undefined || login === undefined || login.accessToken !== before.accessToken) return;
        const next = await asked(login);
        await keep(next, login.accessToken);
        login = next;
        failures = 0;
        waitUntil = 0;
        log.info({}, 'the token of the remote server was refreshed');
      } finally {
        lock.release();
      }
      plan();
    } catch (error) {
      await failed(error, before);
    }
  }

  /** Writes a login down. `replaces`: the access token of the one on the disk. A disk that does not take it costs a sign-in after the next start, and nothing before. */
  async function keep(next: StoredLogin, replaces: string): Promise<void> {
    unsaved = { next, replaces: unsaved === undefined ? replaces : unsaved.replaces };
    try {
      const problem = await store?.write(next);
      if (problem === undefined) unsaved = undefined;
      else log.error({}, `a new token of the remote server could not be kept: ${problem.problem}`);
    } catch (error) {
      if (systemCodeOf(error) === undefined) throw error;
      log.error({}, `a new token of the remote server could not be kept: ${reasonOf(error)}`);
    }
  }

  async function asked(present: StoredLogin): Promise<StoredLogin> {
    const { server, client, refreshToken, resource } = present;
    if (refreshToken === undefined) throw new Ended('the token has ended, and there is none to refresh it with');
    const own = { client_id: client.id };
    try {
      const response = await oauth.refreshTokenGrantRequest(
        server,
        own,
        await clientAuthentication(client, settings),
        refreshToken,
        { ...requests.options, additionalParameters: { resource } },
      );
      const tokens = await oauth.processRefreshTokenResponse(server, own, await tokenAnswer(response, settings));
      const { expiresAt: _, ...others } = present;
      return { ...others, ...grantedTokens(tokens, refreshToken, now()) };
    } catch (error) {
      if (error instanceof oauth.ResponseBodyError && final.has(error.error))
        throw new Ended(`the authorization server refuses to refresh the token (${error.error})`);
      if (error instanceof oauth.WWWAuthenticateChallengeError)
        throw new Ended('the authorization server does not know the client any more');
      throw error;
    }
  }

  async function failed(error: unknown, before: StoredLogin): Promise<void> {
    if (!(error instanceof Ended)) return retryLater(error);
    const lock = await store?.lock();
    try {
      const present = stored();
      const isKept = present !== undefined && !('problem' in present);
      // A login of the meantime stays.
      if (isKept && present.accessToken !== before.accessToken) return look();
      signOut(error.message);
      // Whoever starts next does not ask again.
      if (isKept) await keep({ ...present, endedBecause: error.message }, present.accessToken);
    } finally {
      lock?.release();
    }
  }

  function retryLater(error: unknown): void {
    failures += 1;
    waitUntil = performance.now() + Math.min(firstWait * 2 ** (failures - 1), longestWait);
    log.warn({}, `${messageOf(error)}; it is tried again`);
    plan();
  }

  /** Our own mistakes end no request, and their words are not shown: they may quote a token. */
  function messageOf(error: unknown): string {
    if (systemCodeOf(error) !== undefined) return `refreshing the token failed: ${reasonOf(error)}`;
    try {
      return loginProblemOf(error, 'refreshing the token', advice).message;
    } catch {
      return `refreshing the token failed (${error instanceof Error ? error.name : 'unknown'})`;
    }
  }

  /** Whether the present token may be sent. One that ends on its way is refused, and the request sent once more. */
  function isGood(): boolean {
    if (login === undefined || login.accessToken === rejected) return false;
    return login.expiresAt === undefined || login.expiresAt > now();
  }

  function answer(): CredentialHeaders | CredentialProblem {
    if (signedOut !== undefined)
      return { kind: 'signed-out', message: `The remote server needs a sign-in: ${signedOut}. ${signedOutAdvice}` };
    if (login === undefined || !isGood())
      return { kind: 'unavailable', message: 'The token of the remote server could not be refreshed just now.' };
    if (headers?.token !== login.accessToken)
      headers = { token: login.accessToken, headers: ['authorization', `Bearer ${login.accessToken}`] };
    return headers.headers;
  }

  async function replace(present: StoredLogin): Promise<void> {
    rejected = present.accessToken;
    if (running !== undefined) await running;
    else if (present.refreshToken === undefined)
      await failed(new Ended('the remote server does not take the token any more'), present);
    else if (performance.now() < patientUntil) waitUntil = patientUntil;
    else {
      // A server that refuses what it was just given is not asked for more all the time.
      patientUntil = performance.now() + longestWait;
      await refresh();
    }
  }

  look();
  return {
    get signedOut() {
      lookSometimes();
      return signedOut;
    },
    headers() {
      lookSometimes();
      if (signedOut === undefined && !isGood() && performance.now() >= waitUntil) return refresh().then(answer);
      return answer();
    },
    async renewed(refused) {
      try {
        lookAgain();
        const present = login;
        if (signedOut !== undefined || present === undefined) return undefined;
        // Of several requests that were refused with one token, the first one has it replaced.
        if (refused === `Bearer ${present.accessToken}`) await replace(present);
      } catch (error) {
        retryLater(error);
      }
      const next = answer();
      return 'kind' in next ? undefined : next[1];
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
      await requests.close();
    },
  };
}

/** No repetition fixes it: somebody has to sign in again. */
class Ended extends Error {}
