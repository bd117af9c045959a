import { signInCookies } from '../../identity/sign-in-cookies.ts';

/** The cookies of the catalog page. */
export const pageCookies = signInCookies({ name: 'catalog', path: '/' });
