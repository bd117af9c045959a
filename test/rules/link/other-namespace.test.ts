import { expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import { expectFindings } from '../../support/expect-findings.ts';

const input = (own: string, other: string, kind = 'Secret'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a${own} }
spec: { image: example.com/a, serviceAccount: runner, secrets: [{ name: ┆api, key: token }] }
---
apiVersion: v1
kind: ${kind}
metadata: { name: api${other} }
${kind === 'Secret' ? 'stringData: { token: abc }' : ''}
`;
const code = 'link/other-namespace';

test('pods find Secrets of their own namespace', async () => {
  await expectFindings(input(', namespace: one', ', namespace: two'), code);
  await expectFindings(input(', namespace: one', ', namespace: one').replace('┆', ''));
});

test('where kubectl chooses the namespace it may be the same', async () => {
  await expectFindings(input('', ', namespace: two').replace('┆', ''));
  await expectFindings(input(', namespace: one', '').replace('┆', ''));
});

test('accounts too, and an object that has to be in the input is reported as missing', async () => {
  const account = input(', namespace: one', ', namespace: two', 'ServiceAccount').replace('┆', '');
  await expectFindings(account.replace('serviceAccount: runner', 'serviceAccount: ┆api'), code);
  const text = input(', namespace: one', ', namespace: two').replace('┆', '').replace('serviceAccount: runner, ', '');
  const { diagnostics } = await validate([{ path: 'a.yaml', text }], { extent: 'whole', closed: true });
  expect(diagnostics.map((finding) => finding.code)).toContain('link/external');
});
