import openApi from '../../../generated/openapi/registry.json' with { type: 'json' };
import packageFile from '../../../package.json' with { type: 'json' };
import type { registryOperations } from '../../../generated/api/registry-operations.ts';
import { healthAnswers } from '../../http/health.ts';
import { unknownPath } from '../../http/http-errors.ts';
import type { OperationHandlers } from '../../http/operations/register-operations.ts';
import { prometheusType } from '../../observe/metrics.ts';
import type { Caller } from '../access/caller.ts';
import type { RegistryAuthentication } from '../authentication.ts';
import type { Observation } from '../observation.ts';
import type { CatalogPage } from '../page/catalog-page.ts';
import { registryPathHelp } from '../path-help.ts';
import type { RegistryCore } from '../registry-core.ts';
import { consumerRoutes } from './consumer-routes.ts';
import { entryRoutes } from './entry-routes.ts';
import { fixedAnswer } from './kept-answer.ts';
import { identityRoutes } from './identity-routes.ts';
import { publishRoutes } from './publish-routes.ts';
import { registryRoutes } from './registry-routes.ts';
import { sourceRoutes } from './source-routes.ts';

/** A handler for every operation of the API description; a missing one does not compile. */
export function registryHandlers(
  core: RegistryCore,
  { resource }: RegistryAuthentication,
  page: CatalogPage,
  observation: Pick<Observation, 'prometheus'>,
  isEnding: () => boolean,
): OperationHandlers<typeof registryOperations, Caller> {
  const descriptionAnswer = fixedAnswer(openApi);
  const resourceAnswer = resource === undefined ? () => unknownPath(registryPathHelp) : fixedAnswer(resource.document);
  return {
    ...consumerRoutes(core),
    ...publishRoutes(core),
    ...entryRoutes(core),
    ...sourceRoutes(core),
    ...registryRoutes(core),
    ...identityRoutes(),
    getOpenApi: ({ exchange }) => descriptionAnswer(exchange),
    getProtectedResource: ({ exchange }) => resourceAnswer(exchange),
    ...healthAnswers(() => [], { version: packageFile.version }),
    // The database is asked, so the answer takes a moment.
    async getReadiness() {
      const waitingFor = isEnding() ? ['its end: it is shutting down'] : await core.waitingFor();
      return waitingFor.length === 0
        ? { status: 200, body: { status: 'ready' } }
        : { status: 503, body: { status: 'not-ready', waitingFor } };
    },
    getMetrics() {
      const numbers = observation.prometheus();
      if (numbers === undefined) return unknownPath(registryPathHelp);
      return numbers.then((body) => ({ status: 200, body, headers: { 'content-type': prometheusType } }));
    },
    ...page.handlersFor(core),
  };
}
