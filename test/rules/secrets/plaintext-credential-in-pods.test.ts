import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec: { image: example.com/a, ${spec} }
`;
const code = 'secrets/plaintext-credential';
const token = `ghp_${'a1'.repeat(12)}`;
const container = (text: string): string =>
  server(`podTemplateSpec: { spec: { containers: [{ name: mcp, ${text} }] } }`);

test('a variable of a pod template spells out no credential', async () => {
  await expectFindings(container(`env: [{ name: TOKEN, value: ┆${token} }]`), code);
  await expectFindings(container('env: [{ name: TOKEN, valueFrom: { secretKeyRef: { name: a, key: b } } }]'));
  await expectFindings(container('env: [{ name: LEVEL, value: debug }]'));
});

test('an address in a variable has no password', async () => {
  await expectFindings(server('env: [{ name: DB, value: ┆"postgres://app:hunter2@db:5432/app" }]'), code);
  await expectFindings(container('env: [{ name: DB, value: ┆"redis://:hunter2@redis:6379" }]'), code);
  await expectFindings(
    container(
      'env: [{ name: PASS, valueFrom: { secretKeyRef: { name: a, key: b } } }, { name: DB, value: "postgres://app:$(PASS)@db:5432/app" }]',
    ),
  );
  await expectFindings(server('env: [{ name: DB, value: "postgres://app@db:5432/app?mail=a:b@c" }]'));
});

test('an argument contains no credential', async () => {
  await expectFindings(server('args: [┆--api-key=4f2a91c07be3]'), code);
  await expectFindings(server('args: [--token, ┆4f2a91c07be3]'), code);
  await expectFindings(container('command: [serve, ┆"postgres://app:hunter2@db/app"]'), code);
});

test('arguments that only resemble a credential are accepted', async () => {
  await expectFindings(
    server(
      'args: [--token=$(API_TOKEN), --max-token=40960000, --token-file=/run/token1, --password=/run/secrets/1], secrets: [{ name: a, key: API_TOKEN }]',
    ),
  );
  await expectFindings(
    server('env: [{ name: API_KEY_2, value: x }], args: [--api-key=API_KEY_2, --token, --other-4f2a91c0]'),
  );
});
