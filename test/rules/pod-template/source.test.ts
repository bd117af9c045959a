import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (template: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: files }
spec:
  image: example.com/files
  podTemplateSpec:
    spec: ${template}
`;
const variable = (text: string): string => server(`{ containers: [{ name: mcp, env: [${text}] }] }`);

test('a volume has one source', async () => {
  await expectFindings(server('{ volumes: [{ name: tmp, emptyDir: {} }] }'));
  await expectFindings(server('{ volumes: [{ name: tmp, emptyDir: null, persistentVolumeClaim: { claimName: a } }] }'));
  await expectFindings(
    server('{ volumes: [┆{ name: tmp, emptyDir: {}, persistentVolumeClaim: { claimName: a } }] }'),
    'pod-template/source-repeated',
  );
  await expectFindings(
    `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  volumes: [┆{ name: files, secret: { secretName: a }, configMap: { name: a } }]
  volumeMounts: [{ name: files, mountPath: /files }]
  configYAML: 'sources: []'
`,
    'pod-template/source-repeated',
  );
});

test('a variable has one source', async () => {
  await expectFindings(
    variable('{ name: A, value: x }, { name: B, valueFrom: { fieldRef: { fieldPath: spec.nodeName } } }'),
  );
  await expectFindings(variable('{ name: A, value: "", valueFrom: { fieldRef: { fieldPath: spec.nodeName } } }'));
  await expectFindings(
    variable('┆{ name: A, value: x, valueFrom: { fieldRef: { fieldPath: spec.nodeName } } }'),
    'pod-template/source-repeated',
  );
  await expectFindings(
    variable('{ name: A, valueFrom: ┆{ secretKeyRef: { name: a, key: k }, configMapKeyRef: { name: a, key: k } } }'),
    'pod-template/source-repeated',
  );
  await expectFindings(variable('{ name: A, valueFrom: ┆{} }'), 'pod-template/source-missing');
});

test('variables of a whole object come from one', async () => {
  const from = (text: string): string => server(`{ containers: [{ name: mcp, envFrom: [${text}] }] }`);
  await expectFindings(from('{ prefix: A_, secretRef: { name: a } }'));
  await expectFindings(from('┆{ prefix: A_ }'), 'pod-template/source-missing');
  await expectFindings(from('┆{ secretRef: { name: a }, configMapRef: { name: a } }'), 'pod-template/source-repeated');
});
