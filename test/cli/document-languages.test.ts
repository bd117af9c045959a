import { expect, test } from 'vitest';
import { documentFindings as findingsIn } from '../support/document-findings.ts';

test('policies of an authorization file are checked as those of a resource', async () => {
  const file = (policy: string, entities = '[]'): string =>
    `version: '1.0'\ntype: cedarv1\ncedar:\n  policies:\n    - |\n      ${policy}\n  entitiesJson: '${entities}'\n`;
  expect(await findingsIn('authz', file('permit(principal, action, resource)'))).toEqual(['6:42 cedar/syntax']);
  expect(await findingsIn('authz', file('permit(principal, action == Action::"call", resource);'))).toEqual([
    '6:43 cedar/action-unknown',
  ]);
  expect(
    await findingsIn('authz', file('permit(principal, action, resource) when { principal.role == "a" };')),
  ).toEqual(['6:50 cedar/type-has-no-attribute']);
  expect(await findingsIn('authz', file('permit(principal, action, resource);', '{}'))).toEqual([
    '7:17 cedar/entities',
  ]);
  expect(await findingsIn('authz', file('permit(principal, action, resource);'))).toEqual([]);
});

test('workflows, policies and matchers of an aggregator are checked as those of a resource', async () => {
  const text = `groupRef: tools
incomingAuth:
  type: anonymous
  authz:
    type: cedar
    policies: ['permit(principal, action, resource']
outgoingAuth:
  source: inline
  default:
    type: aws_sts
    awsSts:
      region: eu-central-1
      service: execute-api
      roleMappings: [{ roleArn: 'arn:aws:iam::123456789012:role/reader', matcher: 'clams.sub == "a"' }]
compositeTools:
  - name: research
    parameters: { type: object, properties: { topic: { type: sting } } }
    steps:
      - { id: find, tool: search.query, arguments: { text: '{{.params.topik}}' } }
      - { id: read, tool: search.read, arguments: { text: '{{.steps.find.output.title}' } }
      - { id: last, tool: search.read, dependsOn: [rad] }
`;
  expect(await findingsIn('aggregator', text)).toEqual([
    '17:62 language/json-schema-invalid',
    '14:84 role-mapping/matcher-invalid',
    '6:51 cedar/syntax',
    '20:60 template/syntax',
    '21:52 workflow/unknown-dependency',
    '19:71 workflow/unknown-parameter',
    '10:11 aggregator/callers-without-token',
  ]);
});

test('the matchers of a run configuration are checked', async () => {
  const text = `schemaVersion: v1
remoteUrl: https://mcp.example.com
awsSts:
  region: eu-central-1
  service: execute-api
  roleMappings: [{ roleArn: 'arn:aws:iam::123456789012:role/reader', matcher: 'claims.sub.matches("(?=a)")' }]
`;
  const found = await findingsIn('run', text);
  expect(found.filter((finding) => finding.includes('role-mapping'))).toEqual(['6:100 role-mapping/matcher-invalid']);
});
