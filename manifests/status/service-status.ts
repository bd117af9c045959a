import { embeddingUrl } from '../lower/workload/embedding-workload.ts';
import { objectNames } from '../../runtime/resources/object-names.ts';
import { serviceUrl } from '../../runtime/resources/service-address.ts';
import { lower } from '../lower/lower.ts';
import { headOf } from '../lower/lowered-object.ts';
import { valuesAt } from '../program/values-at.ts';
import { sentenceOf } from './conditions.ts';
import type { StatusWriter } from './status-writer.ts';

/** EmbeddingServer (spec 2): where the service is reachable. */
export const embeddingStatus: StatusWriter<'EmbeddingServer'> = {
  accepted: (server) => ({ url: embeddingUrl(server) }),
  refused: (problems) => ({ phase: 'Failed', message: sentenceOf(problems) }),
};

/** MCPRegistry (spec 3): where the registry is reachable, which is what its Service says. */
export const registryStatus: StatusWriter<'MCPRegistry'> = {
  accepted: (registry, { program }) => {
    const name = objectNames.registry(registry.name);
    const objects = lower(program, { image: '' }, { resources: [registry], foreign: [] });
    const service = objects.find((object) => headOf(object).kind === 'Service' && headOf(object).name === name);
    const [port] = service === undefined ? [] : valuesAt(service.object, ['spec', 'ports', '*', 'port']);
    if (typeof port?.value !== 'number') throw new Error(`no Service is emitted for MCPRegistry "${registry.name}"`);
    return { url: serviceUrl(name, registry.namespace, port.value) };
  },
  refused: (problems) => ({ phase: 'Failed', message: sentenceOf(problems) }),
};
