import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { authServerConfigurationIn } from '../../facts/sign-in/auth-server-configurations.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { isObjectOrList } from '../../program/values-at.ts';
import { webAddress } from '../../facts/network/web-addresses.ts';
import type { Rule } from '../../check/contracts/rule.ts';

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

export const redirectToOtherHost = defineDiagnostic<{ provider: string; host: string; own: string }>({
  code: 'auth-server/redirect-to-other-host',
  severity: 'warning',
  summary:
    'An upstream provider that sends users back to a host that nothing in the input has beside the embedded authorization server.',
  message: ({ provider, host, own }) =>
    `provider "${provider}" sends users back to ${host}, but the authorization server is at ${own}`,
  hint: ({ own }) => `use ${own}, or leave redirectUri out: it follows from the URL of the resource`,
});

export const plainRedirect = defineDiagnostic<{ provider: string }>({
  code: 'auth-server/redirect-over-http',
  severity: 'warning',
  summary: 'An upstream provider that sends users and their codes back over plain HTTP, which most providers refuse.',
  message: ({ provider }) =>
    `provider "${provider}" is to send codes back over plain HTTP, which most providers refuse`,
  hint: () => 'use https',
});

/** Users come back from an upstream provider to the callback of the server (spec 3, endpoints and `redirectUri`). */
export const authServerRedirect: Rule = (program, report) => {
  let hosts: ReadonlySet<string> | undefined;
  for (const resource of program.resources) {
    const configured = authServerConfigurationIn(resource);
    if (configured === undefined) continue;
    const own = webAddress(configured.config.issuer)?.host;
    for (const [index, { name, oidcConfig, oauth2Config }] of configured.config.upstreamProviders.entries()) {
      const field = oidcConfig === undefined ? 'oauth2Config' : 'oidcConfig';
      const redirect = (oidcConfig ?? oauth2Config)?.redirectUri ?? '';
      const path = redirect === '' ? undefined : URL.parse(redirect)?.pathname;
      if (path === undefined) continue;
      const at = [...configured.path, 'upstreamProviders', index, field, 'redirectUri'];
      const address = webAddress(redirect);
      if (!path.endsWith(callback)) {
        report(redirectElsewhere({ provider: name, path }, placeOf(resource, at, 'value')));
      } else if (address?.isPlain === true && address.reach === 'other') {
        report(plainRedirect({ provider: name }, placeOf(resource, at, 'value')));
      } else if (own !== undefined && address?.reach === 'other' && address.host !== own) {
        hosts ??= hostsIn(program);
        if (hosts.has(address.host) || webAddress(configured.config.issuer)?.reach !== 'other') continue;
        report(redirectToOtherHost({ provider: name, host: address.host, own }, placeOf(resource, at, 'value')));
      }
    }
  }
};

/** Hosts that the input says it is reached by: those of ways in, and what tokens are for. */
function hostsIn({ resources, foreign }: LinkedProgram): ReadonlySet<string> {
  const ways = foreign.filter(({ plainKind: kind }) => kind !== 'ConfigMap' && kind !== 'Secret');
  const named = [
    ...ways.flatMap(({ object }) => textsIn(object)),
    ...resources.flatMap(({ authored }) => textsNamed(authored.spec, /^(?:audience|resourceUrl|resource)$/)),
  ];
  return new Set(named.map((text) => webAddress(text)?.host ?? text.toLowerCase()));
}

/** The texts of fields with such a name, wherever in a value. */
function textsNamed(value: unknown, name: RegExp): string[] {
  if (!isObjectOrList(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (name.test(key) ? [inner] : []) : textsNamed(inner, name),
  );
}

function textsIn(value: unknown): string[] {
  return textsNamed(value, /(?:)/);
}
