import { project } from '../../../generated/project.ts';
import type { ConfigMapOIDCRefWithDefaults } from '../../../generated/defaults/config-map-oidc-ref.ts';
import type { InlineOIDCSharedConfigWithDefaults } from '../../../generated/defaults/inline-oidc-shared-config.ts';
import type { KubernetesServiceAccountOIDCConfigWithDefaults } from '../../../generated/defaults/kubernetes-service-account-oidc-config.ts';
import type { MCPOIDCConfigReferenceWithDefaults } from '../../../generated/defaults/mcp-oidc-config-reference.ts';
import type { OIDCConfigRefWithDefaults } from '../../../generated/defaults/oidc-config-ref.ts';
import type { AggregatorOIDCConfig } from '../../../generated/types/aggregator-oidc-config.ts';
import { podAccountOf, type ProgramWorkload } from '../../facts/pods/pod-account.ts';
import { caBundle } from './ca-bundle.ts';
import type { LoweringContext } from '../lowering.ts';
import { environmentName } from '../../../runtime/resources/object-names.ts';
import {
  configMapFile,
  joinAdditions,
  noAdditions,
  podAdditions,
  secretVariable,
  type PodAdditions,
} from '../pod/pod-additions.ts';
import { podFolders } from '../../objects/layout.ts';
import { computedOnce } from '../../facts/facts-of.ts';

/** Where Kubernetes mounts the token of the pod's service account and the certificates of the API server. */
const clientSecretVariable = environmentName('OIDC_CLIENT_SECRET');

/** Where settings in a ConfigMap of the user are mounted. */
const mountedFile = `${podFolders.clientAuthentication}/oidc.json`;

/**
 * What clients are asked to request where nobody names scopes (specs 1 and 3); an empty list asks for nothing. The model of spec 2
 * has no such default, so it is always written down.
 */
const usualScopes: readonly string[] = ['openid'];

/** How a program authenticates its clients. */
export interface LoweredOidc {
  readonly oidc: AggregatorOIDCConfig;
  /** The URL that names the program as a protected resource (RFC 9728). */
  readonly resourceUrl: string;
  readonly additions: PodAdditions;
  /** The program reads the token of its service account. */
  readonly mountToken: boolean;
}

/** The two ways in which a workload declares client authentication; they exclude each other. */
export interface DeclaredOidc {
  readonly oidcConfigRef?: MCPOIDCConfigReferenceWithDefaults;
  readonly oidcConfig?: OIDCConfigRefWithDefaults;
}

/** The workload, and the URL of its Service. */
interface Owner {
  readonly resource: Exclude<ProgramWorkload, { kind: 'MCPRegistry' }>;
  readonly resourceUrl: string;
}

/** What follows from the provider alone. */
type Provider = Pick<LoweredOidc, 'oidc' | 'additions' | 'mountToken'>;

/**
 * Client authentication of a workload (spec 3): by reference to an MCPOIDCConfig, or written into it (deprecated).
 * Undefined where the workload declares neither.
 */
export function lowerOidc(declared: DeclaredOidc, owner: Owner, context: LoweringContext): LoweredOidc | undefined {
  if (declared.oidcConfigRef !== undefined) return byReference(declared.oidcConfigRef, owner, context);
  if (declared.oidcConfig !== undefined) return written(declared.oidcConfig, owner);
  return undefined;
}

/**
 * A reference names no resource URL. Clients ask for tokens for the resource (RFC 8707), and these tokens have to carry
 * the audience: where the audience is a URL, it is the resource.
 */
function byReference(
  reference: MCPOIDCConfigReferenceWithDefaults,
  owner: Owner,
  context: LoweringContext,
): LoweredOidc {
  const { audience, scopes } = reference;
  const { spec } = context.follow('MCPOIDCConfig', owner.resource, reference.name).resource;
  const provider = spec.inline === undefined ? inCluster(spec.kubernetesServiceAccount, owner) : atIssuer(spec.inline);
  const isResource = /^https?:\/\//.test(audience);
  return {
    ...provider,
    oidc: {
      ...provider.oidc,
      audience,
      // Without a resource the audience would have to be one, and clients would not find out how to sign in.
      ...(isResource ? {} : { resource: owner.resourceUrl }),
      advertisedScopes: scopes,
    },
    resourceUrl: isResource ? audience : owner.resourceUrl,
  };
}

/** Settings written into the workload. Without a resource URL of their own the resource is the Service (spec 3). */
function written(config: OIDCConfigRefWithDefaults, owner: Owner): LoweredOidc {
  const resourceUrl = config.resourceUrl ?? owner.resourceUrl;
  const provider = providerOf(config, owner);
  return { ...provider, oidc: { ...provider.oidc, resource: resourceUrl }, resourceUrl };
}

function providerOf(config: OIDCConfigRefWithDefaults, owner: Owner): Provider {
  if (config.inline !== undefined) {
    const { audience, scopes } = config.inline;
    const provider = atIssuer(config.inline);
    return { ...provider, oidc: { ...provider.oidc, ...filled({ audience }), advertisedScopes: scopes } };
  }
  if (config.configMap !== undefined) return inConfigMap(config.configMap);
  const provider = inCluster(config.kubernetes, owner);
  const { audience = project.kubernetesOidc.audience } = filled({ audience: config.kubernetes?.audience });
  return { ...provider, oidc: { ...provider.oidc, audience } };
}

/** A provider known by its issuer; what many workloads refer to is worked out once. */
const atIssuer = computedOnce(newIssuer);

function newIssuer(inline: InlineOIDCSharedConfigWithDefaults): Provider {
  const { issuer, jwksUrl, introspectionUrl, clientId, clientSecretRef, caBundleRef, jwksAuthTokenPath } = inline;
  const bundle = caBundleRef === undefined ? undefined : caBundle(caBundleRef, 'oidc');
  return {
    oidc: {
      issuer,
      ...filled({ jwksUrl, introspectionUrl, clientId, jwksAuthTokenPath }),
      ...(clientSecretRef === undefined ? {} : { clientSecretEnv: clientSecretVariable }),
      ...(bundle === undefined ? {} : { caBundlePath: bundle.path }),
      ...(inline.jwksAllowPrivateIP ? { jwksAllowPrivateIp: true } : {}),
      ...(inline.protectedResourceAllowPrivateIP ? { protectedResourceAllowPrivateIp: true } : {}),
      ...(inline.insecureAllowHTTP ? { insecureAllowHttp: true } : {}),
    },
    additions: joinAdditions(
      bundle?.additions ?? noAdditions,
      clientSecretRef === undefined
        ? noAdditions
        : podAdditions({ env: [secretVariable(clientSecretVariable, clientSecretRef)] }),
    ),
    mountToken: false,
  };
}

/** Settings in a ConfigMap of the user's: the file is mounted, and its values win over those set here. */
function inConfigMap({ name, key, caBundleRef }: ConfigMapOIDCRefWithDefaults): Provider {
  const bundle = caBundleRef === undefined ? undefined : caBundle(caBundleRef, 'oidc');
  return {
    oidc: {
      configPath: mountedFile,
      advertisedScopes: usualScopes,
      ...(bundle === undefined ? {} : { caBundlePath: bundle.path }),
    },
    additions: joinAdditions(configMapFile('oidc', mountedFile, { name, key }), bundle?.additions ?? noAdditions),
    mountToken: false,
  };
}

/** Clients are service accounts of the cluster; its API server signs their tokens. */
function inCluster(config: KubernetesServiceAccountOIDCConfigWithDefaults | undefined, owner: Owner): Provider {
  const usesCluster = config?.useClusterAuth ?? true;
  const { issuer, jwksUrl, introspectionUrl } = config ?? {};
  return {
    oidc: {
      issuer: filled({ issuer }).issuer ?? project.kubernetesOidc.issuer,
      advertisedScopes: usualScopes,
      ...filled({ jwksUrl, introspectionUrl, subject: subjectOf(config ?? {}, owner) }),
      ...(usesCluster
        ? {
            caBundlePath: `${podFolders.serviceAccount}/ca.crt`,
            jwksAuthTokenPath: `${podFolders.serviceAccount}/token`,
            jwksAllowPrivateIp: true,
          }
        : {}),
    },
    additions: noAdditions,
    mountToken: usesCluster,
  };
}

/**
 * The subject that tokens have to carry: that of the account whose tokens are accepted. Without a name it is the account of the
 * pod itself, without a namespace it is in that of the workload (spec 3, KubernetesServiceAccountOIDCConfig).
 */
function subjectOf(account: { readonly serviceAccount?: string; readonly namespace?: string }, owner: Owner): string {
  const { serviceAccount = podAccountOf(owner.resource).name, namespace = owner.resource.namespace } = filled({
    serviceAccount: account.serviceAccount,
    namespace: account.namespace,
  });
  if (namespace === undefined)
    throw new Error(`the namespace of account "${serviceAccount}" was not stopped by its rule`);
  return `system:serviceaccount:${namespace}:${serviceAccount}`;
}

/** The provider of a program that accepts what its own authorization server issues, whose clients ask for the usual scope. */
export function ownIssuer(issuer: string, audience: string): AggregatorOIDCConfig {
  return { issuer, audience, advertisedScopes: usualScopes };
}

/** The strings that are set: an empty one means its default. */
function filled<K extends string>(texts: { readonly [P in K]?: string | undefined }): { [P in K]?: string } {
  const said = Object.entries<string | undefined>(texts).filter(([, text]) => text !== undefined && text !== '');
  // fromEntries loses that each key keeps its string.
  return Object.fromEntries(said) as { [P in K]?: string };
}
