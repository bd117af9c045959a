import { expect, test } from 'vitest';
import { documentFindings } from '../../support/document-findings.ts';
import { expectFindings } from '../../support/expect-findings.ts';
import { maskedSource } from '../../../runtime/diagnostics/mask-credentials.ts';
import { servedGroup } from '../../support/served-group.ts';
import { validateTexts } from '../../support/validated.ts';

const code = 'secrets/plaintext-credential';
// Put together here, so that no scanner takes it for a real one.
const token = `ghp_${'a1'.repeat(18)}`;
const proxy = (url: string, metadata = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: a${metadata} }
spec: { remoteUrl: ${url} }
`;
const map = (data: string): string => `apiVersion: v1
kind: ConfigMap
metadata: { name: a }
data: ${data}
`;

test('the query of an address', async () => {
  await expectFindings(proxy("┆'https://mcp.example.com/mcp?tavilyApiKey=tvly-1a2b3c4d'"), code);
  await expectFindings(proxy("┆'https://mcp.example.com/mcp?x=1&access_token=1a2b3c4d5e'"), code);
  await expectFindings(proxy("┆'https://app:hunter2@mcp.example.com/mcp'"), 'remote/credentials-in-url');
  for (const url of [
    'https://mcp.example.com/mcp?tenant=1a2b3c4d5e',
    'https://mcp.example.com/mcp?api_key=${KEY}',
    'https://mcp.example.com/mcp?api_key=your-api-key-1',
    'https://mcp.example.com/mcp?page_token=1a2b3c4d5e',
  ]) {
    await expectFindings(proxy(`'${url}'`));
  }
  await expectFindings(proxy("┆'https://mcp.example.com/mcp#access_token=1a2b3c4d5e'"), code);
  // What has two forms is one finding.
  await expectFindings(proxy(`┆'https://mcp.example.com/mcp?token=${token}'`), code);
});

test('addresses and connection strings wherever they are', async () => {
  const server = (spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec: { image: 'example.com/a:1', ${spec} }
`;
  await expectFindings(server("env: [{ name: DB, value: ┆'Server=db;User Id=app;Password=hunter2' }]"), code);
  await expectFindings(server("env: [{ name: STORE, value: ┆'AccountName=a;AccountKey=MTIzNDU2Nzg5MDEy' }]"), code);
  await expectFindings(server("env: [{ name: STORE, value: 'Server=db;User Id=app' }]"));
  await expectFindings(server("args: [┆'https://x.example.com?api_key=1a2b3c4d5e']"), code);
  await expectFindings(server(`podTemplateSpec: { metadata: { annotations: { example.com/uses: ┆${token} } } }`), code);
  await expectFindings(
    servedGroup("    metadata: { store: ┆'rediss://app:hunter2@redis.example.com:6379' }", ['wiki']),
    code,
  );
});

test('annotations', async () => {
  await expectFindings(proxy('https://mcp.example.com', `, annotations: { note: ┆'uses ${token}' }`), code);
  await expectFindings(proxy('https://mcp.example.com', ', annotations: { example.com/api-key: ┆4f2a91c07be3 }'), code);
  await expectFindings(proxy('https://mcp.example.com', ", annotations: { note: ┆'password=4f2a91c07be3' }"), code);
  await expectFindings(
    proxy('https://mcp.example.com', `, annotations: { last: ┆'{"kind": "A", "password": "4f2a91c07be3"}' }`),
    code,
  );
  for (const fine of [
    'note: uses a token',
    'example.com/auth-secret: default/basic-auth1',
    'example.com/api-key: in-vault',
  ])
    await expectFindings(proxy('https://mcp.example.com', `, annotations: { ${fine} }`));
  await expectFindings(
    `${proxy('https://mcp.example.com')}---
apiVersion: v1
kind: Service
metadata: { name: s, annotations: { note: ┆'postgres://app:hunter2@db/app' } }
`,
    code,
  );
});

test('ConfigMaps', async () => {
  await expectFindings(map('{ DB_PASSWORD: ┆hunter2 }'), code);
  await expectFindings(map('{ url: ┆"postgres://app:hunter2@db/app" }'), code);
  await expectFindings(map(`\n  app.yaml: |\n    language: en\n    token: ┆${token}`), code);
  await expectFindings(map('\n  app.yaml: |\n    language: en\n    api_key: ┆4f2a91c07be3'), code);
  await expectFindings(map(`\n  app.ini: |\n    [db]\n    password = "┆4f2a91c07be3"`), code);
  await expectFindings(map(`{ app.json: ┆'{"db": {"client_secret": "4f2a91c07be3"}}' }`), code);
  await expectFindings(map('\n  app.env: |\n    MODE=x\n    export DB_PASSWORD=┆4f2a91c07be3'), code);
});

test('placeholders, words of documentation and file names are not credentials', async () => {
  for (const data of [
    '{ DB_PASSWORD: "" }',
    '{ DB_PASSWORD: changeme }',
    '{ DB_PASSWORD: "${DB_PASSWORD}" }',
    '{ DB_PASSWORD: $db-password }',
    '{ DB_PASSWORD_FILE: /run/secrets/db }',
    '{ url: "postgres://app:$(DB_PASSWORD)@db/app" }',
    '{ url: "postgres://user:password@localhost/app" }',
    '{ secretName: database-credentials-1 }',
    '\n  app.yaml: |\n    bearer_token_file: /var/run/secrets/token1\n    password: <password>\n    # password: xxxxxxxxxx',
    '\n  nginx.conf: |\n    proxy_set_header Authorization "Bearer $token";',
    '\n  run.sh: |\n    export API_KEY=$(cat /etc/key1)',
  ]) {
    await expectFindings(map(data));
  }
  const encrypted = `${map('{ DB_PASSWORD: "ENC[AES256_GCM,data:1a2b3c4d5e6f,type:str]" }')}sops: { version: 3.9.0 }\n`;
  await expectFindings(encrypted);
});

test('configuration documents', async () => {
  const run = (rest: string): Promise<string[]> => documentFindings('run', `schemaVersion: v1\n${rest}`);
  const remote = 'remoteUrl: https://mcp.example.com/mcp\n';
  expect(await run(`${remote}remoteAuth: { bearerToken: hunter2 }\n`)).toEqual([`3:28 ${code}`]);
  expect(await run(`${remote}remoteAuth: { bearerToken: '\${TOKEN}' }\n`)).toEqual([]);
  expect(await run(`${remote}remoteAuth: { bearerTokenFile: /run/token }\n`)).toEqual([]);
  expect(await run(`${remote}remoteAuth: { enabled: true, clientId: a, clientSecret: hunter2 }\n`)).toEqual([
    `3:57 ${code}`,
  ]);
  expect(await run("remoteUrl: 'https://mcp.example.com/mcp?api_key=1a2b3c4d5e'\n")).toEqual([`2:12 ${code}`]);
  expect(await run('image: example.com/a:1\nargs: [--token, 4f2a91c07be3]\n')).toEqual([`3:17 ${code}`]);
  const registry = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: |
    sources: [{ name: s, git: { repository: 'https://app:┆hunter2@git.example.com/a.git' }, syncPolicy: { interval: 1h } }]
    registries: [{ name: r, sources: [s] }]
    auth: { mode: anonymous }
`;
  const { diagnostics } = await validateTexts({ 'a.yaml': registry.replace('┆', '') });
  expect(diagnostics.map((one) => one.code)).toContain(code);
});

test('what is found is masked where it is shown', async () => {
  const text = [
    proxy("'https://mcp.example.com/mcp?tavilyApiKey=tvly-1a2b3c4d'", `, annotations: { note: 'uses ${token}' }`),
    map('{ DB_PASSWORD: hunter2, url: "postgres://app:hunter2@db/app" }'),
    map('\n  app.yaml: |\n    language: en\n    api_key: 4f2a91c07be3').replace('name: a', 'name: b'),
    `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: b }
spec:
  image: example.com/a:1
  args: [--token, 4f2a91c07be3]
  env:
    - name: API_KEY
      value: swordfish
    - { name: DB, value: 'Server=db;User Id=app;Password=hunter2' }
`,
  ].join('---\n');
  const { diagnostics } = await validateTexts({ 'a.yaml': text });
  const found = diagnostics.filter((one) => one.code === code);
  expect(found).toHaveLength(8);
  const secrets = ['tvly-1a2b3c4d', token, 'hunter2', '4f2a91c07be3', 'swordfish'];
  const shown = maskedSource({ path: 'a.yaml', text }).text;
  expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
  for (const { span } of found) expect(shown.slice(span?.start, span?.end)).toContain('*');
});
