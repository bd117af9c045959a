import { expect, test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { validateTexts } from '../../support/validated.ts';

const server = (policy: string, more = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
  transport: streamable-http
  oidcConfigRef: { name: sign-in, audience: a }
${more}  authzConfig:
    type: inline
    inline:
      policies:
        - permit(principal, action, resource);
        - ${policy}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: sign-in }
spec: { type: inline, inline: { issuer: https://idp.example.com } }
`;
const code = 'cedar/wildcard-in-name';

test.each([
  'forbid(principal, action == Action::"call_tool", resource == ┆Tool::"delete_*");',
  'forbid(principal, action, resource) when { resource == ┆Prompt::"*" };',
  'forbid(principal, action, resource == ┆Resource::"file:///*");',
  'forbid(principal == ┆Client::"*@example.com", action, resource);',
])('%s names nothing', async (policy) => {
  await expectFindings(server(policy), code);
});

test.each([
  'forbid(principal, action == Action::"call_tool", resource) when { resource.name like "delete_*" };',
  'forbid(principal, action, resource == Resource::"file:///{path*}");',
  'forbid(principal, action, resource == Tool::"delete_file");',
  '\'forbid(principal, action, resource == Tool::"a"); // not Tool::"a*"\'',
])('%s is about what is there', async (policy) => {
  await expectFindings(server(policy));
});

test('what forbids nothing is an error, what permits nothing a warning', async () => {
  const severityOf = async (policy: string): Promise<unknown> => {
    const { diagnostics } = await validateTexts({ 'a.yaml': server(policy) });
    return diagnostics.find((one) => one.code === code)?.severity;
  };
  expect(await severityOf('forbid(principal, action, resource == Tool::"delete_*");')).toBe('error');
  expect(await severityOf('permit(principal, action, resource == Tool::"get_*");')).toBe('warning');
  const both =
    'forbid(principal, action, resource == Tool::"a"); permit(principal, action, resource == Tool::"get_*");';
  expect(await severityOf(both)).toBe('warning');
});

test('the hint says how to write it', async () => {
  const hintOf = async (policy: string): Promise<unknown> => {
    const { diagnostics } = await validateTexts({ 'a.yaml': server(policy) });
    return diagnostics.find((one) => one.code === code)?.hint;
  };
  expect(await hintOf('forbid(principal, action, resource == Tool::"delete_*");')).toBe(
    'use like in a condition: when { resource.name like "delete_*" }',
  );
  expect(await hintOf('forbid(principal, action, resource == Tool::"*");')).toBe(
    'write resource is Tool for all of them',
  );
});

test('a tool that a filter hides is not reported as well', async () => {
  const filter = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPToolConfig
metadata: { name: few }
spec: { toolsFilter: [get_file] }
`;
  const input = server(
    'permit(principal, action == Action::"call_tool", resource == ┆Tool::"get_*");',
    '  toolConfigRef: { name: few }\n',
  ).replace('        - permit(principal, action, resource);\n', '');
  await expectFindings(input + filter, code);
});

const alone = (policy: string): string => server(policy).replace(/ +- permit\(principal, action, resource\);\n/, '');

test.each([
  'permit(principal, action, resource) when { resource.name == ┆"get_*" };',
  'permit(principal, action, resource) when { ┆"get_*" == resource.name };',
  'permit(principal, action, resource) when { ["a", ┆"get_*"].contains(resource.name) };',
])('%s compares with a pattern', async (policy) => {
  await expectFindings(alone(policy), 'cedar/wildcard-compared');
});

test.each([
  'permit(principal, action, resource) when { resource.name == "get_all" };',
  'permit(principal, action, resource) when { principal has claim_scope && principal.claim_scope == "repo:*" };',
  '\'permit(principal, action, resource) when { resource.name like "get_*" }; // resource.name == "get_*"\'',
])('%s compares with what there may be', async (policy) => {
  await expectFindings(alone(policy));
});

test('a forbid that compares so is an error', async () => {
  await expectFindings(
    server('forbid(principal, action, resource) when { resource . name == ┆"delete_*" };'),
    'cedar/wildcard-compared',
  );
  const { diagnostics } = await validateTexts({
    'a.yaml': server('forbid(principal, action, resource) when { resource.name == "delete_*" };'),
  });
  expect(diagnostics.map(({ code: one, severity }) => `${severity} ${one}`)).toContain('error cedar/wildcard-compared');
});
