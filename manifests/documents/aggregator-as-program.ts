import { apiVersion, type KindName, type KindTypes } from '../../generated/kinds.ts';
import { loadKind } from '../../generated/load.ts';
import type { AggregatorConfig } from '../../generated/types/aggregator.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import type { Part } from '../../runtime/config/part.ts';
import type { LinkedProgram } from '../program/link.ts';
import type { Resource } from '../program/resource.ts';

/**
 * The program of one virtual server with a configuration document as its configuration, so that rules about virtual servers
 * check the document too. Places lead into the document. Where it lists no backends they are unknown, as in a part of an input.
 */
export async function programOfAggregator(part: Part, config: AggregatorConfig): Promise<LinkedProgram> {
  const { withDefaults } = await loadKind.VirtualMCPServer();
  const authored = serverWith(config);
  const document = {
    source: part.document.source,
    index: part.document.index,
    value: authored,
    locate: (path: DocumentPath, what: 'key' | 'value') =>
      part.document.locate([...part.base, ...pathInDocument(path)], what),
  };
  const place = { document, base: [], value: authored };
  const named = { name: authored.metadata.name, namespace: undefined };
  const server: Resource<'VirtualMCPServer'> = {
    ...place,
    ...named,
    kind: 'VirtualMCPServer',
    authored,
    resource: withDefaults(authored),
  };
  const metadata = { name: config.groupRef };
  const group: Resource<'MCPGroup'> = {
    ...place,
    kind: 'MCPGroup',
    name: config.groupRef,
    namespace: undefined,
    authored: { apiVersion, kind: 'MCPGroup', metadata },
    resource: { apiVersion, kind: 'MCPGroup', metadata },
  };
  const isWhole = (config.backends ?? []).length > 0 && config.outgoingAuth?.source !== 'discovered';
  return {
    resources: [server],
    foreign: [],
    failed: new Set(),
    failedResources: [],
    isIncomplete: false,
    externals: [],
    extent: isWhole ? 'whole' : 'part',
    // What is asked for by its kind is of that kind.
    find: <K extends KindName>(kind: K) => (kind === 'MCPGroup' ? group : undefined) as Resource<K> | undefined,
    findForeign: () => undefined,
  };
}

/** The virtual server that would have a configuration: how clients sign in is in the resource itself. */
function serverWith({ incomingAuth, ...config }: AggregatorConfig): KindTypes['VirtualMCPServer'] {
  const { policies, entitiesJson } = incomingAuth?.authz ?? {};
  return {
    apiVersion,
    kind: 'VirtualMCPServer',
    metadata: { name: config.name ?? config.groupRef },
    spec: {
      incomingAuth: {
        type: incomingAuth?.type === 'anonymous' ? 'anonymous' : 'oidc',
        ...(policies === undefined
          ? {}
          : {
              authzConfig: {
                type: 'inline',
                inline: { policies, ...(entitiesJson === undefined ? {} : { entitiesJson }) },
              },
            }),
      },
      config,
    },
  };
}

function pathInDocument(path: DocumentPath): DocumentPath {
  const [, second, third, fourth] = path;
  if (second === 'config') return path.slice(2);
  if (second !== 'incomingAuth') return [];
  return third === 'authzConfig' && fourth === 'inline'
    ? ['incomingAuth', 'authz', ...path.slice(4)]
    : ['incomingAuth', ...path.slice(2)];
}
