/** A field of a run document that no program supports yet. */
export interface UnsupportedField {
  /** Its path, with dots. */
  readonly path: string;
  /** Why, and what works instead. */
  readonly reason: string;
}

/** Fields of the run document that a proxy refuses, instead of running without what they ask for. */
export const unsupportedRunFields: readonly UnsupportedField[] = [
  {
    path: 'authServerConfigPath',
    reason: 'an embedded authorization server is not available yet; use an identity provider (oidc)',
  },
  {
    path: 'upstreamInject',
    reason: 'tokens of upstream providers need the embedded authorization server, which is not available yet',
  },
  {
    path: 'tokenExchange.subjectProviderName',
    reason: 'tokens of upstream providers need the embedded authorization server, which is not available yet',
  },
  { path: 'awsSts', reason: 'AWS signatures are not available yet' },
  { path: 'remoteAuth.enabled', reason: 'signing in at the remote server is not available yet; use a bearer token' },
  { path: 'headerForward.fromSecret', reason: 'there is no secrets manager yet; use fromEnv' },
  { path: 'webhookConfigPaths', reason: 'webhooks are not connected to the proxy yet' },
  {
    path: 'oidc.configPath',
    reason: 'settings of sign-in in a file of their own are not read yet; write them in the document',
  },
  {
    path: 'tools.overridePath',
    reason: 'overrides in a file of their own are not read yet; write them in the document (tools.overrides)',
  },
  { path: 'env', reason: 'programs are not started yet; set the environment where the server runs' },
  { path: 'envFile', reason: 'programs are not started yet; set the environment where the server runs' },
  { path: 'envFileDir', reason: 'programs are not started yet; set the environment where the server runs' },
  { path: 'secrets', reason: 'programs are not started yet; set the environment where the server runs' },
  { path: 'args', reason: 'programs are not started yet; give the arguments where the server runs' },
  { path: 'volumes', reason: 'containers are not started yet' },
  { path: 'publish', reason: 'containers are not started yet' },
  { path: 'labels', reason: 'containers are not started yet' },
  { path: 'permissionProfile', reason: 'containers are not started yet' },
  { path: 'network', reason: 'containers are not started yet' },
  { path: 'runtime', reason: 'containers are not built yet' },
];

/** The fields that a document sets, of those that are not supported. A value of false asks for nothing. */
export function unsupportedIn(document: object): readonly UnsupportedField[] {
  return unsupportedRunFields.filter(({ path }) => {
    let value: unknown = document;
    for (const part of path.split('.')) {
      value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
    }
    return value !== undefined && value !== false;
  });
}
