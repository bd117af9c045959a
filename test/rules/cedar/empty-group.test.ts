import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (policy: string, entities = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
  transport: streamable-http
  oidcConfigRef: { name: sign-in, audience: a }
  authzConfig:
    type: inline
    inline:
      policies:
        - ${policy}${entities === '' ? '' : `\n      entitiesJson: '[${entities}]'`}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: sign-in }
spec: { type: inline, inline: { issuer: https://idp.example.com } }
`;
const member = (type: string, id: string, group: string): string =>
  `{"uid": {"type": "${type}", "id": "${id}"}, "attrs": {}, "parents": [{"type": "Group", "id": "${group}"}]}`;
const code = 'cedar/empty-group';

test('callers are in the groups of their tokens, which are of a type of their own', async () => {
  await expectFindings(server('permit(principal in ClaimGroup::"eng", action, resource);'));
  await expectFindings(server('permit(principal is Client in ClaimGroup::"eng", action, resource);'));
  await expectFindings(
    server('permit(principal, action, resource) when { principal in [ClaimGroup::"eng", ┆Group::"ops"] };'),
    code,
  );
  await expectFindings(server('permit(principal in ┆Claimgroup::"eng", action, resource);'), code);
  // A token names no group of tools.
  await expectFindings(server('permit(principal, action, resource in ┆ClaimGroup::"eng");'), code);
});

test('callers are in other groups by entities, not by claims', async () => {
  await expectFindings(server('permit(principal in ┆Group::"eng", action, resource);'), code);
  await expectFindings(server('permit(principal is Client in ┆Group::"eng", action, resource);'), code);
  await expectFindings(
    server('permit(principal in ┆Role::"eng", action, resource);', member('Client', 'x', 'eng')),
    code,
  );
  await expectFindings(server('permit(principal in Group::"eng", action, resource);', member('Client', 'x', 'eng')));
  await expectFindings(
    server(
      'permit(principal, action, resource) when { principal in [Group::"eng", ┆Group::"ops"] };',
      member('Client', 'x', 'eng'),
    ),
    code,
  );
});

test('what is asked for is in groups by entities', async () => {
  await expectFindings(server('permit(principal, action, resource in ┆Group::"readers");'), code);
  await expectFindings(
    server('permit(principal, action, resource in Group::"readers");', member('Tool', 'read', 'readers')),
  );
});

test('everything is in itself, and what is asked for is in its server', async () => {
  await expectFindings(server('permit(principal in Client::"x", action, resource in MCP::"a");'));
  await expectFindings(server('permit(principal, action, resource in Tool::"read");'));
});

test('comments and strings name no group', async () => {
  await expectFindings(
    server(`|
          // for principal in Group::"eng"
          permit(principal, action, resource)
          when { principal has claim_name && principal.claim_name == "principal in Group" };`),
  );
});
