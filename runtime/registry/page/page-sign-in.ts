import type { RegistryAuthWithDefaults } from '../../../generated/defaults/registry-auth.ts';
import { changingFile } from '../../http/changing-file.ts';
import { createSeal, secretProblem } from '../../identity/sign-in-seal.ts';
import { createSessions } from '../../identity/sign-in-session.ts';
import { audienceParameters } from '../../identity/sign-in-settings.ts';
import { createSignIn } from '../../identity/sign-in.ts';
import type { Log } from '../../observe/log.ts';
import type { OpenRefusal } from '../../storage/database.ts';
import type { RegistryAuthentication } from '../authentication.ts';
import { providerSettings } from '../provider-settings.ts';
import { isFitForSignIn } from '../../page/page-origin.ts';
import type { PeopleSignIn } from '../../page/people-sign-in.ts';
import { pageCookies } from './catalog-site.ts';

type Opened = { readonly outcome: 'opened'; readonly opened: PeopleSignIn | undefined };

/**
 * Makes the sign-in that a configuration asks for; undefined where it asks for none. Refused where it could never work: a
 * provider that is not there, an address that browsers give no cookies to, a secret that cannot be read. `hasEnded` says which
 * sessions ended before their time.
 */
export async function openPageSignIn(
  auth: RegistryAuthWithDefaults | undefined,
  { verifier }: RegistryAuthentication,
  log: Log,
  hasEnded: (id: string) => boolean,
): Promise<Opened | OpenRefusal> {
  const { signIn: asked, providers = [], resourceUrl } = auth?.oauth ?? {};
  if (asked === undefined || verifier === undefined) return { outcome: 'opened', opened: undefined };
  const { clientSecretFile, sessionSecretFile } = asked;
  const provider = providers.find(({ name }) => asked.provider === undefined || name === asked.provider);
  if (provider === undefined) {
    const names = providers.map(({ name }) => name).join(', ');
    return refused(
      `auth.oauth.signIn names the provider "${asked.provider ?? ''}", which is not there`,
      `name one of ${names}`,
    );
  }
  if (resourceUrl !== undefined && !isFitForSignIn(resourceUrl)) {
    return refused(
      'auth.oauth.resourceUrl is plain http, over which people cannot sign in',
      'write the https address that people open, or leave auth.oauth.signIn out',
    );
  }
  const clientSecret = clientSecretFile === undefined ? undefined : await changingFile(clientSecretFile).read();
  if (clientSecret?.ok === false) {
    const problem = `the file ${clientSecretFile ?? ''} of auth.oauth.signIn.clientSecretFile cannot be used: ${clientSecret.reason}`;
    return refused(problem, 'put the secret of the client there, or leave the key out for a public client');
  }
  const unfit = sessionSecretFile === undefined ? undefined : await secretProblem({ file: sessionSecretFile });
  if (unfit !== undefined) {
    const problem = `auth.oauth.signIn.sessionSecretFile: ${unfit.replace(/\.$/, '')}`;
    return refused(problem, 'put at least 32 random characters there, such as those of: openssl rand -hex 32');
  }
  if (sessionSecretFile === undefined) {
    log.warn(
      {},
      'people are signed out when this process ends, and several replicas do not know each other’s sessions: set auth.oauth.signIn.sessionSecretFile',
    );
  }
  const settings = {
    provider: providerSettings(provider),
    clientId: asked.clientId,
    ...(clientSecretFile === undefined ? {} : { clientSecret: { file: clientSecretFile } }),
    scopes: asked.scopes,
    audience: audienceParameters(provider.audience, asked.audienceParameter),
  };
  const onProblem = (message: string): void => log.warn({ provider: provider.name }, message);
  const signIn = createSignIn(settings, { verifier, onProblem });
  const seal = createSeal(sessionSecretFile === undefined ? undefined : { file: sessionSecretFile });
  return {
    outcome: 'opened',
    opened: { signIn, seal, sessions: createSessions(seal, verifier, { hasEnded }), cookies: pageCookies, resourceUrl },
  };
}

function refused(problem: string, hint: string): OpenRefusal {
  return { outcome: 'refused', problem, hint };
}
