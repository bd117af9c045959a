import { fieldsSetIn, valueAt, type UnsupportedField } from './unsupported-field.ts';

/**
 * What starts the server of a run document: a process of this machine, the container of an image or of a package, or nothing (the server
 * runs elsewhere).
 */
type StartedAs = 'process' | 'image' | 'package' | 'nothing';

/** A field of a run document that no program supports yet. */
export interface UnsupportedRunField extends UnsupportedField {
  /** Where it is supported. */
  readonly supportedAs?: readonly StartedAs[];
  /** It is supported where the document signs in at its remote server. */
  readonly unlessSigningIn?: boolean;
}

const programs = {
  reason: 'nothing that it belongs to is started',
  instead: 'set it where the server runs, or run an image or a package',
  supportedAs: ['process', 'image', 'package'],
} as const;
const containers = {
  reason: 'no container is started with it',
  instead: 'set it where the server runs, or run an image, or a package in a container',
  supportedAs: ['image', 'package'],
} as const;
const builds = {
  reason: 'no image is built with it',
  instead: 'leave it out, or run a package (npx://, uvx://, go://) in a container',
  supportedAs: ['package'],
} as const;
const providers = {
  reason: 'tokens of upstream providers need the embedded authorization server, which is not available yet',
  instead: 'exchange the token of the caller, or send a header with a secret',
};
const signingIn = {
  reason: 'it is for signing in at the remote server, which remoteAuth.enabled turns on',
  instead: 'add --remote-auth, or leave it out',
  unlessSigningIn: true,
} as const;

/** Why no program has an authorization server of its own. */
export const authServerNotYet = {
  reason: 'an embedded authorization server is not available yet',
  instead: 'use the tokens of an identity provider',
} as const;

/** Fields of the run document that a proxy refuses, instead of running without what they ask for. */
export const unsupportedRunFields: readonly UnsupportedRunField[] = [
  { path: 'args', ...programs },
  { path: 'env', ...programs },
  { path: 'envFile', ...programs },
  { path: 'envFileDir', ...programs },
  { path: 'secrets', ...programs },
  { path: 'volumes', ...containers },
  { path: 'publish', ...containers },
  { path: 'labels', ...containers },
  { path: 'permissionProfile', ...containers },
  { path: 'network.mode', ...containers },
  { path: 'network.isolate', ...containers, unless: false },
  { path: 'network.allowDockerGateway', ...containers, unless: false },
  { path: 'ignoreGlobally', ...containers, unless: true },
  { path: 'imageVerification', ...containers, unless: 'warn' },
  { path: 'provenance', ...containers },
  { path: 'runtime.image', ...builds },
  { path: 'runtime.addPackages', ...builds },
  { path: 'runtime.caCertPath', ...builds },
  { path: 'authServerConfigPath', ...authServerNotYet },
  { path: 'upstreamInject', ...providers },
  { path: 'tokenExchange.subjectProviderName', ...providers },
  { path: 'awsSts', reason: 'AWS signatures are not available yet', instead: 'sign requests in a proxy beside it' },
  {
    path: 'remoteAuth.enabled',
    unless: false,
    reason: 'there is no remote server to sign in at',
    instead: 'run the URL of one, or leave it out',
    unlessSigningIn: true,
  },
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
  const startedAs = startOf(document);
  const isSigningIn = valueAt(document, 'remoteAuth.enabled') === true && valueAt(document, 'remoteUrl') !== undefined;
  return fieldsSetIn(
    document,
    unsupportedRunFields.filter(
      ({ supportedAs, unlessSigningIn = false }) =>
        supportedAs?.includes(startedAs) !== true && !(unlessSigningIn && isSigningIn),
    ),
  );
}

function startOf(document: object): StartedAs {
  const image = valueAt(document, 'image');
  if (typeof image !== 'string') return 'nothing';
  if (valueAt(document, 'runtime.engine') === 'process') return 'process';
  return /^(?:npx|uvx|go):\/\//.test(image) ? 'package' : 'image';
}
