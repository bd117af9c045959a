import { describe, expect, test } from 'vitest';
import { compileWhole } from '../../support/compiled-programs.ts';

const head = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a, namespace: team }
spec:
  image: example.com/a:1
`;
const others = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools, namespace: team }
---
apiVersion: v1
kind: ConfigMap
metadata: { name: policies, namespace: team }
data:
  other.json: 'OTHER'
  authz.json: '{"version": "1.0", "type": "cedarv1", "cedar": {"policies": ["POLICY"]}}'
`;
const policies = '  authzConfig: { type: configMap, configMap: { name: policies } }\n';

/** The Deployments and ConfigMaps of a program, by name, without how many pods there are: other numbers restart nobody. */
async function programs(spec: string, more = others.replace('POLICY', 'permit(principal, action, resource);')) {
  const text = `${head.replace('example.com/a:1', /image: (\S+)\n/.exec(spec)?.[1] ?? 'example.com/a:1')}${spec.replace(/ {2}image: .*\n/, '')}${more}`;
  const { objects, diagnostics } = await compileWhole([{ path: 'a.yaml', text }]);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const found = JSON.parse(JSON.stringify(objects)) as { kind: string; metadata: { name: string }; spec?: object }[];
  const of = (name: string): unknown[] =>
    found
      .filter(({ kind, metadata }) => ['Deployment', 'ConfigMap'].includes(kind) && metadata.name === name)
      .map(({ spec: { ...rest } = {}, ...object }) => ({ ...object, spec: { ...rest, replicas: undefined } }));
  const [proxy, backend] = [of('mcp-a-proxy'), of('mcp-a')];
  expect([proxy.length, backend.length]).toEqual([2, 1]);
  return { proxy, backend };
}

describe.each(['streamable-http', 'stdio'])('%s', (transport) => {
  const spoken = `  transport: ${transport}\n`;

  test.each([
    '  image: example.com/a:2\n',
    '  args: [--verbose]\n',
    '  env: [{ name: A, value: b }]\n',
    '  secrets: [{ name: api, key: token, targetEnvName: TOKEN }]\n',
    '  resources: { limits: { memory: 1Gi } }\n',
    '  podTemplateSpec: { spec: { nodeSelector: { disk: ssd } } }\n',
  ])('the proxy goes on when its backend changes: %s', async (change) => {
    const [before, after] = [await programs(spoken), await programs(spoken + change)];
    expect(after.proxy).toEqual(before.proxy);
    expect(after.backend).not.toEqual(before.backend);
  });

  test.each([
    '  audit: { enabled: true }\n',
    '  trustProxyHeaders: true\n',
    policies,
    '  proxyPort: 9090\n',
    '  resourceOverrides: { proxyDeployment: { env: [{ name: A, value: b }] } }\n',
  ])('the backend goes on when its proxy changes: %s', async (change) => {
    const [before, after] = [await programs(spoken), await programs(spoken + change)];
    expect(after.backend).toEqual(before.backend);
    expect(after.proxy).not.toEqual(before.proxy);
  });

  test('neither is restarted by the group, a number of pods, or a key of a ConfigMap that it does not read', async () => {
    const before = await programs(spoken + policies);
    expect(await programs(`${spoken}${policies}  replicas: 1\n  backendReplicas: 1\n`)).toEqual(before);
    expect(await programs(`${spoken}${policies}  groupRef: tools\n`)).toEqual(before);
    const text = others.replace('POLICY', 'permit(principal, action, resource);');
    expect(await programs(spoken + policies, text.replace('OTHER', 'changed'))).toEqual(before);
    const { proxy } = await programs(
      spoken + policies,
      others.replace('POLICY', 'permit(principal, action, resource) when { true };'),
    );
    expect(proxy).not.toEqual(before.proxy);
  });
});
