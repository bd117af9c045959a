import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (policies: string): string => `apiVersion: mcp.svc.internal/v1alpha1
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
${policies}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: sign-in }
spec: { type: inline, inline: { issuer: https://idp.example.com } }
`;

const call = 'action == Action::"call_tool"';

test('a permit with exceptions permits something', async () => {
  await expectFindings(
    server(`        - permit(principal, action, resource);
        - forbid(principal, ${call}, resource == Tool::"permit(x);");
        - forbid(principal, action, resource) unless { context has claim_sub };`),
  );
});

test('exceptions alone permit nothing', async () => {
  await expectFindings(
    server(`        - ┆forbid(principal, ${call}, resource == Tool::"permit (a)");
        - |
          // permit(principal, action, resource);
          forbid(principal, action, resource);`),
    'cedar/effect-permits-nothing',
  );
});

test('a forbid of everything leaves nothing of a permit', async () => {
  await expectFindings(
    server(`        - permit(principal, action, resource);
        - |
          // nobody
          ┆forbid(
            principal, action, resource
          );`),
    'cedar/effect-forbids-all',
  );
});

test('beside a permit of everything another permit changes nothing', async () => {
  const all = 'permit(principal, action, resource);';
  const one = `permit(principal, ${call}, resource == Tool::"a");`;
  await expectFindings(server(`        - ${all}\n        - ┆${one}`), 'cedar/effect-permitted-anyway');
  await expectFindings(server(`        - |\n          ┆${one}\n          ${all}`), 'cedar/effect-permitted-anyway');
  await expectFindings(server(`        - ${one}\n        - ${one.replace('"a"', '"b"')}`));
});

test('an empty list holds no action', async () => {
  await expectFindings(server('        - permit(principal, action in [Action::"call_tool"], resource);'));
  await expectFindings(server('        - ┆permit(principal, action in [], resource);'), 'cedar/type-mismatch');
  // Of the two things to say about it, this is the cause.
  const all = 'permit(principal, action, resource);';
  await expectFindings(
    server(`        - ${all}\n        - ┆permit(principal, action in [], resource);`),
    'cedar/type-mismatch',
  );
});

const when = (condition: string): string =>
  server(`        - permit(principal, action, resource) when { ${condition} };`);

test('one claim is not two texts at once', async () => {
  await expectFindings(
    when('principal.claim_role == "a" && principal.claim_team == "x" && principal.claim_role == ┆"b"'),
    'cedar/impossible',
  );
  await expectFindings(when('principal.claim_role == "a" || principal.claim_role == "b"'));
  await expectFindings(when('principal.claim_role == "a" && context.claim_role == "b"'));
  await expectFindings(when('principal.claim_a.role == "a" && principal.claim_b.role == "b"'));
  await expectFindings(when('principal.claim_role == "a" } unless { principal.claim_role == "b"'));
});

test('a group of resources has entities in it', async () => {
  const input = (policy: string, parents: string): string =>
    server(`        - ${policy}
      entitiesJson: '[{"uid": {"type": "Tool", "id": "read"}, "attrs": {}, "parents": [${parents}]}]'`);
  const parent = '{"type": "Group", "id": "readers"}';
  await expectFindings(input('permit(principal, action, resource in Group::"readers");', parent));
  await expectFindings(input('permit(principal, action, resource in ┆Group::"reader");', parent), 'cedar/empty-group');
});

test('a string of policies contains at least one policy', async () => {
  await expectFindings(
    server(`        - permit(principal, action, resource);
        - ┆"  "
        - ┆|
          // permit(principal, action, resource);`),
    'cedar/effect-none',
    'cedar/effect-none',
  );
});
