import { expect, test } from 'vitest';
import { compile } from '../../../manifests/compile.ts';
import { expectFindings } from '../../support/expect-findings.ts';

test('labels, annotations and namespaces of any kind are texts, as every API server asks', async () => {
  await expectFindings(
    `apiVersion: apps.example.com/v1
kind: Thing
metadata:
  name: a
  namespace: ┆123
  labels: { version: ┆1.0, app: a, none: null }
  annotations: { prometheus.io/scrape: ┆true, prometheus.io/port: ┆9090 }
`,
    'schema/wrong-type',
    'schema/wrong-type',
    'schema/wrong-type',
    'schema/wrong-type',
  );
  await expectFindings('apiVersion: v1\nkind: Service\nmetadata: { name: a, labels: ┆[a] }\n', 'schema/wrong-type');
  await expectFindings('apiVersion: v1\nkind: Service\nmetadata: { name: a, labels: null, namespace: null }\n');
});

function withValue(kind: string, field: string, length: number): string {
  return `apiVersion: v1\nkind: ${kind}\nmetadata: { name: a }\n${field}:\n  a: "${'x'.repeat(length)}"\n`;
}

async function codesOf(text: string): Promise<string[]> {
  const options = { extent: 'whole', closed: false, target: 'workloads', image: 'a' } as const;
  const { diagnostics, objects } = await compile([{ path: 'a.yaml', text }], options);
  return diagnostics.length === 0 ? [`${objects.length} object`] : diagnostics.map(({ code }) => code);
}

test('what a cluster does not store is an error, however long it is', async () => {
  const mebibyte = 1024 * 1024;
  expect(await codesOf(withValue('ConfigMap', 'data', mebibyte))).toEqual(['1 object']);
  expect(await codesOf(withValue('ConfigMap', 'data', mebibyte + 1))).toEqual(['document/too-large']);
  expect(await codesOf(withValue('Secret', 'stringData', 2 * mebibyte))).toEqual(['document/too-large']);
  expect(await codesOf(withValue('Thing', 'spec', 5 * mebibyte))).toEqual(['document/too-large']);
  const server = `apiVersion: mcp.svc.internal/v1alpha1\nkind: MCPServer\nmetadata: { name: a }\nspec: { image: a, env: [{ name: A, value: "${'x'.repeat(2 * mebibyte)}" }] }\n`;
  expect(await codesOf(server)).toEqual(['document/too-large', 'environment/too-long']);
});
