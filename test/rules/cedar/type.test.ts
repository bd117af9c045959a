import { expect, test } from 'vitest';
import { placedFindingsIn } from '../../support/placed-findings.ts';
import { validateTexts } from '../../support/validated.ts';

const server = (policy: string, entities = '[]'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: a }
spec:
  remoteUrl: https://mcp.example.com
  authzConfig:
    type: inline
    inline:
      entitiesJson: '${entities}'
      policies:
        - |
          ${policy.replaceAll('\n', '\n          ')}
`;
/** Findings about policies; the rest of the resource is not the point. */
const about = async (text: string): Promise<string[]> =>
  (await placedFindingsIn(text)).filter((finding) => / cedar\/(?!effect-permits-nothing|empty-group)/.test(finding));
const permitWhen = (condition: string): string => `permit(principal, action, resource)\nwhen { ${condition} };`;

test('an attribute that no request has is reported, with its right name', async () => {
  expect(await about(server(permitWhen('principal.role == "admin"')))).toEqual(['13:18 cedar/type-has-no-attribute']);
  expect(await about(server(permitWhen('context.path like "/etc/*"')))).toEqual(['13:18 cedar/type-has-no-attribute']);
  expect(await about(server(permitWhen('resource.nam == "a"')))).toEqual(['13:18 cedar/type-has-no-attribute']);
});

test('an unknown entity type is reported', async () => {
  expect(await about(server('permit(principal, action, resource == Tol::"a");'))).toEqual(['12:49 cedar/type-unknown']);
  expect(await about(server('permit(principal == User::"a", action, resource);'))).toEqual([
    '12:31 cedar/type-unknown',
  ]);
});

test('a policy that can never apply is reported', async () => {
  expect(await about(server('permit(principal, action == Action::"call_tool", resource == Prompt::"a");'))).toEqual([
    '12:11 cedar/impossible',
  ]);
  expect(await about(server(permitWhen('false')))).toEqual(['12:11 cedar/impossible']);
});

test('a value of the wrong type is reported', async () => {
  expect(await about(server(permitWhen('principal == "alice"')))).toEqual(['13:18 cedar/type-mismatch']);
  expect(await about(server(permitWhen('ip("300.1.1.1").isLoopback()')))).toEqual(['13:18 cedar/type-mismatch']);
});

test('a forbid by an attribute that may be absent is reported, a permit is not', async () => {
  const forbid = 'forbid(principal, action, resource)\nwhen { principal.claim_role == "guest" };';
  expect(await about(server(forbid))).toEqual(['13:18 cedar/type-attribute-unguarded']);
  const guarded =
    'forbid(principal, action, resource)\nunless { principal has claim_role && principal.claim_role == "admin" };';
  expect(await about(server(guarded))).toEqual([]);
  expect(await about(server(permitWhen('principal.claim_role == "admin"')))).toEqual([]);
});

test('a forbid with an exception for those who have a claim denies the others, as it says', async () => {
  const unless = (condition: string): string => server(`forbid(principal, action, resource)\nunless { ${condition} };`);
  expect(await about(unless('principal.claim_role == "admin || !"'))).toEqual([]);
  // Who has no role may be excepted by the rest.
  for (const condition of [
    'principal.claim_role == "admin" || context has arg_dry',
    'principal.claim_role != "guest"',
    '!(principal.claim_role == "guest")',
  ]) {
    expect(await about(unless(condition)), condition).toEqual([
      expect.stringMatching(/ cedar\/type-attribute-unguarded$/),
    ]);
  }
  const both =
    'forbid(principal, action, resource)\nwhen { context.arg_a == 1 } unless { principal.claim_role == "admin" };';
  expect(await about(server(both))).toEqual(['13:18 cedar/type-attribute-unguarded']);
});

test('what cannot be evaluated permits nothing, and denies', async () => {
  const messagesOf = async (policy: string): Promise<readonly string[]> => {
    const { diagnostics } = await validateTexts({ 'a.yaml': server(policy) });
    return diagnostics.filter(({ code }) => code === 'cedar/type-has-no-attribute').map(({ message }) => message);
  };
  const when = '(principal, action, resource) when { principal.role == "admin" };';
  expect(await messagesOf(`permit${when}`)).toEqual([
    '"Client" has no attribute "role", and a permit that reads it permits nothing',
  ]);
  expect(await messagesOf(`permit(principal, action, resource);\nforbid${when}`)).toEqual([
    '"Client" has no attribute "role", and a forbid that reads it denies',
  ]);
});

test('claims, arguments, groups and entities of one’s own are fine', async () => {
  for (const condition of [
    'principal.claim_groups.contains("eng")',
    'principal in [ClaimGroup::"eng", Group::"ops"]',
    'principal has claim_level && principal.claim_level > 3',
    '!(principal has claim_guest)',
    'principal.claim_a == context.arg_b && context.claim_a == "x"',
    'principal["claim_https://example.com/role"] == "admin"',
    'context.arg_count + 1 < 10 && context.arg_dry',
    'resource.name like "read_*" && resource has readOnlyHint && resource.readOnlyHint',
    'principal.claim_role == "admin" || principal.claim_role.contains("admin")',
    'resource.arg_path like "/tmp/*"',
    'principal.claim_address.country == "NO"',
  ]) {
    expect(await about(server(permitWhen(condition))), condition).toEqual([]);
  }
  for (const policy of [
    'permit(principal in Group::"eng", action, resource);',
    'permit(principal in Role::"a", action in [Action::"call_tool", Action::"list_tools"], resource in MCP::"a");',
    'permit(principal, action, resource in Team::"x") when { principal in resource.owner };',
  ]) {
    const entities =
      '[{"uid": {"type": "Tool", "id": "x"}, "attrs": {"owner": {"__entity": {"type": "Team", "id": "x"}}}, "parents": []}]';
    expect(await about(server(policy, entities)), policy).toEqual([]);
  }
});

test('the hint for an unknown type of principal is Client, whatever resource type is similar', async () => {
  const hintsOf = async (policy: string): Promise<unknown> => {
    const { diagnostics } = await validateTexts({ 'a.yaml': server(policy) });
    return diagnostics.filter(({ code }) => code === 'cedar/type-unknown').map(({ hint }) => hint);
  };
  expect(await hintsOf('permit(principal == User::"a", action, resource);')).toEqual([
    'the principal is a Client: write Client instead',
  ]);
  expect(await hintsOf('permit(principal, action, resource == Tol::"a");')).toEqual(['did you mean "Tool"?']);
});

test.each([
  // Claims and arguments in maps, as other systems have them.
  ['principal.claims.groups.contains("x")', 'write principal.claim_groups'],
  ['principal.claims["https://example.com/role"] == "a"', 'write principal["claim_https://example.com/role"]'],
  ['context.args.owner == "me" && principal.claim_sub == "x"', 'write context.arg_owner'],
  ['context.args.owner == "me"', 'write context.arg_owner'],
  ['context.claims.sub == "me"', 'write principal.claim_sub'],
  ['resource.arguments["path"] == "/"', 'write context.arg_path'],
  ['principal.claims.contains("x")', 'each claim is an attribute of its own: principal.claim_<name>'],
  // Of what Cedar proposes, only what is near.
  ['principal.role == "a" && principal.claim_sub == "b"', 'a claim is named claim_role'],
  ['resource.nam == "a"', 'did you mean "name"?'],
  ['principal.cliam_sub == "a" && principal.claim_sub == "b"', 'did you mean "claim_sub"?'],
])('the hint names the attribute that is meant: %s', async (condition, hint) => {
  const { diagnostics } = await validateTexts({ 'a.yaml': server(permitWhen(condition)) });
  const found = diagnostics.filter(({ code }) => code === 'cedar/type-has-no-attribute');
  expect(found.map((finding) => finding.hint)).toEqual([hint]);
});
