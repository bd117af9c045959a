import type { OptimizerConfigWithDefaults } from '../../../generated/defaults/optimizer-config.ts';
import { project } from '../../../generated/project.ts';
import { isLoopbackUrl } from '../../http/outgoing/outgoing-address.ts';
import { createOutgoing, type Outgoing } from '../../http/outgoing/outgoing.ts';
import type { Log } from '../../observe/log.ts';
import { Embedder } from '../../search/embedder.ts';
import { createEmbeddingService } from '../../search/embedding-service.ts';
import type { SearchSettings } from '../../search/tool-search.ts';
import { vectorFile } from '../../search/vector-file.ts';
import { millisecondsOf } from '../milliseconds.ts';

/** Variable that holds the token for the embedding service, where it asks for one. */
const tokenVariable = `${project.environmentPrefix}EMBEDDING_TOKEN`;
/** Bytes of the vectors of all tools. */
const vectorBytes = 67_108_864;

/** What searches of an aggregator share. */
export interface SearchParts {
  readonly settings: SearchSettings;
  /** Undefined where tools are searched by keyword only. */
  readonly embedder: Embedder | undefined;
  close(): Promise<void>;
}

/** Opens what a document says of a search. Nothing is sent yet. */
export function openSearchParts(config: OptimizerConfigWithDefaults, log: Log): SearchParts {
  const { embeddingService: service, embeddingServiceTimeout, vectorFolder } = config;
  const timeoutMs = millisecondsOf(embeddingServiceTimeout);
  const settings: SearchSettings = {
    maxToolsToReturn: config.maxToolsToReturn,
    semanticRatio: Number(config.hybridSearchSemanticRatio),
    distanceThreshold: Number(config.semanticDistanceThreshold),
    longestWait: timeoutMs,
  };
  if (service === undefined || settings.semanticRatio === 0)
    return { settings, embedder: undefined, close: async () => undefined };
  const url = new URL(service);
  const outgoing: Outgoing = createOutgoing({
    // The operator named the service, which is often in the same network.
    addresses: { loopback: isLoopbackUrl(url), private: true },
    plainHttp: 'anywhere',
    ...(process.env[tokenVariable] === undefined ? {} : { bearer: { env: tokenVariable } }),
  });
  const embedder = new Embedder({
    service: createEmbeddingService({ url, outgoing, timeoutMs }),
    maximumBytes: vectorBytes,
    ...(vectorFolder === undefined ? {} : { file: vectorFile(vectorFolder, 2 * vectorBytes) }),
    now: () => performance.now(),
    onProblem: (problem) => log.warn({}, problem),
  });
  return { settings, embedder, close: () => outgoing.close() };
}
