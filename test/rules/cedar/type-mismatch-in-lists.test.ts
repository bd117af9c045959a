import { expect, test } from 'vitest';
import { placedFindingsIn } from '../../support/placed-findings.ts';
import { validateTexts } from '../../support/validated.ts';

const server = (policies: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: a }
spec:
  remoteUrl: https://mcp.example.com
  authzConfig:
    type: inline
    inline:
      policies:
        - |
          ${policies.replaceAll('\n', '\n          ')}
`;
const when = (condition: string): string => server(`permit(principal, action, resource) when { ${condition} };`);
const about = async (text: string): Promise<string[]> =>
  (await placedFindingsIn(text)).filter((finding) => finding.includes(' cedar/'));
const hintsOf = async (text: string): Promise<unknown[]> => {
  const { diagnostics } = await validateTexts({ 'a.yaml': text });
  return diagnostics.filter(({ code }) => code.startsWith('cedar/')).map(({ hint }) => hint);
};

test('a list cannot be an item of a claim', async () => {
  const text = when('principal.claim_groups.contains(["eng"])');
  expect(await about(text)).toEqual(['11:77 cedar/type-mismatch']);
  expect(await hintsOf(text)).toEqual(['write containsAny for one of them, or containsAll for all']);
  expect(await about(when('principal["claim_cognito:groups"].contains(["eng"])'))).toHaveLength(1);
  for (const use of ['contains("eng")', 'containsAny(["eng"])', 'containsAll(["eng", "ops"])'])
    expect(await about(when(`principal.claim_groups.${use}`)), use).toEqual([]);
  expect(await about(when('["a", "b"].contains(principal.claim_team)'))).toEqual([]);
});

test('groups and roles are lists', async () => {
  expect(await about(when('principal.claim_groups == "eng"'))).toEqual(['11:64 cedar/type-mismatch']);
  expect(await hintsOf(when('principal.claim_groups == "eng"'))).toEqual([
    'ask whether it is in the list: principal.claim_groups.contains("eng")',
  ]);
  expect(await about(when('context.claim_roles like "eng*"'))).toEqual(['11:62 cedar/type-mismatch']);
  for (const condition of [
    'principal.claim_role == "eng"',
    'principal.claim_groups_text like "eng*"',
    'principal.claim_groups == "eng" || principal.claim_groups.contains("eng")',
    'principal.claim_name == "a" // principal.claim_groups == "a"\n',
  ])
    expect(await about(when(condition)), condition).toEqual([]);
});

test('a policy without a semicolon is reported at its end', async () => {
  const first = 'permit(principal, action, resource)';
  const text = (end: string): string =>
    server(`${first} when { principal.claim_a == "b" }${end}\nforbid(principal, action, resource == Tool::"x");`);
  expect(await about(text(''))).toEqual(['11:79 cedar/syntax']);
  expect(await hintsOf(text(' // all'))).toEqual(['add ; after the policy']);
  expect(await about(text(';'))).toEqual([]);
  expect(await about(server(`${first}\nforbid(principal, action, resource == Tool::"x");`))).toEqual([
    '11:45 cedar/syntax',
  ]);
});
