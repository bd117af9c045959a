import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const resource = (spec: string, kind = 'EmbeddingServer'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: a }
spec: ${spec}
`;

test('an amount of memory has its unit', async () => {
  const limit = (memory: string): string => resource(`{ resources: { limits: { memory: ${memory} } } }`);
  for (const enough of ['512Mi', '1G', '2e9', '536870912', '128974848000m', '0']) {
    await expectFindings(limit(`"${enough}"`));
  }
  for (const little of ['512m', '512', '0.5']) await expectFindings(limit(`┆"${little}"`), 'resources/forgotten-unit');
});

test('a request is held to it too, and a limit of nothing is reported once', async () => {
  await expectFindings(
    resource('{ resources: { requests: { memory: 256Mi }, limits: { memory: ┆512m } } }'),
    'resources/forgotten-unit',
  );
  await expectFindings(resource('{ resources: { requests: { memory: ┆512m } } }'), 'resources/forgotten-unit');
});

test('caches and the containers of a pod template are checked as well', async () => {
  await expectFindings(resource('{ modelCache: { size: ┆5m } }'), 'resources/forgotten-unit');
  await expectFindings(resource('{ modelCache: { size: 5Gi } }'));
  const container = (memory: string): string =>
    resource(
      `{ image: a/b, podTemplateSpec: { spec: { containers: [{ name: mcp, resources: { limits: { memory: ${memory} } } }] } } }`,
      'MCPServer',
    );
  await expectFindings(container('┆64m'), 'resources/forgotten-unit');
  await expectFindings(container('64Mi'));
});
