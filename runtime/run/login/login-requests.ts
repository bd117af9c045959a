import * as oauth from 'oauth4webapi';
import { createOutgoing, type Outgoing } from '../../http/outgoing/outgoing.ts';
import { LoginProblem } from './login-problem.ts';
import type { LoginSettings } from './login-settings.ts';

/** Milliseconds of one request, and bytes of one answer. */
const requestTime = 10_000;
const largestAnswer = 262_144;

/** What the OAuth library gets for each request: our own client, which guards addresses, sizes and times. */
export interface LoginRequests {
  readonly outgoing: Outgoing;
  readonly options: {
    readonly [oauth.customFetch]: (url: string, init: RequestParts) => Promise<Response>;
    readonly [oauth.allowInsecureRequests]: true;
  };
  close(): Promise<void>;
}

interface RequestParts {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
}

/** Nobody answered: the network, a refused address, an answer that is too large. */
export class Unanswered extends Error {}

/** Opens a client for the requests of a sign-in. */
export function loginRequests({ addresses, caFile }: Pick<LoginSettings, 'addresses' | 'caFile'>): LoginRequests {
  const outgoing = createOutgoing({
    addresses,
    plainHttp: 'loopback',
    timeoutMs: requestTime,
    maximumBytes: largestAnswer,
    ...(caFile === undefined ? {} : { caFile }),
  });
  async function ask(address: string, { method, headers, body }: RequestParts): Promise<Response> {
    const url = URL.parse(address);
    if (url === null) throw new Unanswered('an endpoint is not a URL');
    const text = body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : undefined;
    const result = await outgoing.fetch(url, {
      method: methodOf(method),
      headers,
      takesErrors: true,
      ...(text === undefined ? {} : { body: text }),
    });
    if (!result.ok) throw new Unanswered(result.error.message);
    const { status, headers: answered, body: bytes } = result.response;
    // HTTP has no other status, and a Response cannot hold one.
    if (status < 200 || status > 599) throw new Unanswered(`the answer has the status ${status}`);
    const isEmpty = status === 204 || status === 205 || status === 304;
    return new Response(isEmpty ? null : new Uint8Array(bytes), { status, headers: answered });
  }
  return {
    outgoing,
    // Where plain http may lead, our own client knows.
    options: { [oauth.customFetch]: ask, [oauth.allowInsecureRequests]: true },
    close: () => outgoing.close(),
  };
}

function methodOf(method: string): 'GET' | 'POST' | 'DELETE' {
  if (method === 'POST' || method === 'DELETE') return method;
  return 'GET';
}

/** Characters of what others say that a person is shown. */
const shownCharacters = 300;

/**
 * What an error of a sign-in means, in words without tokens, codes and secrets. Errors that are none of the other side's are bugs, and are
 * thrown again.
 */
export function loginProblemOf(error: unknown, doing: string, hint: string): LoginProblem {
  if (error instanceof LoginProblem) return error;
  if (error instanceof Unanswered) return new LoginProblem(`${doing} failed: ${error.message}`, hint);
  if (error instanceof oauth.ResponseBodyError || error instanceof oauth.AuthorizationResponseError) {
    const { error: code, error_description: description } = error;
    return new LoginProblem(`${doing} was refused: ${shown(`${code} ${description ?? ''}`)}`, hint);
  }
  if (error instanceof oauth.WWWAuthenticateChallengeError)
    return new LoginProblem(
      `${doing} was refused: the authorization server does not accept the client (status ${error.status})`,
      hint,
    );
  // The texts of the library name what is wrong, and hold no values of the answer.
  if (error instanceof oauth.OperationProcessingError || error instanceof oauth.UnsupportedOperationError)
    return new LoginProblem(`${doing} failed: ${error.message}`, hint);
  throw error;
}

/** What others say, as far as a terminal may show it. */
export function shown(text: string): string {
  return text
    .replaceAll(/[^\x20-\x7e]+/g, ' ')
    .trim()
    .slice(0, shownCharacters);
}
