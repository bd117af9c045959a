import type { KubernetesServiceAccountOIDCConfigWithDefaults } from '../../../generated/defaults/kubernetes-service-account-oidc-config.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { podAccountOf } from '../../facts/pods/pod-account.ts';
import type { AnyResource } from '../../program/resource.ts';
import type { ServingWorkload } from '../../facts/sign-in/client-authentication.ts';
import type { Rule } from '../../check/contracts/rule.ts';

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
  code: 'oidc/account-missing',
  severity: 'warning',
  summary:
    'A namespace of a service account that is not named. The account that is accepted has the name of the account of the pod, which is rarely the one meant.',
  message: ({ namespace }) =>
    `no serviceAccount beside it, so only the account of namespace "${namespace}" that has the name of the pod's own account is accepted`,
  hint: () => 'add serviceAccount to accept the tokens of that account, or remove namespace',
});

export const onlyItself = defineDiagnostic<{ account: string }>({
  code: 'oidc/account-of-itself-only',
  severity: 'warning',
  summary:
    'Clients are service accounts and no account is named, so only the tokens of the account of the pod are accepted. That account is generated for this pod alone: no client runs under it.',
  message: ({ account }) =>
    `only tokens of the pod's own service account "${account}" are accepted, and no other pod runs under it`,
  hint: () =>
    'add serviceAccount (and namespace) of the clients to the kubernetesServiceAccount or kubernetes settings',
});

type Settings = Pick<KubernetesServiceAccountOIDCConfigWithDefaults, 'serviceAccount' | 'namespace'>;

/** Whose tokens are accepted where clients are service accounts (spec 3, KubernetesServiceAccountOIDCConfig). */
export const oidcAccount: Rule = (program, report) => {
  for (const resource of program.resources) {
    checkWritten(resource, report);
    if (resource.kind === 'MCPServer' || resource.kind === 'MCPRemoteProxy' || resource.kind === 'VirtualMCPServer') {
      checkOwnAccount(resource, program, report);
    }
  }
};

/** The settings where they are written, whoever refers to them. */
function checkWritten(resource: AnyResource, report: Report): void {
  const { settings, path } = writtenIn(resource);
  const { serviceAccount = '', namespace = '' } = settings ?? {};
  if (serviceAccount !== '' && namespace === '' && resource.namespace === undefined) {
    const place = placeOf(resource, [...path, 'serviceAccount'], 'value');
    report(unknownNamespace({ account: serviceAccount }, place));
  }
  if (serviceAccount === '' && namespace !== '') {
    report(namespaceWithoutAccount({ namespace }, placeOf(resource, [...path, 'namespace'], 'key')));
  }
}

/** A workload whose settings name no account accepts that of its own pod. */
function checkOwnAccount(workload: ServingWorkload, program: LinkedProgram, report: Report): void {
  const used = usedBy(workload, program);
  if (used === undefined) return;
  const { serviceAccount = '', namespace = '' } = used.settings;
  if (serviceAccount !== '' || namespace !== '') return;
  const { name: account, isGenerated } = podAccountOf(workload);
  const place = placeOf(workload, used.path, 'key');
  if (workload.namespace === undefined) report(unknownNamespace({ account }, place));
  else if (isGenerated) report(onlyItself({ account }, place));
}

/** The settings that a workload uses, its own or shared ones, and the path of the field that says so. */
function usedBy(
  workload: ServingWorkload,
  program: LinkedProgram,
): { readonly settings: Settings; readonly path: DocumentPath } | undefined {
  const isVirtual = workload.kind === 'VirtualMCPServer';
  const { oidcConfig, oidcConfigRef } = isVirtual ? workload.resource.spec.incomingAuth : workload.resource.spec;
  const base = isVirtual ? ['spec', 'incomingAuth'] : ['spec'];
  if (oidcConfigRef !== undefined) {
    const shared = program.find('MCPOIDCConfig', workload, oidcConfigRef.name)?.resource.spec;
    if (shared?.type !== 'kubernetesServiceAccount') return undefined;
    return { settings: shared.kubernetesServiceAccount ?? {}, path: [...base, 'oidcConfigRef'] };
  }
  if (oidcConfig?.type !== 'kubernetes') return undefined;
  return { settings: oidcConfig.kubernetes ?? {}, path: [...base, 'oidcConfig'] };
}

function writtenIn(resource: AnyResource): { readonly settings: Settings | undefined; readonly path: DocumentPath } {
  switch (resource.kind) {
    case 'MCPOIDCConfig':
      return { settings: resource.resource.spec.kubernetesServiceAccount, path: ['spec', 'kubernetesServiceAccount'] };
    case 'MCPServer':
    case 'MCPRemoteProxy':
      return { settings: resource.resource.spec.oidcConfig?.kubernetes, path: ['spec', 'oidcConfig', 'kubernetes'] };
    case 'VirtualMCPServer': {
      const path = ['spec', 'incomingAuth', 'oidcConfig', 'kubernetes'];
      return { settings: resource.resource.spec.incomingAuth.oidcConfig?.kubernetes, path };
    }
    default:
      return { settings: undefined, path: [] };
  }
}
