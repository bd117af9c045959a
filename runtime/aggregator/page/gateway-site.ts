import packageFile from '../../../package.json' with { type: 'json' };
import { defineWireError } from '../../http/wire-error.ts';
import { signInCookies } from '../../identity/sign-in-cookies.ts';
import { html } from '../../page/html.ts';
import { pageAssets } from '../../page/page-assets.ts';
import type { Site } from '../../page/page-frame.ts';
import { signInErrors, type DeclareSignInError } from '../../page/sign-in-errors.ts';
import { gatewayStyle } from './gateway-style.ts';

/** The pages of an aggregator, with the name under which clients know it. */
export function gatewaySite(name: string): Site {
  return {
    name,
    place: 'the gateway',
    footer: html`<span>svc ${packageFile.version}</span><a href="/status">Status as JSON</a>`,
    assets,
  };
}

const assets = pageAssets('gateway', gatewayStyle);

/** The cookies of people who have signed in. */
export const gatewayCookies = signInCookies({ name: 'gateway', path: '/' });

const statuses = {
  'sign-in-stale': 400,
  'sign-in-refused': 403,
  'sign-in-failed': 502,
  'sign-in-unconfigured': 404,
  'cross-site-request': 403,
} as const;

const declare: DeclareSignInError = (code, message) =>
  defineWireError({ code, status: statuses[code], summary: 'Somebody could not be signed in, or out.', message });

export const gatewaySignInErrors = signInErrors(declare, 'the gateway');
