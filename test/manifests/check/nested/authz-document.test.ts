import { expect, test } from 'vitest';
import { placedFindingsIn } from '../../../support/placed-findings.ts';

const input = (document: string): string => `apiVersion: v1
kind: ConfigMap
metadata: { name: policies }
data:
  authz.json: |
    ${document}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: a }
spec:
  incomingAuth: { type: anonymous, authzConfig: { configMap: { name: policies } } }
  config: { groupRef: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
`;

const file = (policy: string, more = ''): string =>
  `{ "version": "1.0", "type": "cedarv1", "cedar": { "policies": ["${policy}"]${more} } }`;

test('the document in a ConfigMap obeys its schema', async () => {
  expect(await placedFindingsIn(input('{ "version": "1.0", "type": "cedarv1", "cedars": {} }'))).toEqual([
    '6:44 schema/unknown-key',
  ]);
});

test('its policies and entities are checked in place', async () => {
  expect(await placedFindingsIn(input(file('permit(principal, action == Action::\\"call\\", resource) foo;')))).toEqual(
    ['6:128 cedar/syntax'],
  );
  expect(await placedFindingsIn(input(file('permit(principal, action == Action::\\"x\\", resource);')))).toEqual([
    '6:105 cedar/action-unknown',
  ]);
  const entities = ', "entitiesJson": "{}"';
  expect(await placedFindingsIn(input(file('permit(principal, action, resource);', entities)))).toEqual([
    '6:125 cedar/entities',
  ]);
});

test('a document without mistakes is fine, and a ConfigMap outside of the input is unknown', async () => {
  const good = input(file('permit(principal, action, resource);'));
  expect(await placedFindingsIn(good)).toEqual([]);
  expect(await placedFindingsIn(good.slice(good.indexOf('---')))).toEqual([]);
});
