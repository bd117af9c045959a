import { expect, test } from 'vitest';
import { compile, validate } from '../../../manifests/compile.ts';
import { expectFindings } from '../../support/expect-findings.ts';

const resource = (
  kind: string,
  spec: string,
  labels: string,
  more = '',
): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: a }
spec:
  ${spec}
  podTemplateSpec:
    ${more}
    spec:
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: zone
          whenUnsatisfiable: ScheduleAnyway
          labelSelector: { matchLabels: ${labels} }
`;
const server = (labels: string, more = ''): string => resource('MCPServer', 'image: example.com/a', labels, more);

test('pods are spread by a label that they have', async () => {
  const code = 'pod-template/foreign-spread';
  await expectFindings(server('{ app: ┆a }'), code);
  await expectFindings(server('{ app: a }', 'metadata: { labels: { app: a } }'));
  await expectFindings(server('{ app.kubernetes.io/component: ┆proxy }'), code);
});

test.each([
  ['MCPServer', 'image: example.com/a', 'mcp'],
  ['EmbeddingServer', 'port: 8080', 'embedding'],
  ['MCPRegistry', "configYAML: 'sources: []'", 'registry-api'],
  ['VirtualMCPServer', 'incomingAuth: { type: anonymous }\n  config: { groupRef: g }', 'vmcp'],
])('the labels that are generated for %s are there', async (kind, spec, container) => {
  const group = '---\napiVersion: mcp.svc.internal/v1alpha1\nkind: MCPGroup\nmetadata: { name: g }\nspec: {}\n';
  const text = resource(kind, spec, '{ app: a }') + group;
  const options = { extent: 'whole', closed: false, target: 'workloads', image: 'x' } as const;
  const { objects } = await compile([{ path: 'a.yaml', text }], options);
  const workload = objects
    .map((object) => JSON.stringify(object))
    .find((json) => json.includes(`"name":"${container}"`));
  const [, labels = ''] = /"selector":\{"matchLabels":(\{.*?\})/.exec(workload ?? '') ?? [];
  expect(labels).toContain('app.kubernetes.io/component');
  const { diagnostics } = await validate([{ path: 'a.yaml', text: resource(kind, spec, labels) + group }], options);
  expect(diagnostics.map(({ code }) => code)).not.toContain('pod-template/foreign-spread');
});

test('the hint names labels that only these pods have', async () => {
  const hintOf = async (labels: string): Promise<string | undefined> => {
    const source = { path: 'a.yaml', text: server(labels) };
    const { diagnostics } = await validate([source], { extent: 'whole', closed: false });
    return diagnostics.find(({ code }) => code === 'pod-template/foreign-spread')?.hint;
  };
  const own = 'app.kubernetes.io/instance: a and app.kubernetes.io/component: backend';
  for (const key of ['name', 'part-of', 'component'])
    expect(await hintOf(`{ app.kubernetes.io/${key}: x }`)).toContain(`select by ${own}: every resource of the kind`);
  expect(await hintOf('{ app: x }')).toContain(`select by ${own}, or add the label app: x`);
  expect(await hintOf('{ app.kubernetes.io/instance: x }')).toBe('write app.kubernetes.io/instance: a');
});
