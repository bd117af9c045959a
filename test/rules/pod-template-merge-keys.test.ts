import { expect, test } from 'vitest';
import { findingsIn } from '../support/findings.ts';

const server = (template: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata:
  name: a
spec:
  image: example.com/a
  podTemplateSpec:
    spec:
${template}`;

test('an item that does not say which one it is merges onto nothing', async () => {
  const found = await findingsIn(
    server(`      containers:
        - name: mcp
          env:
            - value: x
          ports:
            - name: extra
      volumes:
        - emptyDir: {}
`),
  );
  expect(found).toEqual([
    '12 pod-template/missing-merge-key',
    '14 pod-template/missing-merge-key',
    '16 pod-template/missing-merge-key',
  ]);
});

test('items with their key, other lists and directives are fine', async () => {
  const found = await findingsIn(
    server(`      tolerations:
        - operator: Exists
      containers:
        - name: mcp
          args: [x]
          env:
            - $patch: replace
            - { name: A, value: x }
`),
  );
  expect(found).toEqual([]);
});
