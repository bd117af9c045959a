import { embeddingService, embeddingStatefulSet, type EmbeddingWorkload } from './workload/embedding-workload.ts';
import { componentOf } from '../objects/labels.ts';
import type { Lowering } from './lowering.ts';
import { objectNames } from '../../runtime/resources/object-names.ts';

/**
 * EmbeddingServer (spec 2): an inference server for embeddings and the Service that virtual servers ask for vectors.
 * It talks to no API server, so it gets no account of its own.
 */
export const lowerEmbeddingServer: Lowering<'EmbeddingServer'> = (server) => {
  const workload: EmbeddingWorkload = {
    name: objectNames.embedding(server.name),
    component: componentOf('embedding-server', server.name, 'embedding'),
    spec: server.resource.spec,
  };
  return [embeddingService(workload), embeddingStatefulSet(workload)];
};
