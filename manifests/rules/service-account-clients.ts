import type { KubernetesServiceAccountOIDCConfigWithDefaults } from '../../generated/defaults/kubernetes-service-account-oidc-config.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { AnyResource } from '../program/resource.ts';
import type { Rule } from './rule.ts';

export const unknownNamespace = defineDiagnostic<{ account: string }>({
  code: 'oidc/account-namespace-unknown',
  severity: 'error',
  summary: 'A service account whose tokens are accepted, in a namespace that the input does not tell.',
  message: ({ account }) =>
    `which "${account}" is meant is unknown: tokens name the namespace of their account, and this resource has none`,
  hint: () =>
    'write namespace beside serviceAccount, or give the resource a namespace (metadata.namespace, --namespace)',
});

export const namespaceWithoutAccount = defineDiagnostic<{ namespace: string }>({
  code: 'oidc/namespace-without-account',
  severity: 'warning',
  summary: 'A namespace of a service account that is not named: accounts of every namespace are accepted.',
  message: ({ namespace }) => `namespace "${namespace}" has no effect without serviceAccount`,
  hint: () => 'add serviceAccount to accept only the tokens of one account, or remove namespace',
});

interface Declared {
  readonly config: Pick<KubernetesServiceAccountOIDCConfigWithDefaults, 'serviceAccount' | 'namespace'> | undefined;
  readonly path: DocumentPath;
}

/** Whose tokens are accepted where clients are service accounts (spec 3, KubernetesServiceAccountOIDCConfig). */
export const serviceAccountClients: Rule = (program, report) => {
  for (const resource of program.resources) {
    const { config, path } = declaredIn(resource);
    const { serviceAccount = '', namespace = '' } = config ?? {};
    if (serviceAccount !== '' && namespace === '' && resource.namespace === undefined) {
      const place = placeOf(resource, [...path, 'serviceAccount'], 'value');
      report(unknownNamespace({ account: serviceAccount }, place));
    }
    if (serviceAccount === '' && namespace !== '') {
      report(namespaceWithoutAccount({ namespace }, placeOf(resource, [...path, 'namespace'], 'key')));
    }
  }
};

function declaredIn(resource: AnyResource): Declared {
  switch (resource.kind) {
    case 'MCPOIDCConfig':
      return { config: resource.resource.spec.kubernetesServiceAccount, path: ['spec', 'kubernetesServiceAccount'] };
    case 'MCPServer':
    case 'MCPRemoteProxy':
      return { config: resource.resource.spec.oidcConfig?.kubernetes, path: ['spec', 'oidcConfig', 'kubernetes'] };
    case 'VirtualMCPServer': {
      const path = ['spec', 'incomingAuth', 'oidcConfig', 'kubernetes'];
      return { config: resource.resource.spec.incomingAuth.oidcConfig?.kubernetes, path };
    }
    default:
      return { config: undefined, path: [] };
  }
}
