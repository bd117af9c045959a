import { expect, test } from 'vitest';
import { placedFindingsIn } from '../../support/placed-findings.ts';

const resource = (kind: string, spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: a }
spec:
${spec}
`;

const proxy = (header: string): string =>
  resource(
    'MCPRemoteProxy',
    `  remoteUrl: https://mcp.example.com\n  headerForward: { addPlaintextHeaders: { ${header} } }`,
  );

const server = (value: string): string =>
  resource('MCPServer', `  image: a\n  env:\n    - name: SETTING\n      value: ${value}`);

// Put together here, so that no scanner takes them for real ones.
const tokens = [
  `ghp_${'a1'.repeat(18)}`,
  `glpat-${'a1'.repeat(10)}`,
  `AKIA${'A1'.repeat(8)}`,
  `eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.${'a'.repeat(8)}`,
  `"Bearer ${'a1'.repeat(8)}"`,
];

test('headers that carry credentials are recognized by their names', async () => {
  for (const header of ['Authorization: x', 'X-Api-Key: x', 'cookie: x', 'private-token: x', 'X-Auth-Token: x']) {
    expect(await placedFindingsIn(proxy(header)), header).toEqual(['6:43 secrets/plaintext-credential']);
  }
  const telemetry = resource(
    'MCPTelemetryConfig',
    '  openTelemetry: { enabled: false, headers: { authorization: x } }',
  );
  expect(await placedFindingsIn(telemetry)).toEqual(['5:47 secrets/plaintext-credential']);
});

test('values with the form of a token are reported, whatever their name', async () => {
  for (const token of tokens) {
    expect(await placedFindingsIn(server(token)), token).toEqual(['8:14 secrets/plaintext-credential']);
    expect(await placedFindingsIn(proxy(`X-Team: ${token}`)), token).toEqual(['6:43 secrets/plaintext-credential']);
  }
});

test('variables whose names are those of passwords and keys are reported', async () => {
  const named = (name: string, value: string): string => server(value).replace('SETTING', name);
  for (const name of [
    'PASSWORD',
    'DB_PASSWORD',
    'API_KEY',
    'BRAVE_API_KEY',
    'CLIENT_SECRET',
    'AWS_SECRET_ACCESS_KEY',
  ]) {
    expect(await placedFindingsIn(named(name, 'hunter2')), name).toEqual(['8:14 secrets/plaintext-credential']);
  }
  for (const name of ['PASSWORD_FILE', 'SECRET_NAME', 'AWS_ACCESS_KEY_ID', 'TOKEN_URL', 'USE_API_KEYS']) {
    expect(await placedFindingsIn(named(name, 'hunter2')), name).toEqual([]);
  }
  for (const value of ['"true"', '"0"', '/run/secrets/key', 'https://vault.example.com/key', '<key>', '""']) {
    expect(await placedFindingsIn(named('API_KEY', value)), value).toEqual([]);
  }
});

test('other headers and values are fine', async () => {
  expect(await placedFindingsIn(proxy('X-Team: search, X-Tokenizer: fast'))).toEqual([]);
  for (const value of ['https://example.com', 'sk-learn', 'eyJ', 'basic']) {
    expect(await placedFindingsIn(server(value)), value).toEqual([]);
  }
});
