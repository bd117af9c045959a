import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import type { Part } from '../../../runtime/config/part.ts';
import type { AnyResource } from '../../program/resource.ts';

/** Addresses of an identity provider, and where they are written (spec 3, MCPOIDCConfig and the deprecated inline settings). */
export interface OidcProvider {
  readonly declaredIn: Part;
  readonly path: DocumentPath;
  /** As written, by field; an empty one means its default. */
  readonly urls: Readonly<Partial<Record<OidcUrlField, string>>>;
  readonly allowsHttp: boolean;
  readonly allowsPrivate: boolean;
  /** Whether the workload reaches the API server of its own cluster, whose certificates and token it has. */
  readonly isCluster: boolean;
  readonly hasBundle: boolean;
  /** Fields that allow more; undefined where nothing does. */
  readonly flags: { readonly http: string | undefined; readonly private: string };
}

export const oidcUrlFields = ['issuer', 'jwksUrl', 'introspectionUrl'] as const;
export type OidcUrlField = (typeof oidcUrlFields)[number];

interface Inline extends Urls {
  readonly insecureAllowHTTP?: boolean;
  readonly jwksAllowPrivateIP?: boolean;
  readonly caBundleRef?: unknown;
}

interface Urls {
  readonly issuer?: string;
  readonly jwksUrl?: string;
  readonly introspectionUrl?: string;
}

/** The identity providers that a resource spells out. */
export function oidcProvidersOf(resource: AnyResource): OidcProvider[] {
  switch (resource.kind) {
    case 'MCPOIDCConfig': {
      const { inline, kubernetesServiceAccount } = resource.resource.spec;
      return [
        ...atIssuer(inline, resource, ['spec', 'inline']),
        ...inCluster(kubernetesServiceAccount, resource, ['spec', 'kubernetesServiceAccount']),
      ];
    }
    case 'MCPServer':
    case 'MCPRemoteProxy':
      return written(resource.resource.spec.oidcConfig, resource, ['spec', 'oidcConfig']);
    case 'VirtualMCPServer':
      return written(resource.resource.spec.incomingAuth.oidcConfig, resource, ['spec', 'incomingAuth', 'oidcConfig']);
    default:
      return [];
  }
}

/** The identity provider of a configuration document of svc (spec 1, flags of run; spec 2, AggregatorOIDCConfig). */
export function documentProvider(
  oidc: Urls & { readonly insecureAllowHttp?: boolean; readonly jwksAllowPrivateIp?: boolean },
  declaredIn: Part,
  path: DocumentPath,
): OidcProvider {
  return {
    declaredIn,
    path,
    urls: oidc,
    allowsHttp: oidc.insecureAllowHttp === true,
    allowsPrivate: oidc.jwksAllowPrivateIp === true,
    isCluster: false,
    hasBundle: false,
    flags: { http: 'insecureAllowHttp', private: 'jwksAllowPrivateIp' },
  };
}

function written(
  config: { readonly inline?: Inline; readonly kubernetes?: Urls & { readonly useClusterAuth?: boolean } } | undefined,
  declaredIn: AnyResource,
  path: DocumentPath,
): OidcProvider[] {
  if (config === undefined) return [];
  return [
    ...atIssuer(config.inline, declaredIn, [...path, 'inline']),
    ...inCluster(config.kubernetes, declaredIn, [...path, 'kubernetes']),
  ];
}

function atIssuer(inline: Inline | undefined, declaredIn: AnyResource, path: DocumentPath): OidcProvider[] {
  if (inline === undefined) return [];
  return [
    {
      declaredIn,
      path,
      urls: inline,
      allowsHttp: inline.insecureAllowHTTP === true,
      allowsPrivate: inline.jwksAllowPrivateIP === true,
      isCluster: false,
      hasBundle: inline.caBundleRef !== undefined,
      flags: { http: 'insecureAllowHTTP', private: 'jwksAllowPrivateIP' },
    },
  ];
}

function inCluster(
  config: (Urls & { readonly useClusterAuth?: boolean }) | undefined,
  declaredIn: AnyResource,
  path: DocumentPath,
): OidcProvider[] {
  if (config === undefined) return [];
  const isCluster = config.useClusterAuth !== false;
  const flags = { http: undefined, private: 'useClusterAuth' };
  return [
    { declaredIn, path, urls: config, allowsHttp: false, allowsPrivate: isCluster, isCluster, hasBundle: false, flags },
  ];
}
