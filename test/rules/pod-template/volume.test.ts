import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const resource = (kind: string, spec: string, template: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: a }
spec:
  ${spec}
  podTemplateSpec:
    spec:
${template}`;
const server = (template: string): string => resource('MCPServer', 'image: example.com/a', template);

test('a mount names a volume of the pod', async () => {
  await expectFindings(
    server(`      containers:
        - name: mcp
          volumeMounts:
            - { name: tmp, mountPath: /tmp/cache }
            - { name: data, mountPath: /data }
            - { name: ┆dta, mountPath: /more }
        - name: helper
          image: example.com/helper
          volumeMounts: [{ name: ┆absent, mountPath: /x }, { name: tmp, mountPath: /x, $patch: delete }]
      volumes:
        - { name: data, emptyDir: {} }
`),
    'pod-template/volume-unknown',
    'pod-template/volume-unknown',
  );
});

test('a generated volume goes only with its mount', async () => {
  const removed = '[{ name: tmp, $patch: delete }]';
  await expectFindings(server(`      ┆volumes: ${removed}\n`), 'pod-template/volume-lost');
  await expectFindings(
    server(`      volumes: ${removed}
      containers: [{ name: mcp, volumeMounts: [{ mountPath: /tmp, $patch: delete }] }]
`),
  );
});

test('volumes that the resource itself asks for are there', async () => {
  await expectFindings(
    resource(
      'EmbeddingServer',
      'modelCache: {}',
      `      containers: [{ name: embedding, volumeMounts: [{ name: model-cache, mountPath: /models }] }]\n`,
    ),
  );
  await expectFindings(
    resource(
      'MCPRegistry',
      `configYAML: 'sources: []'\n  volumes: [{ name: data, emptyDir: {} }]`,
      `      containers: [{ name: registry-api, volumeMounts: [{ name: data, mountPath: /data }] }]\n`,
    ),
  );
});
