import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { authServerConfigurationIn } from '../program/auth-server-configurations.ts';
import type { Rule } from './rule.ts';

const callback = '/oauth/callback';

export const redirectElsewhere = defineDiagnostic<{ provider: string; path: string }>({
  code: 'auth-server/redirect-elsewhere',
  severity: 'warning',
  summary:
    'An upstream provider that sends users back to an address where the embedded authorization server does not wait for them.',
  message: ({ provider, path }) =>
    `provider "${provider}" sends users back to ${path}, but the authorization server waits at ${callback}`,
  hint: () => `end redirectUri in ${callback}, or leave it out: it follows from the URL of the resource`,
});

/** Users come back from an upstream provider to the callback of the server (spec 3, endpoints and `redirectUri`). */
export const authServerCallback: Rule = (program, report) => {
  for (const resource of program.resources) {
    const held = authServerConfigurationIn(resource);
    if (held === undefined) continue;
    for (const [index, { name, oidcConfig, oauth2Config }] of held.config.upstreamProviders.entries()) {
      const field = oidcConfig === undefined ? 'oauth2Config' : 'oidcConfig';
      const redirect = (oidcConfig ?? oauth2Config)?.redirectUri ?? '';
      const path = redirect === '' ? undefined : URL.parse(redirect)?.pathname;
      if (path === undefined || path.endsWith(callback)) continue;
      const at = [...held.path, 'upstreamProviders', index, field, 'redirectUri'];
      report(redirectElsewhere({ provider: name, path }, placeOf(resource, at, 'value')));
    }
  }
};
