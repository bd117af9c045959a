import { expect, test } from 'vitest';
import { checkDocuments } from '../../cli/documents/check-documents.ts';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import { positionAt } from '../../runtime/diagnostics/span.ts';

async function findingsIn(text: string): Promise<string[]> {
  const found: string[] = [];
  const documents = parseSource({ path: 'run.yaml', text }, () => {}).map((document) => ({
    name: 'run' as const,
    document,
  }));
  await checkDocuments(documents, ({ code, span }) => {
    const { line, column } = span === undefined ? { line: 0, column: 0 } : positionAt(span.source, span.start);
    found.push(`${line}:${column} ${code}`);
  });
  return found;
}

test('what is deprecated in a configuration document is named, as it is in a resource', async () => {
  expect(await findingsIn('schemaVersion: v1\ntargetPort: 9000\nproxyMode: sse\ntransport: sse\n')).toEqual(
    expect.arrayContaining(['3:12 schema/deprecated']),
  );
  expect(await findingsIn('schemaVersion: v1\ntargetPort: 9000\nproxyMode: streamable-http\ntransport: sse\n')).toEqual(
    [],
  );
});

test('a document with errors is not searched', async () => {
  expect(await findingsIn('schemaVersion: v1\nimage: 1\nproxyMode: sse\n')).toEqual(['2:8 schema/wrong-type']);
});
