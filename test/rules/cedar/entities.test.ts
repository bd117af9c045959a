import { expect, test } from 'vitest';
import { placedFindingsIn } from '../../support/placed-findings.ts';

const server = (entities: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: a }
spec:
  incomingAuth:
    type: anonymous
    authzConfig:
      type: inline
      inline:
        policies: ['permit(principal, action, resource);']
        entitiesJson: ${entities}
  config: { groupRef: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
`;

test('entities that are not JSON are reported at the position of the mistake', async () => {
  expect(await placedFindingsIn(server(`'[{"uid": 1,}]'`))).toEqual(['11:35 cedar/entities']);
  expect(await placedFindingsIn(server(`'[{"uid": 1}'`))).toEqual(['11:35 cedar/entities']);
});

test('JSON that is not a list of entities is reported', async () => {
  for (const text of [
    `'{}'`,
    `'[1]'`,
    `'[{"uid": {"type": "Group", "id": "a"}}]'`,
    `'[{"uid": {"type": "Group", "id": "a"}, "attrs": {"level": null}, "parents": []}]'`,
    `'[{"uid": {"type": "Group", "id": "a"}, "attrs": {}, "parents": [{"type": "Group", "id": "a"}]}]'`,
  ]) {
    expect(await placedFindingsIn(server(text)), text).toEqual(['11:23 cedar/entities']);
  }
});

test('entities are fine, and so is an empty list', async () => {
  expect(await placedFindingsIn(server(`'[]'`))).toEqual([]);
  const entities = `'[{"uid": {"type": "Group", "id": "a"}, "attrs": {"level": 3}, "parents": []}]'`;
  expect(await placedFindingsIn(server(entities))).toEqual([]);
});
