import { describe, expect, test } from 'vitest';
import { checkDocuments } from '../../../cli/documents/check-documents.ts';
import type { DocumentName } from '../../../generated/load.ts';
import { parseSource } from '../../../runtime/config/yaml/parse-yaml.ts';
import type { Diagnostic } from '../../../runtime/diagnostics/diagnostic.ts';
import { resource, validateTexts } from '../../support/validated.ts';

/** `line:column code: hint` of each finding about an MCPServer of this spec. */
async function findingsOf(spec: string, kind = 'MCPServer'): Promise<string[]> {
  const { found, diagnostics } = await validateTexts({ 'a.yaml': resource(kind, 'a', spec) });
  return diagnostics.map(({ hint }, index) => `${found[index]?.replace('a.yaml:', '') ?? ''}: ${hint ?? ''}`);
}

async function findingsInDocument(name: DocumentName, text: string): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  const documents = parseSource({ path: 'a.yaml', text }, (finding) => found.push(finding));
  await checkDocuments(
    documents.map((document) => ({ name, document })),
    (finding) => found.push(finding),
  );
  return found;
}

const image = '  image: example.com/a\n';

describe('what people write elsewhere', () => {
  const workflow = (tool: string): string =>
    `  name: w\n  parameters: { type: object }\n  steps: [{ id: a, tool: ${tool} }]`;

  test('a reference by its name, in a map', async () => {
    expect(await findingsOf(`${image}  groupRef: { name: tools }`)).toEqual([
      '7:13 schema/wrong-type: if it is the name of something, write it alone: tools',
    ]);
    expect(await findingsOf(`${image}  groupRef: { name: [tools] }`)).toEqual([
      '7:13 schema/wrong-type: if it is text, quote the whole of it',
    ]);
  });

  test('YAML itself where a string of YAML belongs', async () => {
    expect(await findingsOf('  configYAML:\n    sources: []', 'MCPRegistry')).toEqual([
      '7:5 schema/wrong-type: it is a string: write "|" after the colon above',
    ]);
  });

  test('an image with a scheme, and a tool without its workload, which nobody can tell from its name', async () => {
    expect(await findingsOf('  image: https://example.com/a:1')).toEqual([
      '6:10 schema/pattern: did you mean "example.com/a:1"?',
    ]);
    for (const tool of ['tracker_find', 'create_issue'])
      expect(await findingsOf(workflow(tool), 'VirtualMCPCompositeToolDefinition')).toContain(
        '8:26 schema/pattern: for example tracker.create_issue',
      );
  });

  test('a share in percent', async () => {
    const rate = (text: string): string =>
      `  openTelemetry: { enabled: true, endpoint: 'https://a.example.com', tracing: { enabled: true, samplingRate: "${text}" } }`;
    expect(await findingsOf(rate('10'), 'MCPTelemetryConfig')).toEqual([
      expect.stringMatching(/schema\/pattern: did you mean "0\.1"\?$/),
    ]);
    expect(await findingsOf(rate('10%'), 'MCPTelemetryConfig')).toEqual([
      expect.stringMatching(/schema\/pattern: did you mean "0\.1"\?$/),
    ]);
    expect(await findingsOf(rate('1000'), 'MCPTelemetryConfig')).toEqual([expect.stringMatching(/schema\/pattern: /)]);
  });

  test('a version as a number, a git address, a role as a name', async () => {
    const hintsOf = async (name: 'registry-server' | 'run', text: string): Promise<unknown[]> =>
      (await findingsInDocument(name, text)).map(({ hint }) => hint);
    expect(await hintsOf('run', 'schemaVersion: 1\nimage: example.com/a:1\n')).toEqual(['write v1']);
    const sources = (address: string): string => `sources: [{ name: a, git: { repository: '${address}' } }]`;
    // Only https and http are read: the same repository over https.
    for (const address of ['git@git.example.com:a/b.git', 'ssh://git@git.example.com:22/a/b.git'])
      expect(await hintsOf('registry-server', sources(address))).toContain(
        'did you mean "https://git.example.com/a/b.git"?',
      );
    expect(await findingsInDocument('registry-server', sources('ssh://git.example.com:7999/b.git'))).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('ssh is not supported') }),
    );
    const roles = 'auth: { authz: { roles: { superAdmin: [admins] } } }';
    expect(await hintsOf('registry-server', roles)).toContain(
      'write what it is a value of before it: "- <name>: admins"',
    );
  });
});
