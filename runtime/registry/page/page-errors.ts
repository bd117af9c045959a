import { declare } from '../routes/registry-errors.ts';

export const signInStale = declare<{ origin: string }>(
  'sign-in-stale',
  ({ origin }) =>
    `the sign-in took too long, began in another browser, or was finished before; begin again at ${origin}, with cookies allowed`,
);
export const signInRefused = declare<{ error: string }>(
  'sign-in-refused',
  ({ error }) => `the identity provider did not let you in (${error}); ask whoever runs it for access`,
);
export const signInFailed = declare<{ problem: string }>(
  'sign-in-failed',
  ({ problem }) => `the sign-in could not be finished: ${problem}; tell whoever runs this server`,
);
export const signInUnconfigured = declare<{ problem: string }>('sign-in-unconfigured', ({ problem }) => problem);
export const crossSiteRequest = declare(
  'cross-site-request',
  () => 'the request comes from a page of another site; open the catalog itself, and sign out there',
);
