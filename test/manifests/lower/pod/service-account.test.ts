import { expect, test } from 'vitest';
import { renderText } from '../../../../runtime/diagnostics/render-text.ts';
import { compileWhole } from '../../../support/compiled-programs.ts';
import { listAt, textAt, type JsonMap } from '../../../support/plain-walk.ts';
import { podOf } from '../../../support/pods.ts';

const head = 'apiVersion: mcp.svc.internal/v1alpha1';
const documents = {
  MCPServer: 'image: example.com/a:1',
  MCPRemoteProxy: 'remoteUrl: https://remote.example.com/mcp',
  VirtualMCPServer: 'incomingAuth: { type: anonymous }\n  config: { groupRef: tools }',
  MCPRegistry: 'configYAML: "sources: [{ name: c, kubernetes: {} }]\\nauth: { mode: anonymous }"',
} as const;

async function compiled(kind: keyof typeof documents, more: string): Promise<readonly JsonMap[]> {
  const text = `${head}
kind: ${kind}
metadata: { name: a, namespace: tools }
spec:
  ${documents[kind]}
  ${more}
---
${head}
kind: MCPGroup
metadata: { name: tools, namespace: tools }
`;
  const { objects, diagnostics } = await compileWhole([{ path: 'input.yaml', text }]);
  if (objects.length === 0) throw new Error(renderText(diagnostics, { color: false }));
  return objects;
}

async function podIn(kind: keyof typeof documents, name: string, more: string): Promise<JsonMap> {
  const objects = await compiled(kind, more);
  const deployment = objects.find(
    (object) => textAt(object, 'metadata', 'name') === name && object['kind'] === 'Deployment',
  );
  const pod = deployment === undefined ? undefined : podOf(deployment);
  if (pod === undefined) throw new Error(`no pod ${name}`);
  return pod.spec;
}

const token = 'automountServiceAccountToken';
const account = 'serviceAccount: own';
const template = 'podTemplateSpec: { spec: { serviceAccountName: own } }';

test.each([
  ['MCPServer', 'mcp-a', account],
  ['MCPServer', 'mcp-a', template],
  ['MCPRemoteProxy', 'mcp-a-remote-proxy', account],
] as const)('%s %s: an account of the author (%s) decides itself about its token', async (kind, name, own) => {
  expect(await podIn(kind, name, '')).toMatchObject({ [token]: false });
  const pod = await podIn(kind, name, own);
  expect(pod).toMatchObject({ serviceAccountName: 'own' });
  expect(pod).not.toHaveProperty(token);
});

test('what the author says about the token counts, and what a program needs', async () => {
  const refused = `podTemplateSpec: { spec: { serviceAccountName: own, ${token}: false } }`;
  expect(await podIn('MCPServer', 'mcp-a', refused)).toMatchObject({ [token]: false });
  // It reads the group from the API server.
  expect(await podIn('VirtualMCPServer', 'vmcp-a', account)).toMatchObject({ [token]: true });
  expect(await podIn('VirtualMCPServer', 'vmcp-a', template)).toMatchObject({ [token]: true });
});

test.each([
  ['VirtualMCPServer', account],
  ['VirtualMCPServer', template],
  ['MCPRegistry', template],
] as const)('%s: the rights are those of the account that the pod runs under (%s)', async (kind, own) => {
  const bindings = (await compiled(kind, own)).filter((object) => object['kind'] === 'RoleBinding');
  expect(bindings.length).toBeGreaterThan(0);
  for (const binding of bindings) expect(listAt(binding, 'subjects')).toMatchObject([{ name: 'own' }]);
});
