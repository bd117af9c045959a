import type { RegistryAuthWithDefaults } from '../../../generated/defaults/registry-auth.ts';
import type { ShowError } from '../../http/exchange.ts';
import type { Log } from '../../observe/log.ts';
import type { Opening } from '../../storage/database.ts';
import type { RegistryAuthentication } from '../authentication.ts';
import type { RegistryService } from '../routes/registry-service.ts';
import { errorReplies } from './error-replies.ts';
import { openPageSignIn } from './page-sign-in.ts';
import { pageRoutes } from './page-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { createVisitors } from './visitor.ts';

/** The catalog for people. */
export interface CatalogPage {
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
  const opening = await openPageSignIn(auth, authentication, log);
  if (opening.outcome === 'refused') return opening;
  const signIn = opening.opened;
  const visitors = createVisitors(authentication, signIn);
  return {
    outcome: 'opened',
    opened: {
      handlersFor: (service) => ({ ...pageRoutes(service, visitors), ...signInRoutes(signIn, visitors) }),
      showError: errorReplies(visitors),
      close: async () => signIn?.signIn.close(),
    },
  };
}
