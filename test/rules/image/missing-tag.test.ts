import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (rest: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  ${rest}
`;

test('a tag that is the printed form of a missing value is reported', async () => {
  for (const tag of ['undefined', 'null', 'NaN', 'None']) {
    await expectFindings(server(`image: ┆example.com/a:${tag}`), 'image/missing-tag');
  }
  const beside = 'image: a\n  podTemplateSpec: { spec: { containers: [{ name: b, image: ┆"b:null" }] } }';
  await expectFindings(server(beside), 'image/missing-tag');
});

test('a tag with such a word in it is fine', async () => {
  await expectFindings(server('image: example.com/null:1.0.0'));
  await expectFindings(server('image: example.com/a:null-safe'));
  await expectFindings(server('image: example.com/undefined'));
});
