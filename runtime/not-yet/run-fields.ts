/** A field of a run document that no program supports yet. It stands for everything below it. */
export interface UnsupportedField {
  /** Its path, with dots. */
  readonly path: string;
  /** Why, and what works instead. */
  readonly reason: string;
  /** The value that asks for nothing, such as the default of a field that others need. */
  readonly unless?: string | number | boolean;
}

const providers = 'tokens of upstream providers need the embedded authorization server, which is not available yet';
const signingIn = 'signing in at the remote server is not available yet; use bearerTokenFile or bearerTokenEnv';
const programs = 'programs are not started yet; set it where the server runs';
const containers = 'containers are not started yet';

/** Fields of the run document that a proxy refuses, instead of running without what they ask for. */
export const unsupportedRunFields: readonly UnsupportedField[] = [
  {
    path: 'image',
    reason: 'images and packages are not started yet; start the server, and set targetHost, targetPort and transport',
  },
  { path: 'args', reason: programs },
  { path: 'env', reason: programs },
  { path: 'envFile', reason: programs },
  { path: 'envFileDir', reason: programs },
  { path: 'secrets', reason: programs },
  { path: 'volumes', reason: containers },
  { path: 'publish', reason: containers },
  { path: 'labels', reason: containers },
  { path: 'permissionProfile', reason: containers },
  { path: 'network', reason: containers },
  { path: 'ignoreGlobally', reason: containers, unless: true },
  { path: 'imageVerification', reason: containers, unless: 'warn' },
  { path: 'runtime', reason: 'containers are not built yet' },
  {
    path: 'proxyMode',
    reason: 'clients of HTTP+SSE are not served yet; use streamable-http',
    unless: 'streamable-http',
  },
  {
    path: 'endpointPrefix',
    reason: 'it is about the addresses that an SSE stream announces, and clients of HTTP+SSE are not served yet',
  },
  {
    path: 'trustProxyHeaders',
    reason: 'no address is made of X-Forwarded headers yet; set oidc.resourceUrl',
    unless: false,
  },
  {
    path: 'authServerConfigPath',
    reason: 'an embedded authorization server is not available yet; use an identity provider (oidc)',
  },
  { path: 'upstreamInject', reason: providers },
  { path: 'tokenExchange.subjectProviderName', reason: providers },
  { path: 'awsSts', reason: 'AWS signatures are not available yet' },
  { path: 'remoteAuth.enabled', reason: signingIn, unless: false },
  { path: 'remoteAuth.issuer', reason: signingIn },
  { path: 'remoteAuth.authorizeUrl', reason: signingIn },
  { path: 'remoteAuth.tokenUrl', reason: signingIn },
  { path: 'remoteAuth.clientId', reason: signingIn },
  { path: 'remoteAuth.clientSecret', reason: signingIn },
  { path: 'remoteAuth.clientSecretFile', reason: signingIn },
  { path: 'remoteAuth.scopes', reason: signingIn },
  { path: 'remoteAuth.resource', reason: signingIn },
  { path: 'remoteAuth.callbackPort', reason: signingIn, unless: 8666 },
  { path: 'remoteAuth.skipBrowser', reason: signingIn, unless: false },
  { path: 'remoteAuth.timeout', reason: signingIn, unless: '30s' },
];

/** The fields that a document sets, of those that are not supported. */
export function unsupportedIn(document: object): readonly UnsupportedField[] {
  return unsupportedRunFields.filter(({ path, unless }) => {
    let value: unknown = document;
    for (const part of path.split('.')) {
      value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
    }
    return value !== undefined && value !== unless;
  });
}
