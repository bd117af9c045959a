const named = 'the flags say whom to ask, for what, and where the browser comes back to';
const registered = 'a client that is registered by hand is used at the endpoints that are named, with its secret';

/** Fields of the run document whose effect needs a person who signs in, and the test of `test/cli/login` that observes it through the command. */
export const loginFields: Readonly<Record<string, string>> = {
  'remoteAuth.enabled':
    'a person signs in once: a restart needs no browser, and no token is in a file, argument or view',
  'remoteAuth.skipBrowser': named,
  'remoteAuth.issuer': named,
  'remoteAuth.scopes[]': named,
  'remoteAuth.resource': named,
  'remoteAuth.callbackPort': named,
  'remoteAuth.authorizeUrl': registered,
  'remoteAuth.tokenUrl': registered,
  'remoteAuth.clientId': registered,
  'remoteAuth.clientSecret': registered,
  'remoteAuth.clientSecretFile': registered,
  'remoteAuth.timeout': 'waits for a person as long as the flag says, and leaves nothing',
};
