import type { EmbeddedAuthServerConfigWithDefaults } from '../../../generated/defaults/embedded-auth-server-config.ts';
import type { AuthServerConfig } from '../../../generated/types/auth-server.ts';
import type { SecretKeyRef } from '../../../generated/types/secret-key-ref.ts';
import type { AnyResource } from '../../program/resource.ts';
import { lowerAuthServerStorage } from './auth-server-storage.ts';
import { jsonText } from '../pod/config-map.ts';
import { environmentName } from '../../../runtime/resources/object-names.ts';
import {
  joinAdditions,
  noAdditions,
  podAdditions,
  secretFile,
  secretVariable,
  type PodAdditions,
} from '../pod/pod-additions.ts';
import { podFolders } from '../../objects/layout.ts';

/** Name of the document in the program's ConfigMap. */
const documentFile = 'auth-server.json';

/** The authorization server inside a program: its configuration document and what it needs in the pod. */
export interface LoweredAuthServer {
  readonly config: AuthServerConfig;
  /** Where the document is in the pod. */
  readonly path: string;
  readonly additions: PodAdditions;
}

/**
 * An embedded authorization server (spec 3, EmbeddedAuthServerConfig). Keys and secrets are mounted as files or set as
 * variables; the document names them. Tokens are issued for the program's own resource URL.
 */
export function lowerAuthServer(
  config: EmbeddedAuthServerConfigWithDefaults,
  owner: { readonly resource: AnyResource; readonly resourceUrl: string },
): LoweredAuthServer {
  const signing = secretFiles('signing', 'key.pem', config.signingKeySecretRefs ?? []);
  const hmac = secretFiles('hmac', 'secret', config.hmacSecretRefs ?? []);
  const upstreams = config.upstreamProviders.map((provider) => upstreamOf(provider, owner.resourceUrl));
  const storage = config.storage === undefined ? undefined : lowerAuthServerStorage(config.storage, owner.resource);
  const { authorizationEndpointBaseUrl, tokenLifespans } = config;
  const document: AuthServerConfig = {
    issuer: config.issuer,
    ...(authorizationEndpointBaseUrl === undefined ? {} : { authorizationEndpointBaseUrl }),
    resourceUrl: owner.resourceUrl,
    allowedAudiences: [owner.resourceUrl],
    ...(signing.paths.length === 0 ? {} : { signingKeyFiles: signing.paths }),
    ...(hmac.paths.length === 0 ? {} : { hmacSecretFiles: hmac.paths }),
    ...(tokenLifespans === undefined ? {} : { tokenLifespans }),
    upstreamProviders: upstreams.map(({ upstream }) => upstream),
    ...(storage === undefined ? {} : { storage: storage.storage }),
  };
  return {
    config: document,
    path: `${podFolders.config}/${documentFile}`,
    additions: joinAdditions(
      signing.additions,
      hmac.additions,
      ...upstreams.map((upstream) => upstream.additions),
      storage?.additions ?? noAdditions,
      podAdditions({ files: { [documentFile]: jsonText(document) } }),
    ),
  };
}

/** Secrets as files, each in a folder of its own so that one can be replaced without the others. */
function secretFiles(
  what: string,
  file: string,
  secrets: readonly SecretKeyRef[],
): { readonly paths: readonly string[]; readonly additions: PodAdditions } {
  const paths = secrets.map((_, index) => `${podFolders.authServer}/${what}-${index}/${file}`);
  return {
    paths,
    additions: joinAdditions(
      ...secrets.map((secret, index) => secretFile(`auth-${what}-${index}`, paths[index] ?? '', secret)),
    ),
  };
}

type Provider = EmbeddedAuthServerConfigWithDefaults['upstreamProviders'][number];
type Upstream = AuthServerConfig['upstreamProviders'][number];

function upstreamOf(
  provider: Provider,
  resourceUrl: string,
): { readonly upstream: Upstream; readonly additions: PodAdditions } {
  const env = environmentName('UPSTREAM_CLIENT_SECRET', provider.name);
  const { clientSecretRef, redirectUri } = provider.type === 'oidc' ? provider.oidcConfig : provider.oauth2Config;
  const common = {
    redirectUri: redirectUri ?? `${resourceUrl.replace(/\/+$/, '')}/oauth/callback`,
    ...(clientSecretRef === undefined ? {} : { clientSecretEnv: env }),
  };
  const additionsOf =
    clientSecretRef === undefined ? noAdditions : podAdditions({ env: [secretVariable(env, clientSecretRef)] });
  if (provider.type === 'oidc') {
    const { clientSecretRef: _secret, ...rest } = provider.oidcConfig;
    return {
      upstream: { name: provider.name, type: 'oidc', oidcConfig: { ...rest, ...common } },
      additions: additionsOf,
    };
  }
  const { clientSecretRef: _secret, ...rest } = provider.oauth2Config;
  return {
    upstream: { name: provider.name, type: 'oauth2', oauth2Config: { ...rest, ...common } },
    additions: additionsOf,
  };
}
