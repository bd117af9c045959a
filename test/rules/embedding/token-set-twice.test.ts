import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: EmbeddingServer
metadata: { name: a }
spec: ${spec}
`;

test('the token of the model hub comes from one place', async () => {
  const secret = 'hfTokenSecretRef: { name: hub, key: token }';
  await expectFindings(
    server(`{ ${secret}, env: [{ name: A, value: x }, { name: ┆HF_TOKEN, value: '' }] }`),
    'embedding/token-set-twice',
  );
  await expectFindings(server(`{ ${secret}, env: [{ name: A, value: x }] }`));
});
