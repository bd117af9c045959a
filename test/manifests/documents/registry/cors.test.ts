import { expect, test } from 'vitest';
import { checkDocuments } from '../../../../cli/documents/check-documents.ts';
import { parseSource } from '../../../../runtime/config/yaml/parse-yaml.ts';
import type { Diagnostic } from '../../../../runtime/diagnostics/diagnostic.ts';
import { documentFindings } from '../../../support/document-findings.ts';
import { expectFindings } from '../../../support/expect-findings.ts';

const config = (origins: readonly string[], auth = '{ mode: oauth, oauth: { providers: [p] } }'): string => `sources:
  - { name: a, managed: {} }
registries: [{ name: r, sources: [a] }]
auth: ${auth.replace('p]', '{ name: p, issuerUrl: "https://login.example.com", audience: r }]')}
cors:
  allowedOrigins:${origins.map((origin) => `\n    - ${JSON.stringify(origin)}`).join('')}
`;

async function findings(origin: string): Promise<readonly Diagnostic[]> {
  const found: Diagnostic[] = [];
  const report = (finding: Diagnostic): number => found.push(finding);
  const documents = parseSource({ path: 'config.yaml', text: config([origin]) }, report);
  await checkDocuments(
    documents.map((document) => ({ name: 'registry-server', document })),
    report,
  );
  return found;
}

test('origins as browsers send them are right', async () => {
  const right = [
    'https://app.example.com',
    'https://app.example.com:8443',
    'http://localhost',
    'http://localhost:5173',
  ];
  const local = [
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'https://10.0.0.1',
    'https://xn--gre-6ka8i.example',
    '*',
  ];
  expect(await documentFindings('registry-server', config([...right, ...local]))).toEqual([]);
});

test.each([
  ['https://app.example.com/', /slash/, 'write https://app.example.com'],
  ['https://app.example.com/app', /before the path/, 'write https://app.example.com'],
  ['https://app.example.com?a', /before the path/, 'write https://app.example.com'],
  ['https://APP.example.com', /lower case/, 'write https://app.example.com'],
  ['https://app.example.com:443', /usual port/, 'write https://app.example.com'],
  ['https://ada@app.example.com', /no user/, 'write https://app.example.com'],
  ['https://größe.example', /browsers send it/, 'write https://xn--gre-6ka8i.example'],
  ['app.example.com', /scheme is missing/, 'write https://app.example.com'],
  ['//app.example.com', /scheme is missing/, 'write https://app.example.com'],
  ['app.example.com:8443/', /scheme is missing/, 'write https://app.example.com:8443'],
  ['localhost:5173', /scheme is missing/, 'write http://localhost:5173'],
  ['http://app.example.com:8080', /this machine only/, 'write https://app.example.com'],
  ['https://*.example.com', /not a part/, 'name each origin'],
  ['null', /sandboxed/, 'origin of its own'],
  ['file:///srv/app.html', /not a web page/, 'write an origin such as https://'],
  ['https://', /not an address/, 'write an origin such as https://'],
  ['none', /scheme is missing/, 'write https://none'],
])('%s is none, and the hint says what would be', async (origin, problem, hint) => {
  const found = await findings(origin);
  expect(found.map(({ code }) => code)).toEqual(['registry/cors-origin']);
  expect(found[0]?.message).toMatch(problem);
  expect(found[0]?.hint).toContain(hint);
  // The address of the hint is accepted.
  const [written = ''] = /https?:\/\/\S+$/.exec(found[0]?.hint ?? '') ?? [];
  expect(await findings(written)).toEqual([]);
});

test('each wrong one is reported once, at its place', async () => {
  const text = config(['https://a.example', 'https://b.example/', 'c.example']);
  expect(await documentFindings('registry-server', text)).toEqual([
    '8:7 registry/cors-origin',
    '9:7 registry/cors-origin',
  ]);
  expect(await documentFindings('registry-server', config([]))).toHaveLength(1);
});

test('a server that asks for no token lets not every page in', async () => {
  const anonymous = '{ mode: anonymous }';
  expect(await documentFindings('registry-server', config(['*'], anonymous))).toEqual([
    '7:7 registry/cors-every-origin',
  ]);
  expect(await documentFindings('registry-server', config(['http://localhost:5173'], anonymous))).toEqual([]);
});

test('the same holds inside a resource', async () => {
  await expectFindings(
    `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: |
    ${config(['https://app.example.com/']).replaceAll('\n', '\n    ').replace('- "', '- ┆"')}
  volumes: [{ name: data, persistentVolumeClaim: { claimName: d } }]
  volumeMounts: [{ name: data, mountPath: /data }]
`,
    'registry/cors-origin',
  );
});
