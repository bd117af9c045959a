import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiVersion, isKindName } from '../../generated/kinds.ts';
import { startEditor, type EditorSession } from '../support/language-server.ts';
import { at } from '../support/plain-walk.ts';
import { runSvc } from '../support/run-svc.ts';
import { fullFixtures, sourcesBelow } from '../support/source-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder('svc-editor-');
const catalog = 'https://schemas.example.com/catalog';
const settings = {
  validate: true,
  schemaStore: { enable: false },
  schemas: { 'schemas/all.json': ['mixed/*.yaml'], kubernetes: ['catalog/*.yaml'] },
  kubernetesCRDStore: { enable: true, url: catalog },
};

/** What lies on the network: our catalog, and a Kubernetes that knows no kinds. */
function content(address: string): string {
  if (address.startsWith(`${catalog}/`))
    return readFileSync(join(folder, 'schemas', address.slice(catalog.length)), 'utf8');
  if (/kubernetes-json-schema.*\/all\.json$/.test(address)) return '{ "oneOf": [] }';
  throw new Error(`nothing is at ${address}`);
}

const mistaken = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata:
  name: weather
spec:
  image: Registry/With Spaces
  transport: streamable-htp
  mcpPort: 9000
  mcpPrt: 9000
  oidcConfigRef:
    name: shared
    audience: weather
  oidcConfig:
    type: inline
    inline:
      issuer: https://login.example.com
`;

/** Where a catalog keeps the schema of a resource. */
const catalogPath = (resource: string): string => {
  const value = load(resource);
  const [group = '', version = ''] = String(at(value, 'apiVersion')).split('/');
  return `${group}/${String(at(value, 'kind')).toLowerCase()}_${version}.json`;
};

/** Writes a file with the line that names its schema, as docs/how-to/editor.md says. */
function written(path: string, text: string, schema?: string): string {
  const line = schema === undefined ? '' : `# yaml-language-server: $schema=${schema}\n`;
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${line}${text}`);
  return path;
}

describe('the YAML language server, with the schemas that svc writes,', () => {
  let editor: EditorSession;
  beforeAll(async () => {
    const { code } = await runSvc(['schema', '-o', 'schemas'], { cwd: folder });
    expect(code).toBe(0);
    editor = await startEditor(folder, settings, content);
  });
  afterAll(() => editor?.close());

  const expected = [
    expect.objectContaining({
      line: 7,
      column: 10,
      message: expect.stringMatching(/^This is not a container image \(/),
    }),
    expect.objectContaining({ line: 8, column: 14, message: expect.stringContaining('"streamable-http"') }),
    expect.objectContaining({ line: 10, column: 3, message: expect.stringContaining('mcpPrt') }),
    { line: 11, column: 3, message: 'at most one of oidcConfig and oidcConfigRef may be set.' },
  ];

  test('finds our messages at their places in a file that names its schema', async () => {
    const findings = await editor.open(written('named/bad.yaml', mistaken, `../schemas/${catalogPath(mistaken)}`));
    expect(findings).toHaveLength(expected.length);
    expect(findings).toEqual(expect.arrayContaining(expected));
    const printed = await runSvc(['schema', 'MCPServer']);
    writeFileSync(join(folder, 'mcpserver.json'), printed.stdout);
    expect(await editor.open(written('printed.yaml', mistaken, 'mcpserver.json'))).toEqual(findings);
  });

  test('finds nothing in the examples and in resources with every field, each under the schema of its kind', async () => {
    let count = 0;
    for (const { path, text } of [...sourcesBelow('examples'), ...fullFixtures()]) {
      for (const [index, document] of text.split(/^---\n/m).entries()) {
        if (!isOurs(document)) continue;
        const file = written(`good/${path}-${index}.yaml`, document, join(folder, 'schemas', catalogPath(document)));
        // The full fixtures set what is deprecated too.
        const findings = (await editor.open(file)).filter(({ message }) => !message.startsWith('Deprecated'));
        expect(findings, file).toEqual([]);
        count++;
      }
    }
    expect(count).toBeGreaterThan(40);
  });

  test('reports a deprecated value at its position, and not the value that replaces it', async () => {
    const gateway = (type: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata:
  name: tools
spec:
  config: { groupRef: tools }
  incomingAuth: { type: anonymous }
  outgoingAuth:
    default:
      type: ${type}
      externalAuthConfigRef: { name: key }
`;
    const open = (name: string, text: string) =>
      editor.open(written(`named/${name}.yaml`, text, `../schemas/${catalogPath(text)}`));
    expect(await open('new', gateway('externalAuthConfigRef'))).toEqual([]);
    expect(await open('old', gateway('external_auth_config_ref'))).toEqual([
      { line: 11, column: 7, message: 'Deprecated value external_auth_config_ref: write externalAuthConfigRef.' },
    ]);
  });

  test('picks the kind of each document in a file that its settings give the schema of all kinds', async () => {
    const good = sourcesBelow('examples/quickstart').map(({ text }) => text);
    expect(await editor.open(written('mixed/good.yaml', good.join('---\n')))).toEqual([]);
    const findings = await editor.open(written('mixed/bad.yaml', [...good, mistaken].join('---\n')));
    expect(findings.map(({ message }) => message).join('\n')).toContain('This is not a container image');
    expect(findings.map(({ message }) => message).join('\n')).toContain('mcpPrt');
  });

  test('looks kinds up in a catalog that holds what was written', async () => {
    const bad = await editor.open(written('catalog/bad.yaml', mistaken));
    expect(editor.asked).toContain(`${catalog}/${catalogPath(mistaken)}`);
    const places = bad.map(({ line, message }) => [line, message]);
    for (const words of ['container image', 'streamable-http', 'mcpPrt', 'at most one of oidcConfig']) {
      expect(places).toContainEqual([expect.any(Number), expect.stringContaining(words)]);
    }
    for (const { path, text } of sourcesBelow('examples/quickstart')) {
      expect(await editor.open(written(`catalog/${basename(path)}`, text)), path).toEqual([]);
      expect(editor.asked).toContain(`${catalog}/${catalogPath(text)}`);
    }
  });

  test('checks a configuration document', async () => {
    const schema = '../schemas/config/permission-profile.json';
    const good = '{ "network": { "outbound": { "insecureAllowAll": true } } }';
    const [, bad] = [good, '{ "netwrk": {} }'];
    expect(await editor.open(written('config/good.yaml', good, schema))).toEqual([]);
    expect(await editor.open(written('config/bad.yaml', bad, schema))).toEqual([
      expect.objectContaining({ line: 2, message: expect.stringContaining('netwrk') }),
    ]);
  });

  test('fetches no other address', () => {
    const others = editor.asked.filter((address) => !address.startsWith(`${catalog}/`));
    expect(others.filter((address) => !address.endsWith('/all.json'))).toEqual([]);
  });
});

function isOurs(text: string): boolean {
  const value = load(text);
  return at(value, 'apiVersion') === apiVersion && isKindName(String(at(value, 'kind')));
}
