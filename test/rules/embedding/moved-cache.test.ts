import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (home: string, more = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: EmbeddingServer
metadata: { name: a }
spec: { env: [{ name: HF_HOME, value: ${home} }]${more} }
`;

test('models are kept where a volume is', async () => {
  await expectFindings(server('┆/root/.cache'), 'embedding/moved-cache');
  await expectFindings(server('┆/database'), 'embedding/moved-cache');
  for (const folder of ['/data', '/data/models', '/tmp/models']) await expectFindings(server(folder));
});

test('a volume of the pod template will do', async () => {
  const volume =
    ', podTemplateSpec: { spec: { volumes: [{ name: a, emptyDir: {} }], containers: [{ name: embedding, volumeMounts: [{ name: a, mountPath: /models }] }] } }';
  await expectFindings(server('/models/all', volume));
});
