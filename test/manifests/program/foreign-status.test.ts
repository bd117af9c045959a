import { expect, test } from 'vitest';
import { compile } from '../../../manifests/compile.ts';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (rest: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec: { image: a, transport: streamable-http }
${rest}
`;

test('a status of another program is reported once, and the input still compiles', async () => {
  const text = server('┆status: { phase: Running, conditions: 3, other: a }');
  await expectFindings(text, 'document/foreign-status');
  const source = { path: 'a.yaml', text: text.replace('┆', '') };
  const { objects } = await compile([source], { extent: 'whole', closed: false, target: 'workloads', image: 'a' });
  expect(objects.length).toBeGreaterThan(0);
});

test('a status of svc is accepted', async () => {
  await expectFindings(server('status: { phase: Ready }'));
});
