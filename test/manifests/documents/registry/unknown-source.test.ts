import { expect, test } from 'vitest';
import { findingsIn } from '../../../support/findings.ts';

const registry = (sources: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: |
    sources:
      - { name: published, file: { url: https://files.example.com/s.json }, syncPolicy: { interval: 1m } }
    registries:
      - name: all
        sources: ${sources}
    auth: { mode: anonymous }
`;

test('a source that is not defined is an error at its name', async () => {
  expect(await findingsIn(registry('[published, publishd]'))).toEqual(['10 registry/unknown-source']);
});

test('sources that are defined are fine', async () => {
  expect(await findingsIn(registry('[published]'))).toEqual([]);
});
