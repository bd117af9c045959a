import { expect, test } from 'vitest';
import { runSvc } from '../support/run-svc.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const server = (spec: string): string =>
  `apiVersion: mcp.svc.internal/v1alpha1\nkind: MCPServer\nmetadata: { name: docs, namespace: tools }\nspec: { ${spec} }\n`;
const secretRef =
  'image: example.com/docs:1, transport: stdio, secrets: [{ name: token, key: value, targetEnvName: T }]';

test('--whole makes a missing resource on standard input an error, and leaves Secrets to the cluster', async () => {
  const cwd = scratchFolder();
  const missing = server('image: example.com/docs:1, transport: stdio, groupRef: gone');
  const [part, whole, secret, closed] = await Promise.all([
    runSvc(['validate', '-'], { cwd, input: missing }),
    runSvc(['validate', '--whole', '-'], { cwd, input: missing }),
    runSvc(['validate', '--whole', '-'], { cwd, input: server(secretRef) }),
    runSvc(['validate', '--closed', '-'], { cwd, input: server(secretRef) }),
  ]);
  expect(part.code).toBe(0);
  expect(part.stderr).toContain('use --whole to make this an error');
  expect(whole.code).toBe(1);
  expect(whole.stderr).toContain('error[link/missing-target]');
  expect(secret.code).toBe(0);
  expect(secret.stderr).toContain('Secret "token"');
  expect(closed.code).toBe(1);
});
