import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const mappings = (...list: readonly string[]): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: roles }
spec:
  type: awsSts
  awsSts:
    region: eu-central-1
    roleMappings:
${list.map((mapping) => `      - { ${mapping}, roleArn: 'arn:aws:iam::123456789012:role/a' }\n`).join('')}`;

test('different callers get different roles', async () => {
  await expectFindings(mappings('claim: admins', 'claim: writers', 'matcher: \'"admins" in claims.groups\''));
});

test('the second of two equal ones never applies', async () => {
  await expectFindings(mappings('claim: admins', 'claim: ┆admins'), 'role-mapping/shadowed');
  await expectFindings(
    mappings('matcher: claims.admin == true', 'matcher: ┆claims.admin == true'),
    'role-mapping/shadowed',
  );
});

test('which one is second follows from the priority', async () => {
  await expectFindings(mappings('claim: ┆admins', 'claim: admins, priority: 1'), 'role-mapping/shadowed');
  await expectFindings(mappings('claim: ┆admins, priority: 2', 'claim: admins, priority: 1'), 'role-mapping/shadowed');
});

test('what takes every caller leaves none', async () => {
  await expectFindings(mappings("matcher: 'true'", 'claim: ┆admins'), 'role-mapping/shadowed');
  await expectFindings(mappings('claim: admins', "matcher: 'true'"));
});
