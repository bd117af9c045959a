import packageFile from '../../../package.json' with { type: 'json' };
import { html } from '../../page/html.ts';
import type { Site } from '../../page/page-frame.ts';
import { signInCookies } from '../../identity/sign-in-cookies.ts';
import { signInErrors } from '../../page/sign-in-errors.ts';
import { declare } from '../routes/registry-errors.ts';
import { catalogAssets } from './page-assets.ts';

/** The pages of the catalog. */
export const catalogSite: Site = {
  name: 'MCP catalog',
  place: 'the catalog',
  footer: html`<span>Registry server ${packageFile.version}</span><a href="/openapi.json">Description of the API</a>`,
  assets: catalogAssets,
};

/** The cookies of the catalog page. */
export const pageCookies = signInCookies({ name: 'catalog', path: '/' });

/** Why somebody is not signed in to the catalog, or out. */
export const catalogSignInErrors = signInErrors(declare, 'the catalog');
