import { containerSecurityContext, podSecurityContext } from '../../objects/pod-security.ts';
import { strategicMerge } from '../../objects/strategic-merge.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { AnyResource } from '../../program/resource.ts';
import { propertyOf } from '../../program/values-at.ts';
import { backendPort, containerNames, podFolders, podPorts } from '../../objects/layout.ts';
import { computedOnce } from '../facts-of.ts';

type JsonMap = Readonly<Record<string, unknown>>;

/** The pod of a workload as far as it is known before anything is lowered: what rules about it need, and no more. */
export interface ComposedPod {
  readonly resource: AnyResource;
  /** Name of the generated container. */
  readonly container: string;
  /** The port that container listens on and its name; a stdio server has none. */
  readonly port: ContainerPort | undefined;
  /** All of its generated ports, that one first. */
  readonly ports: readonly ContainerPort[];
  /** What people wrote, below `podTemplateSpec`; empty where they wrote none. */
  readonly custom: JsonMap;
  /** The pod's `spec` with the generated parts that have fixed names, and the custom part merged onto it. */
  readonly spec: JsonMap;
  /** Whether a volume may be there that is generated for something else: certificates, keys, policies. */
  readonly mayHold: (volume: string) => boolean;
}

/** The generated port of a container. */
export interface ContainerPort {
  readonly name: string;
  readonly containerPort: number;
}

/** The pods of the resources that change theirs, composed once each. The others are as we generate them. */
export function composedPods(program: LinkedProgram): ComposedPod[] {
  return program.resources.flatMap((resource) => composedPod(resource) ?? []);
}

const composedPod = computedOnce((resource: AnyResource): ComposedPod | undefined => {
  const template = propertyOf(resource.authored.spec, 'podTemplateSpec');
  if (typeof template !== 'object' || template === null) return undefined;
  const skeleton = skeletonOf(resource);
  return skeleton === undefined ? undefined : composed(resource, skeleton, { ...template });
});

/** What is generated under a fixed name. */
interface Skeleton {
  readonly container: string;
  readonly port?: ContainerPort;
  readonly internalPort?: ContainerPort;
  readonly volumes: readonly string[];
  readonly mounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly initContainers?: readonly string[];
  readonly isOwnContainer: boolean;
}

const tmp = { name: 'tmp', mountPath: podFolders.temporary };

function skeletonOf({ kind, resource }: AnyResource): Skeleton | undefined {
  switch (kind) {
    case 'MCPServer': {
      const own = resource.spec.volumes ?? [];
      const mounts = own.some(({ mountPath }) => mountPath === podFolders.temporary) ? own : [...own, tmp];
      const volumes = mounts.map(({ name }) => name);
      const isStdio = resource.spec.transport === 'stdio';
      const port = isStdio ? {} : { port: { name: 'mcp', containerPort: backendPort(resource.spec) } };
      return { container: containerNames.backend, ...port, volumes, mounts, isOwnContainer: false };
    }
    case 'EmbeddingServer': {
      const mounts = [{ name: 'model-cache', mountPath: podFolders.models }, tmp];
      const port = { name: 'http', containerPort: resource.spec.port };
      return {
        container: containerNames.embedding,
        port,
        volumes: ['model-cache', 'tmp'],
        mounts,
        isOwnContainer: false,
      };
    }
    case 'VirtualMCPServer': {
      const mounts = [{ name: 'config', mountPath: podFolders.config }, tmp];
      const port = { name: 'http', containerPort: podPorts.gateway };
      return { container: containerNames.gateway, port, volumes: ['config', 'tmp'], mounts, isOwnContainer: true };
    }
    case 'MCPRegistry': {
      const { volumes = [], pgpassSecretRef } = resource.spec;
      const names = volumes.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
      const mounts = [{ name: 'config', mountPath: podFolders.registryConfig }, tmp];
      const initContainers = pgpassSecretRef === undefined ? [] : [containerNames.copyPgpass];
      const generated = ['config', 'registry-data', 'pgpass', 'pgpass-secret', 'tmp'];
      return {
        container: containerNames.registry,
        port: { name: 'http', containerPort: podPorts.registry },
        internalPort: { name: 'internal', containerPort: podPorts.registryInternal },
        volumes: [...generated, ...names],
        mounts,
        initContainers,
        isOwnContainer: true,
      };
    }
    default:
      return undefined;
  }
}

function composed(resource: AnyResource, skeleton: Skeleton, custom: JsonMap): ComposedPod {
  const { container, port, internalPort, volumes, mounts, initContainers = [], isOwnContainer } = skeleton;
  const ports = [port, internalPort].filter((item) => item !== undefined);
  // Images and sources are there; which ones does not matter.
  const base = {
    spec: {
      securityContext: podSecurityContext,
      containers: [
        {
          name: container,
          image: 'generated',
          securityContext: containerSecurityContext,
          ...(ports.length === 0 ? {} : { ports: ports.map((item) => ({ ...item, protocol: 'TCP' })) }),
          volumeMounts: mounts.map(({ name, mountPath }) => ({ name, mountPath })),
        },
      ],
      ...(initContainers.length === 0
        ? {}
        : {
            initContainers: initContainers.map((name) => ({
              name,
              image: 'generated',
              securityContext: containerSecurityContext,
            })),
          }),
      volumes: volumes.map((name) => ({ name })),
    },
  };
  // The volume of a claim template is not in the pod template.
  const claim =
    resource.kind === 'EmbeddingServer' && resource.resource.spec.modelCache?.enabled ? 'model-cache' : undefined;
  const spec: unknown = strategicMerge(base, custom)['spec'];
  return {
    resource,
    container,
    port,
    ports,
    custom,
    spec: typeof spec === 'object' && spec !== null ? { ...spec } : {},
    mayHold: (volume) => (isOwnContainer && /^(auth-|ca-|authz$|oidc$)/.test(volume)) || volume === claim,
  };
}
