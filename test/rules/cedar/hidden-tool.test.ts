import { expect, test } from 'vitest';
import { placedFindingsIn } from '../../support/placed-findings.ts';

const input = (policy: string, tools: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: a }
spec:
  remoteUrl: https://mcp.example.com
  toolConfigRef: { name: shown }
  authzConfig:
    type: inline
    inline:
      policies: ['${policy}']
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPToolConfig
metadata: { name: shown }
spec: { ${tools} }
`;
const about = async (policy: string, tools: string): Promise<string[]> =>
  (await placedFindingsIn(input(policy, tools))).filter((finding) => finding.endsWith(' cedar/hidden-tool'));

const permit = (tool: string): string => `permit(principal, action, resource == Tool::"${tool}");`;
const filter = 'toolsFilter: [read_file]';
const rename = 'toolsOverride: { read: { name: read_file } }';

test('a policy about a tool that is hidden or has another name is reported', async () => {
  expect(await about(permit('read_fil'), filter)).toEqual(['10:57 cedar/hidden-tool']);
  expect(await about(permit('read'), rename)).toEqual(['10:57 cedar/hidden-tool']);
  expect(await about(permit('read').replace('permit', 'forbid'), rename)).toEqual(['10:57 cedar/hidden-tool']);
});

test('tools as clients see them are fine, and so is a ban of a hidden one', async () => {
  expect(await about(permit('read_file'), filter)).toEqual([]);
  expect(await about(permit('read_file'), rename)).toEqual([]);
  expect(await about(permit('other'), rename)).toEqual([]);
  expect(await about(permit('delete').replace('permit', 'forbid'), filter)).toEqual([]);
});
