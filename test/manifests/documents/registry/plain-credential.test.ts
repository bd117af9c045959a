import { expect, test } from 'vitest';
import { documentFindings } from '../../../support/document-findings.ts';
import { expectFindings } from '../../../support/expect-findings.ts';

const code = 'registry/plain-credential';
const config = (source: string): string => `sources:
  - { name: s, ${source}, syncPolicy: { interval: 10m } }
registries: [{ name: all, sources: [s] }]
auth: { mode: anonymous }
`;
const git = (url: string, auth = ', auth: { username: u, passwordFile: /p }'): string =>
  config(`git: { repository: "${url}", path: a.json${auth} }`);
const api = (url: string, token = ', tokenFile: /t'): string => config(`api: { endpoint: "${url}"${token} }`);

const findings = (text: string): Promise<string[]> => documentFindings('registry-server', text);

test('a password or a token is not sent over plain HTTP to another machine', async () => {
  for (const url of ['http://git.example.com/c.git', 'http://192.168.1.4/c.git', 'http://192.0.2.7:3000/c.git']) {
    expect([url, await findings(git(url)), await findings(api(url))]).toEqual([
      url,
      [`2:35 ${code}`],
      [`2:33 ${code}`],
    ]);
    expect([url, await findings(git(url, '')), await findings(api(url, ''))]).toEqual([url, [], []]);
  }
});

test('over TLS, on this machine and inside of the cluster it is', async () => {
  for (const url of [
    'https://git.example.com/c.git',
    'http://localhost:3000/c.git',
    'http://127.0.0.1/c.git',
    'http://git.forge.svc.cluster.local/c.git',
  ])
    expect([url, await findings(git(url)), await findings(api(url))]).toEqual([url, [], []]);
});

test('credentials over plain HTTP are reported in a resource too', async () => {
  const lines = config('api: { endpoint: ┆"http://a.example.com", tokenFile: /etc/t/token }').trimEnd().split('\n');
  await expectFindings(
    `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  volumes: [{ name: t, secret: { secretName: t } }]
  volumeMounts: [{ name: t, mountPath: /etc/t, readOnly: true }]
  configYAML: |
    ${lines.join('\n    ')}
`,
    code,
  );
});
