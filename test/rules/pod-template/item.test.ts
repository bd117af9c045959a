import { expect, test } from 'vitest';
import { findingsIn } from '../../support/findings.ts';

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
    '12 pod-template/item-without-key',
    '14 pod-template/item-without-key',
    '16 pod-template/item-without-key',
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

test('an item that another one repeats is named', async () => {
  const found = await findingsIn(
    server(`      containers:
        - name: mcp
          env: [{ name: A, value: x }, { name: A, value: z }]
          ports: [{ containerPort: 53 }, { containerPort: 53, protocol: UDP }, { containerPort: 53, protocol: TCP }]
          volumeMounts:
            - { mountPath: /a, name: tmp }
            - { mountPath: /a, name: tmp, subPath: b }
      volumes:
        - { name: a, emptyDir: {} }
        - { name: a, $patch: delete }
`),
  );
  expect(found).toEqual([
    '11 pod-template/item-repeated',
    '12 pod-template/item-repeated',
    '15 pod-template/item-repeated',
  ]);
});
