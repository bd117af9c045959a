import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeFrame } from '../../../runtime/diagnostics/code-frame.ts';
import { isCredentialName } from '../../../runtime/diagnostics/credential-forms.ts';
import type { Diagnostic } from '../../../runtime/diagnostics/diagnostic.ts';
import { maskedSource } from '../../../runtime/diagnostics/mask-credentials.ts';
import { renderGithub } from '../../../runtime/diagnostics/render-github.ts';
import { renderJson } from '../../../runtime/diagnostics/render-json.ts';
import { renderJunit } from '../../../runtime/diagnostics/render-junit.ts';
import { renderSarif } from '../../../runtime/diagnostics/render-sarif.ts';
import { renderText } from '../../../runtime/diagnostics/render-text.ts';
import { cpuGrowth, mostGrowth } from '../../support/cpu-growth.ts';
import { projectRoot } from '../../support/source-files.ts';

const masked = (text: string): string => maskedSource({ path: 'a.yaml', text }).text;

/** Texts with `‹` and `›` around what nobody may see. */
const spelledOut: Readonly<Record<string, string>> = {
  'a field': 'bearerToken: ‹swordfish›\nimage: a',
  'a field in quotes': `clientSecret: "‹sword\\"fish›" # a comment\nother: 'b'`,
  'a field of JSON': '{ "clientSecret": "‹swordfish›", "clientId": "mcp" }',
  'a field in braces': '{ password: ‹swordfish› }',
  'a field with a block': 'token: |-\n  ‹first line\n  second line›\nother: a',
  'a variable': 'env:\n  - name: API_TOKEN\n    value: ‹swordfish, and more›\n  - name: REGION\n    value: eu',
  'a variable on one line': 'env: [{ name: API_TOKEN, value: ‹swordfish› }]',
  'a variable whose value comes first': '- value: ‹swordfish›\n  name: DB_PASSWORD',
  'a variable of JSON': '{"name": "API_KEY", "value": "‹swordfish›"}',
  'a variable whose key is misspelt': 'env:\n  - name: API_TOKEN\n    valu: ‹swordfish›',
  'the value of a secret':
    'secrets:\n  - name: weather\n    targetEnvName: WEATHER\n    value: ‹swordfish›\n  - name: b',
  'the value of a secret that comes first': '- name: weather\n  value: ‹swordfish›\n  targetEnvName: WEATHER',
  'the value of an injected header': 'headerInjection:\n  headerName: X-Weather\n  value: ‹swordfish›',
  'the value of an injected header in braces': 'headerInjection: { headerName: X-Weather, value: ‹swordfish› }',
  'a key beside an ExternalSecret':
    'apiVersion: external-secrets.io/v1\nspec: { data: [{ secretKey: token }] }\n---\nspec:\n  secretKey: ‹swordfish›',
  'a header': 'addPlaintextHeaders:\n  X-API-Key: ‹swordfish›\n  Authorization: ‹Bearer swordfish›\n  X-Region: eu',
  'a header in a list': 'headers: ["Authorization=‹swordfish›", "x-region=eu"]',
  'an option': 'args: ["--api-key=‹swordfish›", --region, eu]',
  'an option and its value': 'args:\n  - --password\n  - ‹swordfish›\n  - --region\n  - eu',
  'an option and its value on one line': 'args: [--password, ‹swordfish›, --region, eu]',
  'an option and its value in one': 'args: ["--password ‹swordfish›"]',
  'a list on one line': 'bearerToken: [‹swordfish›, "‹sword,fish›", \'‹it is›\']\nimage: a',
  'a list on lines': 'passwords:\n  - ‹swordfish›\n  - "‹sword: fish›" # old\n  - ‹third one›\nimage: a',
  'a list at the level of its key': 'apiKeys:\n- ‹swordfish›\n- ‹second›\nimage: a',
  'a list of JSON': '{ "apiKeys": [\n  "‹swordfish›",\n  "‹second›"\n], "region": "eu" }',
  'a Secret behind the end of another document':
    'kind: ConfigMap\ndata:\n  language: en\n...\nkind: Secret\ndata:\n  pass: ‹c3dvcmRmaXNo›',
  'an address': 'value: postgres://app:‹swordfish›@db.example.com/app',
  'an address of the web': 'remoteUrl: https://‹app:swordfish›@mcp.example.com/mcp',
  'a parameter of an address': 'remoteUrl: https://mcp.example.com/mcp?region=eu&tavilyApiKey=‹tvly-12345678›&x=1',
  'a connection string': 'value: Server=db.example.com;User Id=app;Password=‹swordfish›;Encrypt=true',
  'a token': `message: uses ‹ghp_${'a1'.repeat(18)}› for now`,
  'a private key': 'config: |\n  ‹-----BEGIN PRIVATE KEY-----\n  MIIE/abc+def\n  ›-----END PRIVATE KEY-----',
  'a Secret':
    'kind: Secret\nmetadata: { name: a }\nstringData:\n  user: ‹app›\n  settings: |\n    ‹swordfish: true›\n    ‹more›\ntype: Opaque',
  'a Secret in braces':
    'apiVersion: v1\nkind: Secret\ndata: { user: ‹YXBw›, "pass": "‹c3dvcmRmaXNo›" }\nmetadata: { name: a }',
  'a value in quotes on two lines': 'password: "‹hunter\n  fish›"\nimage: a',
  'a value in quotes that nobody closes':
    'env:\n  - name: SECRET_KEY\n    value: "‹hunter\n      fish: 1\n    fish›\n  - name: b',
  'a value on two lines':
    'env:\n  - name: SECRET_KEY\n    value: ‹hunter\n      fish: 1›\n  - name: REGION\n    value: eu',
  'a value that begins on the next line': 'password:\n  ‹swordfish›\nimage: a',
  'a value behind a comment': 'password: # of the store\n  "‹hunter\n  fish›"\nimage: a',
  'a value whose rest lost its indentation': '    - name: SECRET_KEY\n      value: ‹hunter\nfish›\n    - name: b',
  'a block that lost its indentation': '    - name: SECRET_KEY\n      value: |\n‹hunter\n fish›\n    - name: b',
  'a value without a space': '- name: SECRET_KEY\n  value:‹swordfish›\n- name: b',
  'a field without a space': 'spec:\n  clientSecret:‹swordfish›\n  image: a',
  'a value without a colon': '- name: SECRET_KEY\n  value ‹swordfish›\n- name: b',
  'a value with an equals sign': '- name: SECRET_KEY\n  value = ‹swordfish›\n- name: b',
  'a value whose key lost a letter': '- name: SECRET_KEY\n  vlue: "‹swordfish›"\n- name: b',
  'a value whose key lost its first letter': '- name: SECRET_KEY\n  alue: ‹swordfish›\n- name: b',
  'a value whose key is torn': '- name: SECRET_KEY\n  val{ue: "‹swordfish›"\n- name: b',
  'a value behind a stray sign': '- name: SECRET_KEY\n` value: "‹swordfish›"\n- name: b',
  'a value in a brace that nobody closes': '- name: SECRET_KEY\n  value: {"‹swordfish›"\n- name: b',
  'a value beside a name whose key lost a letter': 'env: [{ nam: API_TOKEN, value: ‹swordfish› }]',
  'a value below a name without a colon': '- name SECRET_KEY\n  value: ‹swordfish›\n- name: b',
  'a value below a name in torn quotes': '- name: "SECRET_KEY\n  value: ‹swordfish›\n- name: b',
  'a value behind a comment on its name': '- name: SECRET_KEY # why\n\n  # more\n  value: ‹swordfish›\n- name: b',
  'a value with an anchor': 'password: &password ‹swordfish›\nimage: a',
  'values with line ends of Windows':
    'env:\r\n  - name: SECRET_KEY\r\n    value: "‹hunter\r\n      fish›"\r\n  - name: b\r\n',
  'a Secret with line ends of Windows':
    'kind: Secret\r\nstringData:\r\n  user: ‹app›\r\n  pass: ‹swordfish›\r\ntype: a\r\n',
  'a Secret in small letters': 'kind: secret\nstringdata:\n  user: ‹swordfish›\ntype: a',
  'a Secret with a misspelt key': 'kind: Secret\nstringDate:\n  user: ‹swordfish›\ntype: a',
  'a Secret of JSON': '{\n  "kind": "Secret",\n  "data": {\n    "pass": "‹c3dvcmRmaXNo›"\n  },\n  "type": "Opaque"\n}',
};

describe('nobody sees', () => {
  test.each(Object.entries(spelledOut))('%s', (_, marked) => {
    const text = marked.replaceAll(/[‹›]/g, '');
    const expected = marked.replaceAll(/‹([^›]*)›/g, (__, secret: string) =>
      secret.replaceAll(/^( *)(.*)$/gm, (___, indent: string, rest: string) => indent + '*'.repeat(rest.length)),
    );
    // White space inside of a value may be covered too.
    expect(masked(text).replaceAll(/[ *]+/g, ' ')).toBe(expected.replaceAll(/[ *]+/g, ' '));
    expect(masked(text)).toHaveLength(text.length);
    expect(
      masked(text)
        .split('\n')
        .map(({ length }) => length),
    ).toEqual(text.split('\n').map(({ length }) => length));
  });
});

test.each([
  'passwordRef: { name: redis, key: password }',
  'tokenSecretRef:\n  name: github-token\n  key: token',
  'secrets: [{ name: github-token, key: token, targetEnvName: GITHUB_TOKEN }]',
  'secrets: [github, weather]\nimagePullSecrets:\n  - name: registry',
  'tokens:\n  - name: a\n    key: b\n  - { name: c }\nimage: a',
  'apiKeys: [${ONE}, "{{ two }}"]',
  'password: ${DB_PASSWORD}',
  'env:\n  - name: API_TOKEN\n    valueFrom: { secretKeyRef: { name: weather, key: api } }',
  'headerName: X-Weather\nvalueSecretRef: { name: weather, key: api }',
  'password: "{{ .Values.password }}"',
  'args: [--token, $(TOKEN), --token-file, /etc/token]',
  'tokenUrl: https://login.example.com/oauth/token?tenant=a1b2c3d4',
  'clientSecretFile: /run/secrets/client',
  'remoteUrl: https://mcp.example.com/mcp?page_token=a1b2c3d4e5',
  'schema: { type: object, properties: { password: { type: string } } }',
  'automountServiceAccountToken: false',
  '{ "name": "TOKEN", "isSecret": true, "isRequired": true }',
  'spec: { tlsSecret: sso-tls }',
  'kind: Secret\nstringData: { token: "{{ token }}", other: ${other}, none: "" }',
  'kind: Secret\nstringData:\n  token: <token>',
  'value: https://login.example.com',
  'kind: ConfigMap\ndata:\n  language: en',
  'kind: SecretProviderClass\nspec: { parameters: { data: a } }',
  'kind: Secret\nmetadata: { name: a }\ntype: Opaque',
  'password:\nimage: a',
  'metadata:\n  name: db-password\n  namespace: a\ntype: Opaque',
  'metadata: { name: github-token }\nspec: { image: a }',
  '- name: API_TOKEN\n  valueFrom: { secretKeyRef: { name: a } }',
  '- name: github-token\n  image: a',
  'env:\n  - name: API_TOKEN\n    value:\n  - name: b',
  '# the name SECRET_KEY\n# has the value a\nimage: a',
  'image: registry.example.com/token:v1.2',
  'image:\n  secret/token:v1',
  // The name of a key.
  'apiVersion: external-secrets.io/v1\nkind: ExternalSecret\nspec:\n  data:\n    - secretKey: client-secret\n      remoteRef: { key: mcp }',
  // The lines after an entry are not a part of it.
  'secrets:\n  - name: a\n    key: token\n    targetEnvName: API_TOKEN\ntransport: stdioo\nmcpPort: 99999',
  'secrets:\n- name: a\n  targetEnvName: API_TOKEN\ntransport: stdioo',
  'secrets: [{ name: a, key: token, targetEnvName: API_TOKEN }]\ntransport: stdioo\nmcpPort: 99999',
  '{ "secrets": [{ "name": "a", "targetEnvName": "API_TOKEN" }],\n  "transport": "stdioo" }',
])('%s is shown', (text) => {
  expect(masked(text)).toBe(text);
});

test('every field that the schemas call a secret has the name of one', () => {
  const names = ['config', 'kinds', 'shared'].flatMap((folder) =>
    readdirSync(`${projectRoot}/schemas/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => secretsIn(JSON.parse(readFileSync(`${projectRoot}/schemas/${folder}/${file}`, 'utf8')), '')),
  );
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !isCredentialName(name))).toEqual([]);
});

function secretsIn(schema: unknown, name: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = Reflect.get(schema, 'x-secret') === true ? [name] : [];
  return [...own, ...Object.entries(schema).flatMap(([key, value]: [string, unknown]) => secretsIn(value, key))];
}

test('no form of findings shows them, in places, messages, hints and related places', () => {
  for (const [title, marked] of Object.entries(spelledOut)) {
    const text = marked.replaceAll(/[‹›]/g, '');
    const source = { path: 'a.yaml', text };
    const secrets = [...marked.matchAll(/‹([^›]*)›/g)].flatMap(([, secret = '']) =>
      secret
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line.length > 3),
    );
    const message = secrets.map((secret) => `found "${secret}"`).join(', ');
    const findings = text.split('\n').map((_, line): Diagnostic => {
      const start = text.split('\n').slice(0, line).join('\n').length + (line === 0 ? 0 : 1);
      const span = { source, start, end: start + 1 };
      return { code: 'a/b', severity: 'error', message, span, source, hint: message, related: [{ message, span }] };
    });
    const shown = [
      renderText(findings, { color: false }),
      renderJson(findings),
      renderSarif(findings, { version: '1.0.0' }),
      renderGithub(findings),
      renderJunit(findings),
    ];
    for (const secret of secrets) {
      expect(
        shown.filter((form) => form.includes(secret)),
        `${title}: ${secret}`,
      ).toEqual([]);
    }
    for (const form of shown) expect(form).toContain('***');
  }
});

test('a word of a message stays where it is not quoted', () => {
  const source = { path: 'a.yaml', text: 'password: secret\n' };
  const finding: Diagnostic = {
    code: 'a/b',
    severity: 'error',
    message: 'use a secretKeyRef, not "secret", for a secret',
    span: { source, start: 0, end: 8 },
    related: [],
  };
  expect(renderGithub([finding])).toContain('use a secretKeyRef, not "***", for a secret');
});

test('the place of a finding is underlined where it is', () => {
  const source = { path: 'a.yaml', text: 'password: swordfish # why\n' };
  expect(codeFrame({ source, start: 10, end: 19 })).toEqual({
    line: 1,
    text: 'password: ********* # why',
    indent: 10,
    length: 9,
  });
});

test('a long value, and many of a Secret, are masked', () => {
  const long = 'ab'.repeat(4_000_000);
  expect(masked(`password: "${long}"`)).toBe(`password: "${'*'.repeat(long.length)}"`);
  expect(masked(`{kind: Secret, data: {a: "${long}"}}`)).not.toContain('ab');
  expect(masked(`kind: Secret\ndata:\n${'  a: b\n'.repeat(200_000)}`)).not.toContain('b');
});

test('a large file is masked in a time that grows with its size', () => {
  const line = `password: ${'x'.repeat(20)}\n`;
  const awkward: readonly ((n: number) => string)[] = [
    (n) => 'a'.repeat(n),
    (n) => '"'.repeat(n),
    (n) => '--a '.repeat(n),
    (n) => 'name: '.repeat(n),
    (n) => '{'.repeat(n),
    (n) => 'a://'.repeat(n),
    (n) => '?a=b&'.repeat(n),
    (n) => 'kind: Secret\ndata: {' + '"a": '.repeat(n),
    (n) => line.repeat(n / 4),
    (n) => '- '.repeat(2 * n),
    (n) => '}'.repeat(2 * n),
    (n) => `password: ${'}'.repeat(2 * n)}`,
    (n) => `password: ${'a '.repeat(2 * n)}`,
    (n) => `-a${' '.repeat(n)}(`,
    (n) => `name: x${' '.repeat(n)}(`,
    (n) => `value: x${' '.repeat(n)}(`,
    (n) => `headerName: x${' '.repeat(n)}(`,
    (n) => `password: x${' '.repeat(n)}(`,
    (n) => 'kind: Secret\ndata: {a: b' + ' '.repeat(2 * n) + 'c}',
    (n) => 'kind: Secret\ndata: {a: ' + '${'.repeat(n),
    (n) => '{kind: Secret, ' + 'data: {'.repeat(n),
    (n) => '?token=abcd12345&'.repeat(n),
    (n) => '"password": "a12345678", '.repeat(n),
    (n) => 'name: TOKEN\n vaue: a\n'.repeat(n),
    (n) => 'nam: TOKEN '.repeat(n),
    (n) => 'password: "a\n'.repeat(n),
    (n) => 'password: a\n '.repeat(n),
    (n) => 'password:\n'.repeat(n),
    (n) => '- name: TOKEN\n  value: "a\n'.repeat(n),
    (n) => ' - name: TOKEN\n   value:\n'.repeat(n),
    (n) => 'password: "'.repeat(n),
  ];
  for (const text of awkward) {
    const growth = cpuGrowth((size) => masked(text(size)), 5000);
    expect(growth, text(1).slice(0, 20)).toBeLessThan(mostGrowth);
  }
});
