import { test } from 'vitest';
import { expectFindings } from '../support/expect-findings.ts';

const server = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
  permissionProfile: { type: configmap, name: profile, key: profile.json }
---
apiVersion: v1
kind: ConfigMap
metadata: { name: profile }
`;

test('a profile is a text', async () => {
  await expectFindings(`${server}binaryData: { ┆profile.json: e30= }\n`, 'permission/profile-not-text');
  await expectFindings(`${server}data: { profile.json: ┆{ network: {} } }\n`, 'data/not-text');
  await expectFindings(`${server}data: { profile.json: '{}' }\nbinaryData: { other: e30= }\n`);
});
