import { expect, test } from 'vitest';
import { documentFindings } from '../../../support/document-findings.ts';
import { expectFindings } from '../../../support/expect-findings.ts';

const config = (signIn: string, rest = '{}'): string => `sources: [{ name: a, managed: ${rest} }]
registries: [{ name: r, sources: [a] }]
auth:
  mode: oauth
  oauth:
    resourceUrl: https://catalog.example.com
    signIn: { clientId: catalog, ${signIn} }
    providers:
      - { name: company, issuerUrl: "https://login.example.com", audience: r }
      - { name: partners, issuerUrl: "https://login.example.org", audience: r }
  authz: { roles: { manageEntries: [{ groups: a }] } }
`;
const database = 'database: { host: db.example.com, user: u, database: d, sslMode: disable }';
const registry = (text: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: |
    ${text.replaceAll('\n', '\n    ')}
  volumes: [{ name: data, persistentVolumeClaim: { claimName: d } }, { name: s, secret: { secretName: s } }]
  volumeMounts: [{ name: data, mountPath: /data }, { name: s, mountPath: /s }]
`;

test('people sign in at a provider that is there', async () => {
  const code = 'registry/sign-in-unknown-provider';
  await expectFindings(registry(config('provider: ┆compny')), code);
  expect(await documentFindings('registry-server', config('provider: compny'))).toEqual([`7:44 ${code}`]);
  await expectFindings(registry(config('provider: partners')));
  // The first one, where none is named.
  await expectFindings(registry(config('scopes: [openid]')));
});

test('sessions outlast a process where there may be several', async () => {
  const shared = (signIn: string): string => registry(config(signIn) + database).replace('    signIn:', '    ┆signIn:');
  await expectFindings(shared('provider: company'), 'registry/sign-in-sessions-end');
  await expectFindings(shared('sessionSecretFile: /s/key').replace('┆', ''));
  // Outside of a cluster as well: with a database there may be several servers.
  const alone = (signIn: string, rest: string): Promise<readonly string[]> =>
    documentFindings('registry-server', config(signIn) + rest);
  expect(await alone('provider: company', database)).toEqual(['7:5 registry/sign-in-sessions-end']);
  expect(await alone('sessionSecretFile: /s/key', database)).toEqual([]);
  expect(await alone('provider: company', '')).toEqual([]);
});
