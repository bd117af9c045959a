import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (spec: string, kind = 'MCPServer'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: a }
spec: { ${spec} }
`;
const mcp = (spec: string): string => server(`image: example.com/a, ${spec}`);
const template = (container: string): string => `podTemplateSpec: { spec: { containers: [{ ${container} }] } }`;

test('what an argument refers to is a variable of its container', async () => {
  const unknown = 'environment/reference-unknown';
  await expectFindings(mcp('args: [┆$(TOKEN)]'), unknown);
  await expectFindings(
    mcp('args: [$(TOKEN), $(LEVEL)], env: [{ name: LEVEL, value: debug }], secrets: [{ name: a, key: TOKEN }]'),
  );
  await expectFindings(mcp('args: [$(MCP_PORT)], transport: sse'));
  await expectFindings(mcp(`args: [$(TOKEN)], ${template('name: mcp, env: [{ name: TOKEN, value: x }]')}`));
  await expectFindings(mcp(`args: [$(TOKEN)], ${template('name: mcp, envFrom: [{ secretRef: { name: a } }]')}`));
  await expectFindings(server('args: [--revision, ┆$(REVISION)]', 'EmbeddingServer'), unknown);
  await expectFindings(server('args: [--cache, $(HF_HOME)]', 'EmbeddingServer'));
  await expectFindings(mcp(template('name: b, image: a/b, command: [b, ┆$(MCP_TRANSPORT)]')), unknown);
});

test('shell commands, escaped references and variables of Services are not reported', async () => {
  await expectFindings(mcp('args: [$(date), $$(TOKEN), $(REDIS_SERVICE_HOST), $(REDIS_PORT), $TOKEN]'));
});

test('a variable refers to one before it', async () => {
  const first = '{ name: FIRST, value: x }';
  const second = (marker: string): string => `{ name: SECOND, value: ${marker}$(FIRST)/y }`;
  await expectFindings(mcp(`env: [${first}, ${second('')}]`));
  await expectFindings(mcp(`env: [${second('┆')}, ${first}]`), 'environment/reference-to-later');
  await expectFindings(
    mcp(`env: [${second('┆')}], ${template('name: mcp, env: [{ name: FIRST, value: x }]')}`),
    'environment/reference-to-later',
  );
  await expectFindings(
    mcp(`secrets: [{ name: a, key: FIRST }], ${template('name: mcp, env: [{ name: SECOND, value: $(FIRST)/y }]')}`),
  );
});

test('variables from Secrets and generated variables come before those of env', async () => {
  await expectFindings(mcp('env: [{ name: URL, value: $(FIRST)/y }], secrets: [{ name: a, key: FIRST }]'));
  await expectFindings(mcp('env: [{ name: URL, value: "http://$(MCP_HOST):$(MCP_PORT)" }], transport: sse'));
});

test('no shell reads a value', async () => {
  // Flux may fill this in; the other names a variable of the container.
  await expectFindings(mcp('env: [{ name: A, value: ┆"${TOKEN}" }]'), 'environment/reference-unfilled');
  await expectFindings(
    mcp('env: [{ name: A, value: x }, { name: B, value: ┆"${A}/y" }]'),
    'environment/reference-of-shell',
  );
  await expectFindings(mcp('env: [{ name: FORMAT, value: "${LEVEL} ${MESSAGE}" }]'));
});

test('no shell runs a value', async () => {
  const code = 'environment/reference-is-command';
  await expectFindings(mcp('env: [{ name: A, value: ┆$(cat /etc/units) }]'), code);
  await expectFindings(mcp('env: [{ name: A, value: ┆"`hostname`" }]'), code);
  for (const value of ['"use `ls` here"', '$$(date)', 'a $(date) b', '"`"'])
    await expectFindings(mcp(`env: [{ name: A, value: ${value} }]`));
  await expectFindings(mcp('args: [$(date)]'));
});
