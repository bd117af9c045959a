import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { isLoopbackUrl } from '../http/outgoing/outgoing-address.ts';
import type { SecretSource } from '../http/secret-value.ts';
import type { Log } from '../observe/log.ts';
import { combinedCredential } from '../outgoing/combined-credential.ts';
import type { Credential } from '../outgoing/credential.ts';
import { headerNameProblem, isHeaderValue } from '../outgoing/header-rules.ts';
import { plainHeaders, secretHeader } from '../outgoing/secret-header.ts';
import { tokenExchange } from '../outgoing/token-exchange.ts';
import type { NamedSecret } from '../endpoint/named-secret.ts';
import type { RefusedStart } from '../endpoint/refused-start.ts';

/** The credentials that a document gives requests to its backend, with a sign-in at it; undefined where there are none. */
export function credentialsOf(
  config: RunConfigWithDefaults,
  log: Log,
  secretNamed: NamedSecret,
  login?: Pick<Credential, 'headers'>,
): Credential | RefusedStart | undefined {
  const { headerForward, headerInjection, remoteAuth } = config;
  const named = [
    ...Object.keys(headerForward?.plaintext ?? {}),
    ...Object.keys(headerForward?.fromEnv ?? {}),
    ...Object.keys(headerForward?.fromSecret ?? {}),
    ...(headerInjection === undefined ? [] : [headerInjection.headerName]),
    ...(config.tokenExchange?.headerName === undefined ? [] : [config.tokenExchange.headerName]),
  ];
  for (const name of named) {
    const problem = headerNameProblem(name);
    if (problem !== undefined)
      return { problem: `the header "${name}" ${problem}`, hint: 'leave it out, or name another header' };
  }
  // A document that nobody has validated: a line break in a value would begin another header.
  for (const [name, value] of Object.entries(headerForward?.plaintext ?? {}))
    if (!isHeaderValue(value))
      return {
        problem: `the value of the header "${name}" is not a header value`,
        hint: 'write visible characters, with spaces between them alone, and no line breaks',
      };
  const found: Credential[] = [];
  if (headerForward?.plaintext !== undefined) found.push(plainHeaders(headerForward.plaintext));
  for (const [name, env] of Object.entries(headerForward?.fromEnv ?? {})) found.push(secretHeader(name, { env }));
  for (const [name, secret] of Object.entries(headerForward?.fromSecret ?? {}))
    found.push(secretHeader(name, secretNamed(secret)));
  if (headerInjection !== undefined)
    found.push(secretHeader(headerInjection.headerName, { env: headerInjection.valueEnv }));
  const bearer = bearerOf(remoteAuth);
  if (bearer !== undefined) found.push(secretHeader('Authorization', bearer, 'Bearer '));
  if (login !== undefined) found.push({ headers: (caller) => login.headers(caller), close: async () => undefined });
  const exchange = exchangeOf(config, log);
  if (exchange !== undefined) {
    if (config.oidc === undefined) {
      return {
        problem: 'tokenExchange has no token to exchange: the document has no sign-in',
        hint: 'set oidc, or leave tokenExchange out',
      };
    }
    found.push(exchange);
  }
  if (found.length === 0) return undefined;
  if (config.kubernetes !== undefined) {
    return {
      problem: 'the server is reached over the standard streams of its pod, which carry no headers',
      hint: 'remove headerForward, headerInjection, remoteAuth and tokenExchange',
    };
  }
  return combinedCredential(found);
}

function bearerOf(remoteAuth: RunConfigWithDefaults['remoteAuth']): SecretSource | undefined {
  if (remoteAuth?.bearerTokenEnv !== undefined) return { env: remoteAuth.bearerTokenEnv };
  if (remoteAuth?.bearerTokenFile !== undefined) return { file: remoteAuth.bearerTokenFile };
  return remoteAuth?.bearerToken === undefined ? undefined : { value: remoteAuth.bearerToken };
}

function exchangeOf(config: RunConfigWithDefaults, log: Log): Credential | undefined {
  const settings = config.tokenExchange;
  if (settings === undefined) return undefined;
  const { url, audience, scopes, clientId, clientSecret, clientSecretFile, clientSecretEnv, headerName } = settings;
  const secret: SecretSource | undefined =
    clientSecretEnv !== undefined
      ? { env: clientSecretEnv }
      : clientSecretFile !== undefined
        ? { file: clientSecretFile }
        : clientSecret === undefined
          ? undefined
          : { value: clientSecret };
  return tokenExchange({
    url,
    subjectTokenType: settings.subjectTokenType,
    ...(audience === undefined ? {} : { audience }),
    ...(scopes === undefined ? {} : { scopes }),
    ...(clientId === undefined ? {} : { clientId }),
    ...(secret === undefined ? {} : { clientSecret: secret }),
    ...(headerName === undefined ? {} : { headerName }),
    connection: {
      // The operator named the endpoint, which is often in the same network.
      addresses: { loopback: isLoopbackUrl(new URL(url)), private: true },
      plainHttp: 'anywhere',
      ...(config.caBundlePath === undefined ? {} : { caFile: config.caBundlePath }),
    },
    onProblem: (problem) => log.warn({}, problem),
  });
}
