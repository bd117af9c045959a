import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';

export const unknownProvider = defineDiagnostic<{
  name: string;
  suggestion: string | undefined;
  known: readonly string[];
}>({
  code: 'registry/sign-in-unknown-provider',
  severity: 'error',
  summary: 'The page of a registry signs people in at a provider that its configuration does not define.',
  message: ({ name }) => `there is no provider "${name}", so people cannot sign in to the page`,
  hint: ({ suggestion, known }) =>
    suggestion === undefined ? `the providers are ${known.join(', ')}` : `did you mean "${suggestion}"?`,
});

export const sessionsEnd = defineDiagnostic<object>({
  code: 'registry/sign-in-sessions-end',
  severity: 'warning',
  summary: 'A registry that may have several replicas sets no secret that they share for sessions.',
  message: () =>
    'each replica generates its own secret for sessions when it starts: people are signed out by a restart, and when another replica answers',
  hint: () =>
    'give all replicas one file with at least 32 random characters (openssl rand -hex 32; in a cluster a mounted Secret), and name it in sessionSecretFile',
});

/** People sign in to the page at a provider whose tokens the server accepts (spec 1, sign-in). */
export function checkRegistrySignIn(part: Part, { auth }: RegistryServerConfig, report: Report): void {
  const { signIn, providers = [] } = auth?.oauth ?? {};
  const name = signIn?.provider;
  const known = providers.map((provider) => provider.name);
  if (name === undefined || known.length === 0 || known.includes(name)) return;
  const place = placeOf(part, ['auth', 'oauth', 'signIn', 'provider'], 'value');
  report(unknownProvider({ name, suggestion: suggest(name, known), known }, place));
}

/** A registry whose data lies in a database may have any number of replicas, and in a cluster a new pod after every change. */
export function checkSharedSessions(part: Part, { auth, database }: RegistryServerConfig, report: Report): void {
  const signIn = auth?.oauth?.signIn;
  if (signIn === undefined || signIn.sessionSecretFile !== undefined || database === undefined) return;
  report(sessionsEnd({}, placeOf(part, ['auth', 'oauth', 'signIn'], 'key')));
}
