import { fieldsSetIn, valueAt, type UnsupportedField } from './unsupported-field.ts';

/** A field of a run document that no program supports yet. */
export interface UnsupportedRunField extends UnsupportedField {
  /** Supported where `runtime.engine` says `process`. */
  readonly asProcess?: true;
}

const programs = {
  reason: 'no container is started with it yet',
  instead: 'set it where the server runs, or run a package with runtime.engine process',
  asProcess: true,
} as const;
const containers = { reason: 'containers are not started yet', instead: 'set it where the server runs' };
const builds = { reason: 'containers are not built yet', instead: 'build the image yourself' };
const providers = {
  reason: 'tokens of upstream providers need the embedded authorization server, which is not available yet',
  instead: 'exchange the token of the caller, or send a header with a secret',
};
const signingIn = {
  reason: 'signing in at the remote server is not available yet',
  instead: 'use bearerTokenFile or bearerTokenEnv',
};

/** Why no program has an authorization server of its own. */
export const authServerNotYet = {
  reason: 'an embedded authorization server is not available yet',
  instead: 'use the tokens of an identity provider',
} as const;

/** Fields of the run document that a proxy refuses, instead of running without what they ask for. */
export const unsupportedRunFields: readonly UnsupportedRunField[] = [
  {
    path: 'image',
    reason: 'containers are not started yet',
    instead:
      'set runtime.engine to process (--runtime process) for an npx://, uvx:// or go:// package, or start the server and set targetHost, targetPort and transport in place of image',
    asProcess: true,
  },
  { path: 'args', ...programs },
  { path: 'env', ...programs },
  { path: 'envFile', ...programs },
  { path: 'envFileDir', ...programs },
  { path: 'secrets', ...programs },
  { path: 'volumes', ...containers },
  { path: 'publish', ...containers },
  { path: 'labels', ...containers },
  { path: 'permissionProfile', ...containers },
  { path: 'network', ...containers },
  { path: 'ignoreGlobally', ...containers, unless: true },
  { path: 'imageVerification', ...containers, unless: 'warn' },
  { path: 'runtime.image', ...builds },
  { path: 'runtime.addPackages', ...builds },
  { path: 'runtime.caCertPath', ...builds },
  { path: 'authServerConfigPath', ...authServerNotYet },
  { path: 'upstreamInject', ...providers },
  { path: 'tokenExchange.subjectProviderName', ...providers },
  { path: 'awsSts', reason: 'AWS signatures are not available yet', instead: 'sign requests in a proxy beside it' },
  { path: 'remoteAuth.enabled', ...signingIn, unless: false },
  { path: 'remoteAuth.issuer', ...signingIn },
  { path: 'remoteAuth.authorizeUrl', ...signingIn },
  { path: 'remoteAuth.tokenUrl', ...signingIn },
  { path: 'remoteAuth.clientId', ...signingIn },
  { path: 'remoteAuth.clientSecret', ...signingIn },
  { path: 'remoteAuth.clientSecretFile', ...signingIn },
  { path: 'remoteAuth.scopes', ...signingIn },
  { path: 'remoteAuth.resource', ...signingIn },
  { path: 'remoteAuth.callbackPort', ...signingIn, unless: 8666 },
  { path: 'remoteAuth.skipBrowser', ...signingIn, unless: false },
  { path: 'remoteAuth.timeout', ...signingIn, unless: '30s' },
];

/** The fields that a document sets, of those that are not supported. */
export function unsupportedIn(document: object): readonly UnsupportedField[] {
  const isProcess = valueAt(document, 'runtime.engine') === 'process';
  return fieldsSetIn(
    document,
    unsupportedRunFields.filter(({ asProcess }) => !isProcess || asProcess !== true),
  );
}
