import type { RegistryAuthWithDefaults } from '../../../generated/defaults/registry-auth.ts';
import type { ShowError } from '../../http/exchange.ts';
import type { Log } from '../../observe/log.ts';
import type { Opening } from '../../storage/database.ts';
import type { RegistryAuthentication } from '../authentication.ts';
import type { RegistryService } from '../routes/registry-service.ts';
import type { RegistryStore } from '../store/registry-store.ts';
import { endedSessionList } from './ended-sessions.ts';
import { errorReplies } from './error-replies.ts';
import { openPageSignIn } from './page-sign-in.ts';
import { pageRoutes } from './page-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { createVisitors } from './visitor.ts';

/** The catalog for people. */
export interface CatalogPage {
  /** Follows the sessions that end, on whatever replica. Throws StoreUnavailable. */
  follow(store: RegistryStore): Promise<void>;
  handlersFor(service: RegistryService): ReturnType<typeof pageRoutes> & ReturnType<typeof signInRoutes>;
  /** Shows errors to people as pages. */
  readonly showError: ShowError;
  close(): Promise<void>;
}

/** Makes the page with the sign-in of a configuration. Refused where that sign-in could never work. */
export async function openCatalogPage(
  auth: RegistryAuthWithDefaults | undefined,
  authentication: RegistryAuthentication,
  log: Log,
): Promise<Opening<CatalogPage>> {
  const ended = endedSessionList(log);
  const opening = await openPageSignIn(auth, authentication, log, (id) => ended.has(id));
  if (opening.outcome === 'refused') return opening;
  const signIn = opening.opened;
  const visitors = createVisitors(authentication, signIn);
  return {
    outcome: 'opened',
    opened: {
      follow: async (store) => (signIn === undefined ? undefined : ended.follow(store)),
      handlersFor: (service) => ({
        ...pageRoutes(service, visitors),
        ...signInRoutes(signIn, ended, visitors),
      }),
      showError: errorReplies(visitors),
      async close() {
        await ended.close();
        await signIn?.signIn.close();
      },
    },
  };
}
