import { expect, test } from 'vitest';
import { compile } from '../../../../manifests/compile.ts';
import { propertyOf } from '../../../../manifests/program/values-at.ts';

const head = (kind: string, spec: string): string =>
  `apiVersion: mcp.svc.internal/v1alpha1\nkind: ${kind}\nmetadata: { name: a }\nspec: ${spec}\n`;

// What the API server fills in beside a strategy belongs to nobody, so that a server-side apply could not take it away again.
test.each([
  head('MCPServer', "{ image: 'example.com/a:1', transport: streamable-http }"),
  head('MCPServer', "{ image: 'example.com/a:1', transport: stdio }"),
  head('MCPRemoteProxy', '{ remoteUrl: https://mcp.example.com/mcp }'),
  head('MCPRegistry', "{ configYAML: 'auth: { mode: anonymous }' }"),
])('a Deployment says how its pods give way, as a whole: %s', async (text) => {
  const { objects } = await compile([{ path: 'a.yaml', text }], {
    target: 'workloads',
    image: 'svc:test',
    extent: 'whole',
    closed: false,
  });
  const deployments = objects.filter(({ kind }) => kind === 'Deployment');
  expect(deployments.length).toBeGreaterThan(0);
  for (const { spec } of deployments) {
    const strategy = propertyOf(spec, 'strategy');
    const rolling = { maxUnavailable: expect.anything(), maxSurge: expect.anything() };
    expect([{ type: 'Recreate' }, { type: 'RollingUpdate', rollingUpdate: rolling }]).toContainEqual(strategy);
  }
});
