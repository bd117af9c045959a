import type { MCPServerSpecWithDefaults } from '../../../generated/defaults/mcp-server.ts';
import type {
  Container,
  Deployment,
  DeploymentSpec,
  EnvVar,
  PodSpec,
  PodTemplateSpec,
  Service,
  Volume,
  VolumeMount,
} from '../../../generated/kubernetes/types.ts';
import type { PodAccount } from '../../facts/pods/pod-account.ts';
import { containerResources } from '../pod/container-resources.ts';
import type { Mutable } from '../pod/mutable.ts';
import { serverStrategy } from '../pod/graceful-stop.ts';
import { labelsOf, selectorOf, type Component } from '../../objects/labels.ts';
import { customizedTemplate } from '../pod/pod-template.ts';
import { secretVariable, temporaryMount, temporaryVolume } from '../pod/pod-additions.ts';
import { containerSecurityContext, podSecurityContextOf } from '../../objects/pod-security.ts';
import { environment } from './proxy-workload.ts';
import { accountOfPod } from '../pod/service-account.ts';
import { backendPort, containerNames, podFolders } from '../../objects/layout.ts';

const readinessProbe = {
  tcpSocket: { port: 'mcp' },
  periodSeconds: 5,
  timeoutSeconds: 3,
  failureThreshold: 3,
} as const;

/** What is special about one backend. */
export interface BackendWorkload {
  /** Name of the Deployment and the Service. */
  readonly name: string;
  readonly component: Component;
  readonly account: PodAccount;
  readonly spec: MCPServerSpecWithDefaults;
}

/**
 * The Deployment of the MCP server itself. A stdio server is one process that its proxy attaches to:
 * one replica, and the old pod goes before the new one comes.
 */
export function backendDeployment(backend: BackendWorkload): Deployment {
  const { name, component, spec } = backend;
  const isStdio = spec.transport === 'stdio';
  const replicas = isStdio ? Math.min(spec.backendReplicas ?? 1, 1) : spec.backendReplicas;
  const deployment: Mutable<DeploymentSpec> = {
    selector: { matchLabels: selectorOf(component) },
    strategy: serverStrategy(isStdio),
    template: customizedTemplate(podTemplate(backend), spec.podTemplateSpec, component),
  };
  if (replicas !== undefined) deployment.replicas = replicas;
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels: labelsOf(component) },
    spec: deployment,
  };
}

/** The Service of a backend that speaks HTTP; a stdio backend has none. */
export function backendService({ name, component, spec }: BackendWorkload): Service[] {
  if (spec.transport === 'stdio') return [];
  return [
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name, labels: labelsOf(component) },
      spec: {
        type: 'ClusterIP',
        selector: selectorOf(component),
        // The proxy routes by MCP session: the connection has to stay with the pod that knows it.
        sessionAffinity: spec.sessionAffinity,
        ports: [{ name: 'mcp', port: backendPort(spec), targetPort: 'mcp', protocol: 'TCP' }],
      },
    },
  ];
}

function podTemplate(backend: BackendWorkload): PodTemplateSpec {
  const { component, account, spec } = backend;
  const { volumes, mounts } = storageOf(spec);
  const { serviceAccountName, automountServiceAccountToken } = accountOfPod(account, false);
  const pod: Mutable<PodSpec> = {
    serviceAccountName,
    securityContext: podSecurityContextOf(
      spec.transport === 'stdio' ? undefined : backendPort(spec),
      spec.podTemplateSpec,
    ),
    containers: [containerOf(spec, mounts)],
    volumes,
  };
  if (automountServiceAccountToken !== undefined) pod.automountServiceAccountToken = automountServiceAccountToken;
  return { metadata: { labels: labelsOf(component) }, spec: pod };
}

function containerOf(spec: MCPServerSpecWithDefaults, mounts: readonly VolumeMount[]): Container {
  const container: Mutable<Container> = {
    name: containerNames.backend,
    image: spec.image,
    securityContext: containerSecurityContext,
    volumeMounts: mounts,
  };
  if (spec.args !== undefined && spec.args.length > 0) container.args = spec.args;
  const { env } = environment(variablesOf(spec));
  if (env !== undefined) container.env = env;
  if (spec.transport === 'stdio') container.stdin = true;
  else {
    container.ports = [{ name: 'mcp', containerPort: backendPort(spec), protocol: 'TCP' }];
    container.readinessProbe = readinessProbe;
  }
  const { resources } = containerResources(spec.resources);
  if (resources !== undefined) container.resources = resources;
  return container;
}

/**
 * The variables of a server. Kubernetes expands `$(NAME)` only with variables listed before it, so those that `env` may
 * refer to come first; of two with one name, the one from a Secret wins, and a generated one wins over one of `env`.
 */
function variablesOf(spec: MCPServerSpecWithDefaults): readonly EnvVar[] {
  const all = protocolVariables(spec);
  for (const secret of spec.secrets ?? []) all.push(secretVariable(secret.targetEnvName ?? secret.key, secret));
  const { env = [] } = spec;
  if (env.length === 0) return all;
  const generated = namesOf(all);
  for (const variable of env) if (!generated.has(variable.name)) all.push(variable);
  return all;
}

function namesOf(variables: readonly EnvVar[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { name } of variables) names.add(name);
  return names;
}

/** How a server learns what to speak: the variables that the usual MCP server frameworks read. */
function protocolVariables(spec: MCPServerSpecWithDefaults): EnvVar[] {
  const transport = { name: 'MCP_TRANSPORT', value: spec.transport };
  if (spec.transport === 'stdio') return [transport];
  const port = String(backendPort(spec));
  return [
    transport,
    { name: 'MCP_PORT', value: port },
    { name: 'FASTMCP_PORT', value: port },
    { name: 'MCP_HOST', value: '0.0.0.0' },
  ];
}

/** The user's host paths, and a writable /tmp beside the read-only root unless the user mounts one. */
function storageOf(spec: MCPServerSpecWithDefaults): { volumes: Volume[]; mounts: VolumeMount[] } {
  const own = spec.volumes ?? [];
  if (own.length === 0) return { volumes: [temporaryVolume], mounts: [temporaryMount] };
  const hasTmp = own.some((volume) => volume.mountPath === podFolders.temporary);
  return {
    volumes: [
      ...own.map((volume): Volume => ({ name: volume.name, hostPath: { path: volume.hostPath } })),
      ...(hasTmp ? [] : [temporaryVolume]),
    ],
    mounts: [
      ...own.map((volume): VolumeMount => ({
        name: volume.name,
        mountPath: volume.mountPath,
        ...(volume.readOnly ? { readOnly: true } : {}),
      })),
      ...(hasTmp ? [] : [temporaryMount]),
    ],
  };
}
