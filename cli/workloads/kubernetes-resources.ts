import { project } from '../../generated/project.ts';
import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import type { RefusedStart } from '../../runtime/endpoint/refused-start.ts';
import { workloadNameOf } from '../../runtime/run/workload-name.ts';

type Resource = Readonly<Record<string, unknown>>;

/** Resources that `svc compile` takes, and sentences about what they do not hold. */
export interface ExportedResources {
  readonly resources: readonly Resource[];
  readonly leftOut: readonly string[];
}

const apiVersion = `${project.group}/${project.version}`;
/** The group of workloads without one: it is not a resource. */
const usualGroup = 'default';

/** Fields that mean the same in a cluster, or that the resources hold in another form; and those that have no meaning there. */
const expressed: ReadonlySet<string> = new Set([
  'schemaVersion',
  'name',
  'group',
  'image',
  'remoteUrl',
  'args',
  'transport',
  'proxyMode',
  'proxyPort',
  'targetPort',
  'env',
  'secrets',
  'endpointPrefix',
  'trustProxyHeaders',
  'permissionProfile',
  'tools',
  'headerForward',
  'enableAudit',
]);

/** Fields about this machine, with the values that they have where nobody chose one. */
const ofThisMachine: ReadonlyMap<string, unknown> = new Map<keyof RunConfigWithDefaults, unknown>([
  ['host', '127.0.0.1'],
  ['targetHost', '127.0.0.1'],
  ['ignoreGlobally', true],
  ['imageVerification', 'warn'],
]);

/** The resources that a workload is in a cluster: an MCPServer, or an MCPRemoteProxy of a remote server, and what they refer to. */
export function resourcesOf(config: RunConfigWithDefaults, workload: string): ExportedResources | RefusedStart {
  const { image, remoteUrl, group, tools } = config;
  if (image !== undefined && /^(?:npx|uvx|go):\/\//.test(image))
    return {
      problem: `${image} is a package, and a cluster runs images`,
      hint: 'build an image of it (svc run --build-only), push it to a registry, and export a workload of that',
    };
  if (image === undefined && remoteUrl === undefined)
    return { problem: 'its server runs on this machine', hint: 'export a workload of an image, or of an address' };
  const name = workloadNameOf({ image: workload });
  const leftOut = Object.entries(config).flatMap(([key, value]) => {
    if (value === undefined || expressed.has(key) || ofThisMachine.get(key) === value) return [];
    const why = ofThisMachine.has(key) ? 'it is about this machine' : 'this export does not know it';
    return [`${key} is left out: ${why}`];
  });
  const toolConfig = tools?.filter === undefined ? undefined : { name: `${name}-tools` };
  if (tools !== undefined && Object.keys(tools).some((key) => key !== 'filter'))
    leftOut.push('new names and descriptions of tools are left out: this export does not know them');
  const spec = {
    ...(image === undefined ? remoteSpec(config, leftOut) : serverSpec(config, leftOut)),
    ...optional('transport', config.transport),
    ...optional('proxyPort', config.proxyPort),
    ...optional('endpointPrefix', config.endpointPrefix),
    ...(config.trustProxyHeaders ? { trustProxyHeaders: true } : {}),
    ...optional('toolConfigRef', toolConfig),
    ...(group === usualGroup ? {} : { groupRef: group }),
    ...(config.enableAudit ? { audit: { enabled: true } } : {}),
  };
  return {
    resources: [
      ...(group === usualGroup ? [] : [{ apiVersion, kind: 'MCPGroup', metadata: { name: group }, spec: {} }]),
      ...(toolConfig === undefined
        ? []
        : [{ apiVersion, kind: 'MCPToolConfig', metadata: toolConfig, spec: { toolsFilter: tools?.filter } }]),
      { apiVersion, kind: image === undefined ? 'MCPRemoteProxy' : 'MCPServer', metadata: { name }, spec },
    ],
    leftOut,
  };
}

function remoteSpec({ remoteUrl, headerForward }: RunConfigWithDefaults, leftOut: string[]): Resource {
  const { plaintext } = headerForward ?? {};
  if (headerForward !== undefined && Object.keys(headerForward).some((key) => key !== 'plaintext'))
    leftOut.push(
      'headers with secrets are left out: name Secrets of the cluster in headerForward.addHeadersFromSecret',
    );
  return {
    remoteUrl,
    ...(plaintext === undefined ? {} : { headerForward: { addPlaintextHeaders: plaintext } }),
  };
}

function serverSpec(config: RunConfigWithDefaults, leftOut: string[]): Resource {
  const { image, args, env, secrets = [], targetPort, transport, proxyMode, permissionProfile } = config;
  if (permissionProfile !== undefined && permissionProfile !== 'none' && permissionProfile !== 'network')
    leftOut.push('permissionProfile is left out: it is a file of this machine');
  for (const { name } of secrets)
    leftOut.push(`the cluster has to provide the Secret ${JSON.stringify(name)} with the key "value"`);
  return {
    image,
    ...optional('args', args),
    ...optional('mcpPort', targetPort),
    ...(transport === 'stdio' ? { proxyMode } : {}),
    ...(env === undefined ? {} : { env: Object.entries(env).map(([name, value]) => ({ name, value })) }),
    ...(secrets.length === 0
      ? {}
      : { secrets: secrets.map(({ name, target }) => ({ name, key: 'value', targetEnvName: target })) }),
    ...(permissionProfile === 'none' || permissionProfile === 'network'
      ? { permissionProfile: { name: permissionProfile } }
      : {}),
  };
}

function optional(key: string, value: unknown): Resource {
  return value === undefined ? {} : { [key]: value };
}
