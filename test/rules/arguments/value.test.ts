import { expect, test } from 'vitest';
import { documentFindings } from '../../support/document-findings.ts';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec: { image: example.com/a, ${spec} }
`;
const several = 'arguments/value-several-in-one';
const quoted = 'arguments/value-quoted';
const newline = 'arguments/value-trailing-newline';

test('a flag and its value are two arguments', async () => {
  await expectFindings(server('args: [┆"--port 8080"]'), several);
  await expectFindings(server('args: [┆"-H \'a: b\'"]'), several);
  await expectFindings(server('args: [--port, "8080", --name=two words, "words - and more", -v]'));
  expect(await documentFindings('run', 'schemaVersion: v1\nimage: example.com/a\nargs: ["--port 8080"]\n')).toEqual([
    `3:8 ${several}`,
  ]);
});

test('no shell takes quotes off', async () => {
  await expectFindings(server(`args: [┆"--name='a b'"]`), quoted);
  await expectFindings(server(`args: ['{"a": "b"}', 'say "a"']`));
  await expectFindings(server(`env: [{ name: A, value: ┆'"abc"' }]`), quoted);
  await expectFindings(server(`env: [{ name: A, value: '["abc"]' }, { name: B, value: '""' }]`));
});

test('those of a word processor stay too', async () => {
  await expectFindings(server('env: [{ name: A, value: ┆“metric” }]'), quoted);
  await expectFindings(server('args: [┆--name=„a b“]'), quoted);
  await expectFindings(server('env: [{ name: A, value: say “metric” twice }, { name: B, value: it’s }]'));
});

test('a string of one line does not end in a line break', async () => {
  await expectFindings(server('env: [{ name: A, value: ┆"https://a.example.com\\n" }]'), newline);
  await expectFindings(server('env: [{ name: A, value: "one\\ntwo\\n" }]'));
  await expectFindings(server('args: [┆"a\\n"]'), newline);
});

test('containers of pod templates, and proxies, are started in the same way', async () => {
  const template = (container: string): string =>
    server(`podTemplateSpec: { spec: { containers: [{ name: b, image: example.com/b, ${container} }] } }`);
  await expectFindings(template('args: [┆"--port 8080"]'), several);
  await expectFindings(template(`env: [{ name: A, value: ┆"'abc'" }]`), quoted);
  // The command of a shell is one string.
  await expectFindings(template('command: [/bin/sh, -c], args: ["--port 8080"]'));
  const proxy = `resourceOverrides: { proxyDeployment: { env: [{ name: A, value: ┆"'abc'" }] } }`;
  await expectFindings(server(proxy), quoted);
});
