import { expect, test } from 'vitest';
import { validate } from '../../../../manifests/compile.ts';
import { positionAt } from '../../../../runtime/diagnostics/span.ts';

const head = 'apiVersion: mcp.svc.internal/v1alpha1\nkind: MCPRegistry\nmetadata: { name: a }\nspec:\n';

/** `line:column code text` of each finding in a registry whose spec is given. */
async function findingsIn(spec: string): Promise<string[]> {
  const text = head + spec;
  const { diagnostics } = await validate([{ path: 'a.yaml', text }], { extent: 'whole', closed: false });
  return diagnostics.map(({ code, span }) => {
    if (span === undefined) return code;
    const { line, column } = positionAt(span.source, span.start);
    return `${line}:${column} ${code} ${text.slice(span.start, span.end)}`;
  });
}

test('a configuration that its server loads is fine', async () => {
  const spec = `  configYAML: |
    sources:
      - name: own
        file: { url: https://files.example.com/s.json }
        syncPolicy: { interval: 1m }
    registries:
      - name: all
        sources: [own]
    auth: { mode: anonymous }
`;
  expect(await findingsIn(spec)).toEqual([]);
});

test('findings have positions in the outer file, for a literal block', async () => {
  const spec = `  configYAML: |-
    # catalog
    sources:
      - name: own
        manged: {}
      - name: own
        managed: {}
    auth:
      mode: anonymus
`;
  expect(await findingsIn(spec)).toEqual([
    '8:9 schema/exactly-one-of name: own\n        manged: {}',
    '9:9 schema/unknown-key manged',
    '10:9 schema/repeated-item name: own\n        managed: {}',
    '13:13 schema/enum anonymus',
  ]);
});

test('findings have positions in the outer file, for a quoted and a folded string', async () => {
  expect(await findingsIn('  configYAML: "auth:\\n  mode: anonymus\\n"\n')).toEqual(['5:31 schema/enum anonymus']);
  expect(await findingsIn('  configYAML: >\n    auth: {\n    mode:\n    anonymus }\n')).toEqual([
    '8:5 schema/enum anonymus',
  ]);
});

test('a syntax error inside has its place too', async () => {
  expect(await findingsIn('  configYAML: |\n    auth:\n      mode: [anonymous\n    database: x\n')).toEqual([
    expect.stringMatching(/^[78]:\d+ yaml\/syntax /),
  ]);
  expect(await findingsIn('  configYAML: |\n    auth: 1\n    auth: 2\n')).toEqual([
    '7:5 yaml/duplicate-key auth',
    '7:11 schema/wrong-type 2',
  ]);
});

test('words that only another reader would misread are fine, since our server reads the text', async () => {
  const spec =
    '  configYAML: |\n    sources: [{ name: no, file: { url: https://files.example.com/s.json }, syncPolicy: { interval: 1m } }]\n    auth: { mode: anonymous }\n';
  expect(await findingsIn(spec)).toEqual([]);
});

test('no document and several documents are errors', async () => {
  expect(await findingsIn('  configYAML: "# nothing"\n')).toEqual(['5:3 nested/empty configYAML']);
  expect(await findingsIn('  configYAML: |\n    auth: {mode: anonymous}\n    ---\n    auth: {}\n')).toEqual([
    '8:5 nested/several-documents auth: {}',
  ]);
});
