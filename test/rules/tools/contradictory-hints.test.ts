import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const config = (hints: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPToolConfig
metadata: { name: readers }
spec: { toolsOverride: { drop: { description: Drops., annotations: { ${hints} } } } }
`;

test('a tool that only reads destroys nothing', async () => {
  await expectFindings(config('readOnlyHint: true, ┆destructiveHint: true'), 'tools/contradictory-hints');
  await expectFindings(config('readOnlyHint: false, destructiveHint: true'));
  await expectFindings(config('readOnlyHint: true, destructiveHint: false'));
});
