import { expect, test } from 'vitest';
import { validate } from '../../manifests/compile.ts';
import { expectFindings } from '../support/expect-findings.ts';

const server = (template: string, rest = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: registry.example.com/a:1.0.0
  args: [--units, metric]
  env: [{ name: UNITS, value: metric }]
  secrets: [{ name: keys, key: token, targetEnvName: TOKEN }]
  podTemplateSpec: { spec: { ${template} } }
${rest}`;
const own = (fields: string): string => server(`containers: [{ name: mcp, ${fields} }]`);
const code = 'pod-template/replaces-field';

test('what a pod template replaces is said', async () => {
  await expectFindings(own('image: ┆"registry.example.com/a:0.9.0"'), code);
  await expectFindings(own('args: ┆[--x]'), code);
  await expectFindings(own('env: [{ name: ┆UNITS, value: imperial }, { name: OTHER, value: a }]'), code);
  await expectFindings(own('env: [{ name: ┆TOKEN, value: test }]'), code);
  await expectFindings(server('serviceAccountName: ┆b', '  serviceAccount: a'), code);
  await expectFindings(server('serviceAccountName: ┆b'), 'pod-template/replaces-account');
  const { diagnostics } = await validate([{ path: 'a.yaml', text: own('env: [{ name: TOKEN, value: test }]') }], {
    extent: 'whole',
    closed: false,
  });
  expect(diagnostics.find((one) => one.code === code)?.message).toContain('the key "token" of Secret "keys"');
});

test('what is the same, is added, or stands in another container is fine', async () => {
  await expectFindings(own('image: "registry.example.com/a:1.0.0", args: [--units, metric]'));
  await expectFindings(own('env: [{ name: UNITS, value: metric }, { name: OTHER, value: b }]'));
  await expectFindings(
    server('containers: [{ name: b, image: "b:1", args: [--x], env: [{ name: UNITS, value: b }] }]'),
  );
  await expectFindings(server('serviceAccountName: a', '  serviceAccount: a'));
});
