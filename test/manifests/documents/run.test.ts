import { expect, test } from 'vitest';
import { documentFindings } from '../../support/document-findings.ts';

const image = (rest: string): Promise<string[]> =>
  documentFindings('run', `schemaVersion: v1\nimage: example.com/files:1\n${rest}\n`);
const remote = (rest: string): Promise<string[]> =>
  documentFindings('run', `schemaVersion: v1\nremoteUrl: https://docs.example.com/mcp\n${rest}\n`);

test('a port of the machine is taken once', async () => {
  expect(await image("publish: ['9100:8080', '9100:8081']")).toEqual(['3:24 run/port-taken']);
  expect(await image("proxyPort: 9000\npublish: ['9000:8080']")).toEqual(['4:11 run/port-taken']);
  expect(await image("proxyPort: 9000\npublish: ['9001:8080', '9002:8080', '0:1', '0:2']")).toEqual([]);
  expect(await remote('proxyPort: 8666\nremoteAuth: { enabled: true }')).toEqual(['3:12 run/port-taken']);
  expect(await remote('proxyPort: 9000\nremoteAuth: { enabled: true, callbackPort: 9000 }')).toEqual([
    '4:44 run/port-taken',
  ]);
  expect(await remote('proxyPort: 8666\nremoteAuth: { bearerTokenEnv: TOKEN }')).toEqual([]);
});

test('a path of the container holds one mount', async () => {
  expect(await image("volumes: ['/a:/data', '/b:/data/:ro']")).toEqual(['3:23 run/path-mounted-twice']);
  expect(await image("volumes: ['/a:/data', '/b:/data/b', '/c:/']")).toEqual([]);
});

test('a variable is set once', async () => {
  expect(await image('env: { A: x }\nsecrets: [{ name: s, target: A }]')).toEqual(['4:30 environment/set-twice']);
  expect(await image('env: { A: x }\nsecrets: [{ name: s, target: B }]')).toEqual([]);
});

test('what is exchanged is the token of a caller', async () => {
  const exchange = (more = ''): string => `tokenExchange: { url: https://login.example.com/token${more} }`;
  expect(await image(exchange())).toEqual(['3:1 run/exchange-without-token']);
  expect(await image(exchange(', subjectProviderName: company'))).toEqual([]);
  expect(await image(`${exchange()}\nauthServerConfigPath: /etc/auth.yaml`)).toEqual([]);
  expect(await image(`${exchange()}\noidc: { issuer: https://login.example.com, audience: a }`)).toEqual([]);
});

test('limits of users need users', async () => {
  const limit = '{ maxTokens: 5, refillPeriod: 1m }';
  const limits = `rateLimiting: { perUser: ${limit}, tools: [{ name: a, perUser: ${limit} }] }`;
  const signIn = 'oidc: { issuer: https://login.example.com, audience: a }';
  const code = 'rate-limit/per-user-without-authentication';
  expect(await remote(limits)).toEqual([`3:17 ${code}`, `3:81 ${code}`]);
  expect(await remote(`${limits}\n${signIn}`)).toEqual([]);
  expect(await remote(`rateLimiting: { shared: ${limit} }`)).toEqual([]);
});

test('a remote server has no container and no stdio', async () => {
  expect(await remote('transport: stdio')).toEqual(['3:12 run/remote-over-stdio']);
  expect(await remote("env: { A: b }\nvolumes: ['/a:/b']\npermissionProfile: network")).toEqual([
    '3:1 settings/without-effect',
    '4:1 settings/without-effect',
    '5:1 settings/without-effect',
  ]);
  expect(await remote('transport: sse\nheaderForward: { plaintext: { X-Team: a } }')).toEqual([]);
});

test('an image is not signed in at, and the network of the machine has no profile', async () => {
  expect(await image('headerForward: { plaintext: { X-Team: a } }')).toEqual(['3:1 settings/without-effect']);
  expect(await image('remoteAuth: { enabled: true, issuer: https://login.example.com }')).toEqual([
    '3:1 settings/without-effect',
  ]);
  expect(await image('permissionProfile: none\nnetwork: { mode: host }')).toEqual(['3:1 settings/without-effect']);
  expect(await image('remoteAuth: { bearerTokenEnv: TOKEN }\npermissionProfile: none')).toEqual([
    '3:1 settings/without-effect',
  ]);
  expect(await remote('remoteAuth: { bearerTokenEnv: TOKEN }')).toEqual([]);
});

test('tools are named as those of a resource', async () => {
  expect(await image('tools: { filter: [a], overrides: { a: { name: b } } }')).toEqual([
    '3:19 tools/rename-ignored-by-filter',
  ]);
  expect(await image('tools: { filter: [b], overrides: { a: { name: b } } }')).toEqual([]);
});

test('credentials are not spelled out', async () => {
  expect(await image('env: { API_TOKEN: sk-0000000000000000000000 }')).toEqual(['3:8 secrets/plaintext-credential']);
  expect(await image('telemetry: { headers: { Authorization: Bearer abcdef0123456789 } }')).toEqual([
    '3:25 secrets/plaintext-credential',
  ]);
  expect(await remote('headerForward: { plaintext: { X-Api-Key: abc } }')).toEqual([
    '3:31 secrets/plaintext-credential',
  ]);
  expect(await image('env: { LEVEL: debug }\ntelemetry: { headers: { X-Scope-OrgID: team } }')).toEqual([]);
});

test('an image is not a command line', async () => {
  const run = (name: string): Promise<string[]> => documentFindings('run', `schemaVersion: v1\nimage: ${name}\n`);
  expect(await run('npx @modelcontextprotocol/server-everything')).toEqual(['2:8 run/image-is-command']);
  expect(await run('docker run example.com/files:1')).toEqual(['2:8 run/image-is-command']);
  expect(await run('npx://@modelcontextprotocol/server-everything')).toEqual([]);
});
