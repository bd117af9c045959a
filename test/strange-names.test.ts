import fc from 'fast-check';
import { dump } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { exitCodes } from '../cli/exit-codes.ts';
import { strangeNames } from './support/generated-programs.ts';
import { runInProcess } from './support/run-in-process.ts';
import { scratchFolder } from './support/scratch-folder.ts';

type Plain = Readonly<Record<string, unknown>>;

const own = (kind: string, name: string, spec: Plain): Plain => ({
  apiVersion: 'mcp.svc.internal/v1alpha1',
  kind,
  metadata: { name, namespace: 'team' },
  spec,
});
const foreign = (apiVersion: string, kind: string, name: string, rest: Plain): Plain => ({
  apiVersion,
  kind,
  metadata: { name, namespace: 'team', labels: { [name]: name }, annotations: { [name]: name } },
  ...rest,
});

/** A name that Kubernetes takes, near to one that it may refuse. */
function near(name: string): string {
  return (
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]/g, '')
      .replaceAll(/^-+|-+$/g, '') || 'tickets-api'
  );
}

/** A server that refers to names near a strange one: what a rule compares a name with is a name of the input. */
function server(name: string, index: number): Plain {
  const meant = near(name);
  return own('MCPServer', `a${index}`, {
    image: 'example.com/a:1',
    transport: 'streamable-http',
    groupRef: 'tools',
    serviceAccount: meant,
    secrets: [{ name: meant, key: 'token', targetEnvName: 'TOKEN' }],
    authzConfig: { type: 'configMap', configMap: { name: meant } },
    podTemplateSpec: { spec: { volumes: [{ name: 'v', persistentVolumeClaim: { claimName: meant } }] } },
  });
}

const others: readonly Plain[] = [
  own('MCPGroup', 'tools', {}),
  own('MCPRegistry', 'r', { configYAML: 'sources: []\nregistries: []\nauth: { mode: anonymous }\n' }),
  own('VirtualMCPServer', 'v', { incomingAuth: { type: 'anonymous' }, config: { groupRef: 'tools' } }),
];

const policies = JSON.stringify({
  version: '1.0',
  type: 'cedarv1',
  cedar: { policies: ['permit(principal, action, resource);'] },
});

/** Objects of every kind that a rule reads, called so and naming others so. */
function objects(name: string): Plain[] {
  const rules = [{ host: name, http: { paths: [{ path: name, backend: { service: { name, port: { name } } } }] } }];
  return [
    foreign('v1', 'Secret', name, { stringData: { token: 'x' } }),
    foreign('v1', 'ConfigMap', name, { data: { 'authz.json': policies } }),
    foreign('v1', 'ServiceAccount', name, {}),
    foreign('v1', 'PersistentVolumeClaim', name, { spec: { accessModes: [name] } }),
    foreign('v1', 'Service', name, { spec: { selector: { [name]: name }, ports: [{ port: 1, targetPort: name }] } }),
    foreign('networking.k8s.io/v1', 'Ingress', name, { spec: { rules } }),
    foreign('networking.k8s.io/v1', 'NetworkPolicy', name, {
      spec: { podSelector: { matchLabels: { [name]: name } } },
    }),
    foreign('gateway.networking.k8s.io/v1', 'HTTPRoute', name, {
      spec: { rules: [{ backendRefs: [{ name, port: 1 }] }] },
    }),
    foreign('autoscaling/v2', 'HorizontalPodAutoscaler', name, {
      spec: { scaleTargetRef: { kind: 'Deployment', name }, maxReplicas: 3 },
    }),
    foreign('keda.sh/v1alpha1', 'ScaledObject', name, { spec: { scaleTargetRef: { name } } }),
    foreign('apps/v1', 'Deployment', name, { spec: { template: { spec: { serviceAccountName: name } } } }),
    foreign('rbac.authorization.k8s.io/v1', 'RoleBinding', name, { subjects: [{ kind: 'ServiceAccount', name }] }),
    foreign('external-secrets.io/v1', 'ExternalSecret', name, {
      spec: { target: { name }, data: [{ secretKey: name }] },
    }),
    foreign('cert-manager.io/v1', 'ClusterIssuer', name, {}),
    foreign('x.example.com/v1', 'Thing', name, { spec: { [name]: name } }),
  ];
}

/** Data that Kubernetes refuses, whatever the object is called. */
function data(name: string, index: number): Plain[] {
  return [
    foreign('v1', 'Secret', `data-${index}`, { data: { [name]: name }, stringData: { [name]: name } }),
    foreign('v1', 'ConfigMap', `data-${index}`, { data: { [name]: name }, binaryData: { [name]: name } }),
  ];
}

/** Every command that reads an input, with every form of what it says. */
const good = ['in/resources.yaml', 'in/objects.yaml'];
const commands: readonly (readonly string[])[] = [
  ...['workloads', 'resources', 'plan', 'status'].map((target) => ['compile', ...good, '--target', target]),
  ['compile', ...good, '-n', 'other', '--label', 'a=b', '--format', 'json'],
  ['compile', ...good, '-o', 'out'],
  ['compile', ...good, '-o', 'out', '--check'],
  ['plan', ...good, '--format', 'json', '--tools', 'tools.yaml'],
  ['plan', 'in/resources.yaml', '--diff', 'in/objects.yaml'],
  ['compile', 'in'],
  ...['text', 'json', 'sarif', 'github', 'junit'].map((form) => ['validate', 'in', '--closed', '--diagnostics', form]),
  ['validate', 'in', '--partial'],
];

async function tryEverything(names: readonly string[]): Promise<void> {
  const print = (list: readonly Plain[]): string => list.map((object) => dump(object, { noRefs: true })).join('---\n');
  const cwd = scratchFolder({
    'in/resources.yaml': print([...others, ...names.map(server)]),
    'in/objects.yaml': print(names.flatMap(objects)),
    'in/data.yaml': print(names.flatMap(data)),
    'tools.yaml': dump({ toolLists: Object.fromEntries(names.map((name) => [name, [name]])) }),
  });
  const asked = names.flatMap((name) => [
    ['explain', name],
    ['schema', name],
    ['plan', 'in/objects.yaml', '--name', name],
    ['validate', 'in/objects.yaml', '--as', name],
  ]);
  for (const command of [...commands, ...asked]) {
    const { code, stdout, stderr } = await runInProcess(command, { cwd });
    const said = stderr.match(/bug in svc|\bat .*\.ts:\d+/g);
    expect({ command, isOurs: code === exitCodes.bug, said }).toEqual({ command, isOurs: false, said: null });
    if (command.includes('json') && command[0] !== 'explain' && stdout !== '')
      expect(() => JSON.parse(stdout), command.join(' ')).not.toThrow();
    // What is passed through comes out whatever it is called, and is the same the next time.
    if (command[0] === 'compile' && command.includes('in/objects.yaml'))
      expect({ command, code, found: stderr.match(/^.* error\[.*$/gm) }).toEqual({ command, code: 0, found: null });
  }
}

describe('names that Kubernetes refuses are not our bug', () => {
  test('those that are known to be a trap', () => tryEverything(strangeNames));

  test('and any other', async () => {
    const name = fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }), fc.string({ minLength: 1 }));
    await fc.assert(fc.asyncProperty(fc.uniqueArray(name, { minLength: 4, maxLength: 8 }), tryEverything), {
      numRuns: 3,
      seed: 2,
    });
  });
});
