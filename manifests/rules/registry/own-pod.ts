import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { registryConfigOf } from '../../facts/registry/registry-configs.ts';
import { templateContainers } from '../../facts/registry/registry-files.ts';
import { isKind } from '../../program/resource.ts';
import { webAddress } from '../../facts/network/web-addresses.ts';
import { checkGeneratedAddress } from '../address/service.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { containerNames } from '../../objects/layout.ts';

export const askedInOwnPod = defineDiagnostic<{ field: string; host: string }>({
  code: 'registry/own-pod',
  severity: 'warning',
  summary:
    'The configuration of an MCPRegistry uses an address that resolves to its own pod, where only the registry runs.',
  message: ({ field, host }) => `${field} leads to ${host}, which is the registry's own pod`,
  hint: () => 'use the address that other hosts reach it at; for a server in the cluster, the name of its Service',
});

/** What a registry asks runs elsewhere: its pod has one container (spec 3, MCPRegistry). */
export const registryOwnPod: Rule = async (program, report) => {
  for (const registry of program.resources) {
    if (!isKind(registry, 'MCPRegistry')) continue;
    // A container beside it may be what is asked.
    const isAlone = templateContainers(registry).every(({ name }) => name === containerNames.registry);
    const { part, config } = await registryConfigOf(registry);
    if (part === undefined || config === undefined) continue;
    for (const { path, url } of addressesOf(config)) {
      checkGeneratedAddress({ url, path, part, from: registry }, program, report);
      const address = webAddress(url);
      if (!isAlone || address?.reach !== 'own') continue;
      report(askedInOwnPod({ field: String(path.at(-1)), host: address.host }, placeOf(part, path, 'value')));
    }
  }
};

function addressesOf({
  auth,
  sources = [],
}: RegistryServerConfig): { readonly path: DocumentPath; readonly url: string }[] {
  const providers = auth?.oauth?.providers ?? [];
  const ofProviders = providers.flatMap((provider, index) =>
    (['issuerUrl', 'jwksUrl', 'introspectionUrl'] as const).map((field) => ({
      path: ['auth', 'oauth', 'providers', index, field],
      // With keys from elsewhere nobody asks the issuer.
      url: field === 'issuerUrl' && provider.jwksUrl !== undefined ? undefined : provider[field],
    })),
  );
  const ofSources = sources.flatMap(({ api, git, file }, index) => [
    { path: ['sources', index, 'api', 'endpoint'], url: api?.endpoint },
    { path: ['sources', index, 'git', 'repository'], url: git?.repository },
    { path: ['sources', index, 'file', 'url'], url: file?.url },
  ]);
  return [...ofProviders, ...ofSources].flatMap(({ path, url }) => (url === undefined ? [] : [{ path, url }]));
}
