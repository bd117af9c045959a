import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'pod-template/refused-value';
const server = (pod: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: files }
spec: { image: example.com/files, podTemplateSpec: { spec: { ${pod} } } }
`;

test('a toleration of whatever value names none', async () => {
  await expectFindings(server('tolerations: [{ key: a, operator: Exists, value: ┆b }]'), code);
  await expectFindings(server('tolerations: [{ key: a, operator: Exists }, { key: a, operator: Equal, value: b }]'));
});

test('an expression has values where its operator takes them', async () => {
  const node = (expression: string): string =>
    server(
      `affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [{ matchExpressions: [{ key: a, ${expression} }] }] } } }`,
    );
  await expectFindings(node('operator: ┆In'), code);
  await expectFindings(node('operator: ┆NotIn, values: []'), code);
  await expectFindings(node('operator: Exists, values: ┆[b]'), code);
  await expectFindings(node('operator: In, values: [b]'));
  await expectFindings(node('operator: DoesNotExist'));
});

test('a subPath is inside its volume', async () => {
  const mounted = (path: string): string =>
    server(
      `volumes: [{ name: a, emptyDir: {} }], containers: [{ name: mcp, volumeMounts: [{ name: a, mountPath: /a, subPath: ${path} }] }]`,
    );
  await expectFindings(mounted('┆/b'), code);
  await expectFindings(mounted('┆b/../../c'), code);
  await expectFindings(mounted('b/c..d'));
});
