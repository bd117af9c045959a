import { expect, test } from 'vitest';
import { placedFindingsIn } from '../../support/placed-findings.ts';
import { validateTexts } from '../../support/validated.ts';

const config = (matcher: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: a }
spec:
  type: awsSts
  awsSts:
    region: eu-central-1
    roleMappings:
      - roleArn: arn:aws:iam::123456789012:role/reader
        matcher: ${matcher}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: b }
spec:
  remoteUrl: https://mcp.example.com
  transport: streamable-http
  groupRef: tools
  externalAuthConfigRef: { name: a }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
`;

test('a matcher that does not parse, or uses an unknown name, is reported at the mistake', async () => {
  expect(await placedFindingsIn(config(`claims.sub ==`))).toEqual(['10:31 role-mapping/matcher-invalid']);
  expect(await placedFindingsIn(config(`'"a" in claims["groups"] && clams.sub == "b"'`))).toEqual([
    '10:46 role-mapping/matcher-invalid',
  ]);
  const block = `|
          claims.sub == "a" ||
          isAdmin(claims)`;
  expect(await placedFindingsIn(config(block))).toEqual(['12:11 role-mapping/matcher-invalid']);
});

test('a matcher has to come out as true or false', async () => {
  expect(await placedFindingsIn(config('claims.sub + "a"'))).toEqual(['10:18 role-mapping/matcher-invalid']);
  expect(await placedFindingsIn(config('claims == 1'))).toEqual(['10:18 role-mapping/matcher-invalid']);
});

test('matchers over claims are fine, and so are mappings by a claim', async () => {
  for (const matcher of [
    `'"admins" in claims["groups"]'`,
    'has(claims.email) && claims.email.endsWith("@example.com")',
    'claims.verified',
    `'claims[?"groups"].orValue([]).exists(g, g == "admins")'`,
  ]) {
    expect(await placedFindingsIn(config(matcher)), matcher).toEqual([]);
  }
  expect(await placedFindingsIn(config('a').replace('matcher:', 'claim:'))).toEqual([]);
});

test('a pattern of matches that is not valid in RE2 is reported', async () => {
  expect(await placedFindingsIn(config(`'claims.sub.matches("^(a)\\\\1$")'`))).toEqual([
    '10:38 role-mapping/matcher-invalid',
  ]);
  expect(await placedFindingsIn(config(`'claims.groups.exists(g, g.matches("(?=a)b"))'`))).toEqual([
    '10:54 role-mapping/matcher-invalid',
  ]);
  expect(await placedFindingsIn(config(`'claims.sub.matches("[")'`))).toEqual(['10:39 role-mapping/matcher-invalid']);
  expect(await placedFindingsIn(config(`'claims.sub.matches("^(?i)[[:alpha:]]+$")'`))).toEqual([]);
  expect(await placedFindingsIn(config(`'claims.sub.matches(claims.pattern)'`))).toEqual([]);
});

test('an expression that is too large is reported without being evaluated', async () => {
  const deep = `${'claims.a.all(x, '.repeat(30)}true${')'.repeat(30)}`;
  expect(await placedFindingsIn(config(`'${deep}'`))).toHaveLength(1);
  const long = `claims.sub == "${'a'.repeat(30_000)}"`;
  expect(await placedFindingsIn(config(`'${long}'`))).toEqual(['10:19 role-mapping/matcher-invalid']);
});

test('groups are a list, whose items are asked for', async () => {
  const code = 'role-mapping/matcher-of-list-claim';
  expect(await placedFindingsIn(config(`claims.groups.contains("admins")`))).toEqual([`10:18 ${code}`]);
  expect(await placedFindingsIn(config(`claims.sub != "a" && claims.roles == "b"`))).toEqual([`10:39 ${code}`]);
  for (const matcher of [
    'claims.role == "b" && claims.email.contains("@example.com")',
    `'claims.groups == "b" || "b" in claims.groups'`,
    'claims.groups.exists(g, g.contains("b"))',
  ])
    expect(await placedFindingsIn(config(matcher)), matcher).toEqual([]);
});

test('words are not operators', async () => {
  const hintsOf = async (matcher: string): Promise<unknown[]> =>
    (await validateTexts({ 'a.yaml': config(matcher) })).diagnostics.map(({ hint }) => hint);
  expect(await placedFindingsIn(config(`'"a" in claims.groups and true'`))).toEqual([
    '10:40 role-mapping/matcher-invalid',
  ]);
  expect(await hintsOf(`'claims.sub == "a and b" or true'`)).toContain('write || instead');
  expect(await hintsOf(`not (claims.sub == "a")`)).toContain('write ! instead');
  expect(await hintsOf(`claims.sub == "a and b" &&`)).not.toContain('write && instead');
  expect(await placedFindingsIn(config(`claims.and == "a or b"`))).toEqual([]);
});
