import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (rest: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: a:1
  ${rest}
`;

const code = 'resources/unlikely-amount';

test('an implausible unit is reported', async () => {
  await expectFindings(server('resources: { limits: { cpu: ┆"5000" } }'), code);
  await expectFindings(server('resources: { requests: { memory: ┆512Ki } }'), code);
  const template = (amount: string): string =>
    server(`podTemplateSpec: { spec: { containers: [{ name: mcp, resources: { limits: { cpu: ${amount} } } }] } }`);
  await expectFindings(template('┆1000'), code);
  await expectFindings(template('8'));
});

test('amounts that a node has are accepted, and a missing unit is reported once', async () => {
  await expectFindings(
    server('resources: { limits: { cpu: "256", memory: 1Mi }, requests: { cpu: 5000m, memory: "0" } }'),
  );
  await expectFindings(server('resources: { limits: { memory: ┆"512" } }'), 'resources/forgotten-unit');
});
