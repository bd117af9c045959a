import { project } from '../../generated/project.ts';
import type { MCPOIDCConfigReferenceWithDefaults } from '../../generated/defaults/mcp-oidc-config-reference.ts';
import type { InlineOIDCSharedConfigWithDefaults } from '../../generated/defaults/inline-oidc-shared-config.ts';
import type { KubernetesServiceAccountOIDCConfigWithDefaults } from '../../generated/defaults/kubernetes-service-account-oidc-config.ts';
import type { OIDCConfigRefWithDefaults } from '../../generated/defaults/oidc-config-ref.ts';
import type { AggregatorOIDCConfig } from '../../generated/types/aggregator-oidc-config.ts';
import type { AnyResource } from '../program/resource.ts';
import { caBundle } from './ca-bundle.ts';
import type { LoweringContext } from './lowering.ts';
import { configMapFile, joinParts, noParts, parts, secretVariable, type PodParts } from './pod-parts.ts';

/** Where Kubernetes mounts the token of the pod's service account and the certificates of the API server. */
const serviceAccountFolder = '/var/run/secrets/kubernetes.io/serviceaccount';
const clientSecretVariable = `${project.environmentPrefix}OIDC_CLIENT_SECRET`;

/** How a program authenticates its clients. */
export interface LoweredOidc {
  readonly oidc: AggregatorOIDCConfig;
  /** The URL that names the program as a protected resource (RFC 9728). */
  readonly resourceUrl: string;
  readonly parts: PodParts;
  /** The program reads the token of its service account. */
  readonly mountToken: boolean;
  /** A mounted file that holds the settings instead. */
  readonly configFile?: string;
}

/** The two ways in which a workload declares client authentication; they exclude each other. */
export interface DeclaredOidc {
  readonly oidcConfigRef?: MCPOIDCConfigReferenceWithDefaults;
  readonly oidcConfig?: OIDCConfigRefWithDefaults;
}

/** Client authentication of a workload: by reference to an MCPOIDCConfig, or written into it (deprecated). */
export function lowerOidc(
  declared: DeclaredOidc,
  owner: { readonly resource: AnyResource; readonly resourceUrl: string },
  context: LoweringContext,
): LoweredOidc | undefined {
  if (declared.oidcConfigRef !== undefined) return byReference(declared.oidcConfigRef, owner, context);
  if (declared.oidcConfig !== undefined) return written(declared.oidcConfig, owner);
  return undefined;
}

interface Owner {
  readonly resource: AnyResource;
  readonly resourceUrl: string;
}

function byReference(reference: MCPOIDCConfigReferenceWithDefaults, owner: Owner, context: LoweringContext): LoweredOidc {
  const { spec } = context.follow('MCPOIDCConfig', owner.resource, reference.name).resource;
  const own = { audience: reference.audience, scopes: reference.scopes };
  const lowered = spec.inline === undefined ? inCluster(spec.kubernetesServiceAccount, owner) : atProvider(spec.inline);
  return { ...lowered, oidc: { ...lowered.oidc, ...own }, resourceUrl: owner.resourceUrl };
}

function written(config: OIDCConfigRefWithDefaults, owner: Owner): LoweredOidc {
  const resourceUrl = config.resourceUrl ?? owner.resourceUrl;
  const resource = config.resourceUrl === undefined ? {} : { resource: config.resourceUrl };
  if (config.type === 'inline' && config.inline !== undefined) {
    const { audience, scopes } = config.inline;
    const lowered = atProvider(config.inline);
    return {
      ...lowered,
      oidc: { ...lowered.oidc, ...(audience === undefined ? {} : { audience }), scopes, ...resource },
      resourceUrl,
    };
  }
  if (config.type === 'configMap' && config.configMap !== undefined) {
    const { name, key, caBundleRef } = config.configMap;
    const configFile = '/etc/svc-oidc/oidc.json';
    const bundle = caBundleRef === undefined ? undefined : caBundle(caBundleRef, 'oidc');
    return {
      oidc: { issuer: '', ...(bundle === undefined ? {} : { caBundlePath: bundle.path }), ...resource },
      resourceUrl,
      parts: joinParts(configMapFile('oidc', configFile, { name, key }), bundle?.parts ?? noParts),
      mountToken: false,
      configFile,
    };
  }
  const lowered = inCluster(config.kubernetes, owner);
  const audience = config.kubernetes?.audience ?? project.kubernetesOidc.audience;
  return { ...lowered, oidc: { ...lowered.oidc, audience, ...resource }, resourceUrl };
}

type Lowered = Pick<LoweredOidc, 'oidc' | 'parts' | 'mountToken'>;

function atProvider(inline: InlineOIDCSharedConfigWithDefaults): Lowered {
  const { issuer, jwksUrl, introspectionUrl, clientId, clientSecretRef, caBundleRef, jwksAuthTokenPath } = inline;
  const bundle = caBundleRef === undefined ? undefined : caBundle(caBundleRef, 'oidc');
  return {
    oidc: {
      issuer,
      ...(jwksUrl === undefined ? {} : { jwksUrl }),
      ...(introspectionUrl === undefined ? {} : { introspectionUrl }),
      ...(clientId === undefined ? {} : { clientId }),
      ...(clientSecretRef === undefined ? {} : { clientSecretEnv: clientSecretVariable }),
      ...(bundle === undefined ? {} : { caBundlePath: bundle.path }),
      ...(jwksAuthTokenPath === undefined ? {} : { jwksAuthTokenPath }),
      ...(inline.jwksAllowPrivateIP ? { jwksAllowPrivateIp: true } : {}),
      ...(inline.protectedResourceAllowPrivateIP ? { protectedResourceAllowPrivateIp: true } : {}),
      ...(inline.insecureAllowHTTP ? { insecureAllowHttp: true } : {}),
    },
    parts: joinParts(
      bundle?.parts ?? noParts,
      clientSecretRef === undefined ? noParts : parts({ env: [secretVariable(clientSecretVariable, clientSecretRef)] }),
    ),
    mountToken: false,
  };
}

/** Clients are service accounts of the cluster; its API server signs their tokens. */
function inCluster(config: KubernetesServiceAccountOIDCConfigWithDefaults | undefined, owner: Owner): Lowered {
  const usesCluster = config?.useClusterAuth ?? true;
  const { serviceAccount, jwksUrl, introspectionUrl } = config ?? {};
  const namespace = config?.namespace ?? owner.resource.namespace;
  return {
    oidc: {
      issuer: config?.issuer ?? project.kubernetesOidc.issuer,
      ...(jwksUrl === undefined ? {} : { jwksUrl }),
      ...(introspectionUrl === undefined ? {} : { introspectionUrl }),
      // The subject of a service account token names its namespace; without one only the account's own name is known.
      ...(serviceAccount === undefined
        ? {}
        : { subject: `system:serviceaccount:${namespace ?? 'default'}:${serviceAccount}` }),
      ...(usesCluster
        ? {
            caBundlePath: `${serviceAccountFolder}/ca.crt`,
            jwksAuthTokenPath: `${serviceAccountFolder}/token`,
            jwksAllowPrivateIp: true,
          }
        : {}),
    },
    parts: noParts,
    mountToken: usesCluster,
  };
}
