import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coversPattern } from '../../../../manifests/documents/registry/name-patterns.ts';
import { documentFindings } from '../../../support/document-findings.ts';
import { expectFindings } from '../../../support/expect-findings.ts';

const entry = (name: string): string =>
  `{ "name": "${name}", "description": "a", "version": "1.0.0", "remotes": [{ "type": "sse", "url": "https://a.example.com" }] }`;
const file = `{ "version": "1.0.0",
"meta": { "last_updated": "2026-03-02T09:00:00Z" },
"data": { "servers": [${entry('com.example/docs')}, ${entry('com.example/wiki')}] } }`;
const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);
const config = (filter: string): string => `sources:
  - name: reviewed
    file:
      data: |
        ${indented(file, '        ')}
    filter: { ${filter} }
registries: [{ name: all, sources: [reviewed] }]
auth: { mode: anonymous }`;
const registry = (filter: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: |
    ${indented(config(filter), '    ')}
`;

test('a filter asks for names that the file has', async () => {
  const code = 'registry/filter-unmatched';
  await expectFindings(registry('names: { include: [com.example/docs, ┆com.example/doc] }'), code);
  await expectFindings(registry('names: { include: [┆org.example/*] }'), code);
  await expectFindings(registry('names: { include: [com.example/*] }'));
  expect(await documentFindings('registry-server', config('names: { include: [org.example/*] }'))).toEqual([
    `8:34 ${code}`,
  ]);
});

test('and lets some of them through', async () => {
  const code = 'registry/filter-drops-all';
  await expectFindings(registry('┆names: { exclude: [com.example/*] }'), code);
  await expectFindings(registry('┆names: { exclude: ["*docs", "*wiki"] }'), code);
  await expectFindings(registry('names: { exclude: [com.example/docs] }'));
  await expectFindings(registry('names: { exclude: [┆"*"] }'), code);
  await expectFindings(
    registry('names: { include: [┆com.example/docs], exclude: [com.example/*] }'),
    'registry/filter-contradiction',
  );
});

test('a mounted ConfigMap is read as well', async () => {
  const text = (pattern: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: |
    sources:
      - name: reviewed
        file: { path: /etc/catalog/servers.json }
        syncPolicy: { interval: 10m }
        filter: { names: { include: [${pattern}] } }
    registries: [{ name: all, sources: [reviewed] }]
    auth: { mode: anonymous }
  volumes: [{ name: entries, configMap: { name: entries } }]
  volumeMounts: [{ name: entries, mountPath: /etc/catalog }]
---
apiVersion: v1
kind: ConfigMap
metadata: { name: entries }
data:
  servers.json: |
    ${indented(file, '    ')}
`;
  await expectFindings(text('┆org.example/*'), 'registry/filter-unmatched');
  await expectFindings(text('com.example/*'));
});

test('a pattern that covers another fits all that the other fits', () => {
  const pattern = fc.stringMatching(/^[ab*]{1,6}$/);
  const name = fc.stringMatching(/^[ab]{0,8}$/);
  const fits = (one: string, text: string): boolean => new RegExp(`^${one.replaceAll('*', '.*')}$`).test(text);
  fc.assert(
    fc.property(pattern, pattern, name, (wide, narrow, text) => {
      expect(coversPattern(wide, text)).toBe(fits(wide, text));
      if (coversPattern(wide, narrow) && fits(narrow, text)) expect(fits(wide, text)).toBe(true);
    }),
  );
});
