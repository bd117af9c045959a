import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (template: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
  podTemplateSpec:
${template}`;

test('keys and values that Kubernetes refuses are named', async () => {
  await expectFindings(
    server(`    metadata:
      labels:
        ┆a b: x
        ┆Example.com/a: x
        ┆a/b/c: x
        ┆__proto__: x
        right: ┆two words
        long: ┆${'x'.repeat(64)}
      annotations:
        ┆-a: x
    spec:
      nodeSelector:
        ┆/a: x
        zone: ┆a/b
`),
    'labels/refused-key',
    'labels/refused-key',
    'labels/refused-key',
    'labels/refused-key',
    'labels/refused-value',
    'labels/refused-value',
    'labels/refused-key',
    'labels/refused-key',
    'labels/refused-value',
  );
});

test('right keys, free annotations and what directs the merge are fine', async () => {
  await expectFindings(
    server(`    metadata:
      labels: { $patch: merge, example.com/a_b.C: A-1, empty: '', gone: null }
      annotations: { Example.com/a: 'any text: at all' }
    spec:
      nodeSelector: { kubernetes.io/os: linux }
`),
  );
});

test('labels and annotations of our own fields are held by the schema', async () => {
  await expectFindings(
    `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata:
  name: a
  labels: { ┆a b: x, c: ┆d/e }
  annotations: { ┆a/b/c: x, Example.com/a: 'any text' }
spec:
  image: example.com/a
  resourceOverrides:
    proxyService:
      labels: { a: ┆b c }
`,
    'schema/key-name',
    'schema/pattern',
    'schema/key-name',
    'schema/pattern',
  );
});
