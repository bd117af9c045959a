import { exitCodes } from '../exit-codes.ts';
import { membersOf } from '../../runtime/registry/documents/json-value.ts';
import { expiredAt } from '../client/read-token.ts';
import type { RegistryProblem } from './registry-problem.ts';
import type { ServerAddress } from '../client/server-address.ts';

/** An answer that is not a success, or not JSON. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body where it is JSON. */
  readonly body: unknown;
}

/** What a client knows of its own request. */
export interface AskedFor {
  readonly address: ServerAddress;
  /** Empty where none was sent. */
  readonly token: string;
}

const signIn = 'put a token in SVC_REGISTRY_TOKEN, or name its file with --token-file';

/** What an answer that is of no use means, and what to do: of the registry server itself, or of something before it. */
export function refusedAnswer(answer: ReceivedAnswer, asked: AskedFor): RegistryProblem {
  const { error, code } = membersOf(answer.body);
  if (typeof error === 'string' && typeof code === 'string') return ownRefusal(answer, error, code, asked);
  return { ...foreignAnswer(answer, asked), exitCode: exitCodes.usage };
}

function ownRefusal(
  { status, headers }: ReceivedAnswer,
  message: string,
  code: string,
  { address, token }: AskedFor,
): RegistryProblem {
  const of = (hint: string | undefined): RegistryProblem => ({ message, hint, code, exitCode: exitCodes.findings });
  switch (code) {
    case 'missing-token':
      return of(signIn);
    case 'invalid-token': {
      const expired = expiredAt(token, Date.now());
      if (expired !== undefined) return of(`the token expired at ${expired.toISOString()}; get a new one`);
      return of(`get a token from a provider that ${address.base.origin}/.well-known/oauth-protected-resource names`);
    }
    case 'registry-forbidden':
    case 'claims-not-satisfied':
    case 'source-forbidden':
      return of('use a token that holds them; those who run the registry know which');
    case 'missing-role':
      return of('those who run the registry give out roles');
    case 'unknown-path':
      return { ...noApi(address), code, exitCode: exitCodes.usage };
    case 'body-too-large':
      return of('make the entry smaller: link to long texts and pictures instead of holding them');
    default:
      if (status < 500 && status !== 429) return of(undefined);
      return { message, hint: later(headers), code, exitCode: exitCodes.usage };
  }
}

/** What a proxy, a sign-in page or another program answered. */
function foreignAnswer(
  { status, headers, text }: ReceivedAnswer,
  { address, token }: AskedFor,
): { readonly message: string; readonly hint?: string } {
  const { base, named } = address;
  if (status >= 300 && status < 400) return redirected(headers.get('location'), address);
  const isPage = /\bhtml\b/.test(headers.get('content-type') ?? '') || /^\s*</.test(text);
  if (status < 300)
    return {
      message: `${base.origin} answered with ${isPage ? 'a page for people' : 'something other than JSON'}`,
      hint: `a proxy or another program answers there: check ${named}`,
    };
  const which = `${base.origin} answered with status ${status}`;
  switch (status) {
    case 401:
      return { message: `${which}: it asks who you are`, hint: token === '' ? signIn : 'it does not take this token' };
    case 403:
      return { message: which, hint: 'this is not the registry itself: a proxy before it refuses the request' };
    case 404:
      return noApi(address);
    case 413:
      return { message: which, hint: 'a proxy before the registry takes no body of this size' };
    case 429:
    case 503:
      return { message: which, hint: later(headers) };
    case 502:
    case 504:
      return { message: which, hint: 'a proxy cannot reach the registry: is it running?' };
    default:
      return { message: which, hint: `check ${named}` };
  }
}

function noApi({ base, named }: ServerAddress): { readonly message: string; readonly hint: string } {
  const path = base.pathname.replace(/\/+$/, '');
  return {
    message: `there is no registry API at ${base.origin}${path}`,
    hint:
      path === ''
        ? `check ${named}`
        : `${named} is the address of the server; the name of the registry is the first word after the command`,
  };
}

function redirected(
  location: string | null,
  { base, named }: ServerAddress,
): { readonly message: string; readonly hint: string } {
  const target = location === null ? null : URL.parse(location, base.href);
  // The rest of the address may hold secrets of a sign-in.
  const where = target === null ? 'elsewhere' : `to ${target.origin}${target.pathname}`;
  const message = `${base.origin} sends its clients ${where}`;
  if (target !== null && target.hostname === base.hostname && target.protocol !== base.protocol)
    return { message, hint: `write ${target.protocol}// in ${named}` };
  return { message, hint: `if a sign-in page is there, ask for an address that takes tokens; else check ${named}` };
}

function later(headers: Headers): string {
  const after = headers.get('retry-after') ?? '';
  if (/^\d{1,6}$/.test(after)) return `try again in ${after} ${after === '1' ? 'second' : 'seconds'}`;
  const at = Date.parse(after);
  return Number.isNaN(at) ? 'try again later' : `try again after ${new Date(at).toISOString()}`;
}
