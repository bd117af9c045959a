import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { authServerConfigurationIn } from '../../facts/sign-in/auth-server-configurations.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { oidcProvidersOf } from '../../facts/sign-in/oidc-providers.ts';
import { registryConfigOf } from '../../facts/registry/registry-configs.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const issuerIsDiscovery = defineDiagnostic<{ field: string; issuer: string }>({
  code: 'oidc/issuer-is-discovery',
  severity: 'error',
  summary: 'The address of the discovery document of an identity provider, where its issuer is asked for.',
  message: ({ field }) => `${field} is the address of the discovery document, which no token has as issuer`,
  hint: ({ issuer }) => `write ${issuer}`,
});

export const issuerOfOthers = defineDiagnostic<{ field: string; issuer: string; hint: string }>({
  code: 'oidc/issuer-of-no-token',
  severity: 'warning',
  summary: 'A well-known address of an identity provider that its tokens do not have as issuer.',
  message: ({ field, issuer }) => `${field} is ${issuer}, which no token of this provider has as issuer`,
  hint: ({ hint }) => hint,
});

/** What is wrong with issuers of providers that are the same for everybody, and what to write. */
function wellKnownHint(url: string): string | undefined {
  if (/^https:\/\/login\.microsoftonline\.com\/(?:common|organizations|consumers)(?:\/v2\.0)?\/?$/.test(url))
    return 'write the issuer of the tenant: https://login.microsoftonline.com/<tenant id>/v2.0';
  return url === 'https://accounts.google.com/' ? 'write https://accounts.google.com, without / at the end' : undefined;
}

/** An issuer is what tokens name as such; its metadata is below it (OpenID Connect Discovery 1.0, section 4). */
export const oidcIssuer: Rule = async (program, report) => {
  for (const { part, path, url } of await issuersOf(program)) {
    const [, issuer] =
      /^(.*?)\/*\/\.well-known\/(?:openid-configuration|oauth-authorization-server)\/?$/.exec(url) ?? [];
    const field = String(path.at(-1));
    const hint = wellKnownHint(url);
    if (hint !== undefined) report(issuerOfOthers({ field, issuer: url, hint }, placeOf(part, path, 'value')));
    if (issuer === undefined) continue;
    report(issuerIsDiscovery({ field, issuer }, placeOf(part, path, 'value')));
  }
};

interface Issuer {
  readonly part: Part;
  readonly path: DocumentPath;
  readonly url: string;
}

async function issuersOf(program: LinkedProgram): Promise<Issuer[]> {
  const found: Issuer[] = [];
  for (const resource of program.resources) {
    for (const { declaredIn, path, urls } of oidcProvidersOf(resource)) {
      if (urls.issuer !== undefined) found.push({ part: declaredIn, path: [...path, 'issuer'], url: urls.issuer });
    }
    const configured = authServerConfigurationIn(resource);
    if (configured !== undefined) {
      const { config, path } = configured;
      found.push({ part: resource, path: [...path, 'issuer'], url: config.issuer });
      for (const [index, { oidcConfig }] of config.upstreamProviders.entries()) {
        const at = [...path, 'upstreamProviders', index, 'oidcConfig', 'issuerUrl'];
        if (oidcConfig !== undefined) found.push({ part: resource, path: at, url: oidcConfig.issuerUrl });
      }
    }
    if (resource.kind !== 'MCPRegistry') continue;
    const { part, config } = await registryConfigOf(resource);
    for (const [index, { issuerUrl: url }] of (config?.auth?.oauth?.providers ?? []).entries()) {
      if (part !== undefined) found.push({ part, path: ['auth', 'oauth', 'providers', index, 'issuerUrl'], url });
    }
  }
  return found;
}
