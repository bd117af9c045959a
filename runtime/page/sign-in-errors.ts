import type { WireErrorFactory } from '../http/wire-error.ts';

type SignInErrorCode =
  | 'sign-in-stale'
  | 'sign-in-refused'
  | 'sign-in-failed'
  | 'sign-in-unconfigured'
  | 'cross-site-request';

/** Declares one error with the status and the summary that a program's description has for it. */
export type DeclareSignInError = <Parameters = object>(
  code: SignInErrorCode,
  message: (parameters: Parameters) => string,
) => WireErrorFactory<Parameters>;

/** Why somebody is not signed in, or out. */
export type SignInErrors = ReturnType<typeof signInErrors>;

/** The errors of the sign-in of a program. `place`: what people open, as a sentence calls it. */
export function signInErrors(declare: DeclareSignInError, place: string) {
  return {
    stale: declare<{ origin: string }>(
      'sign-in-stale',
      ({ origin }) =>
        `the sign-in took too long, began in another browser, or was finished before; begin again at ${origin}, with cookies allowed`,
    ),
    refused: declare<{ error: string }>(
      'sign-in-refused',
      ({ error }) => `the identity provider did not let you in (${error}); ask its administrator for access`,
    ),
    failed: declare<{ problem: string }>(
      'sign-in-failed',
      ({ problem }) => `the sign-in could not be finished: ${problem}; tell the administrator of this server`,
    ),
    unconfigured: declare<{ problem: string }>('sign-in-unconfigured', ({ problem }) => problem),
    crossSite: declare(
      'cross-site-request',
      () => `the request comes from a page of another site; open ${place} itself, and sign out there`,
    ),
  };
}
