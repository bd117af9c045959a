import { describe, expect, test } from 'vitest';
import { compileWhole } from '../../support/compiled-programs.ts';
import { expectFindings } from '../../support/expect-findings.ts';
import { at, everyValue, textAt, type JsonMap } from '../../support/plain-walk.ts';

const shared = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: "\${tenant}-staff", namespace: "\${tenant}" }
spec:
  type: inline
  inline: { issuer: "https://login.\${domain}/", clientId: "\${client_id:=tools}" }
---
`;

const server = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata:
  name: "\${tenant}-tickets"
  namespace: \${tenant}
  labels: { team: "\${team}" }
  annotations: { owner: "\${team}@example.com" }
spec:
  image: registry.\${domain}/tickets:\${tickets_tag:=1.4.0}
  serviceAccount: \${tenant}-tickets
  env:
    - { name: API, value: "https://api.\${domain}/v2" }
  secrets:
    - { name: "\${tenant}-tickets", key: token, targetEnvName: TOKEN }
  oidcConfigRef: { name: "\${tenant}-staff", audience: "https://tickets.\${domain}/mcp" }
`;

async function compiled(text: string): Promise<{ found: string[]; objects: readonly JsonMap[] }> {
  const { diagnostics, objects } = await compileWhole([{ path: 'a.yaml', text }]);
  return { found: diagnostics.map(({ code, severity }) => `${severity} ${code}`), objects };
}

describe('variables that Flux fills in', () => {
  test('pass in names, images, addresses, labels and values, to where they belong', async () => {
    const { found, objects } = await compiled(shared + server);
    expect(found).toEqual([]);
    expect(objects.length).toBeGreaterThan(5);
    for (const object of objects) expect(at(object, 'metadata', 'namespace')).toBe('${tenant}');
    const texts = objects.flatMap((object) => everyValue(object)).map(({ value }) => value);
    for (const text of [
      'registry.${domain}/tickets:${tickets_tag:=1.4.0}',
      'https://api.${domain}/v2',
      '${tenant}-tickets',
      '${team}@example.com',
    ])
      expect(texts).toContain(text);
    expect(objects.map((object) => textAt(object, 'metadata', 'name'))).toContain('mcp-${tenant}-tickets-proxy');
    expect(JSON.stringify(objects)).toContain('https://login.${domain}/');
  });

  test.each(['${name:-x}', '${name%%-*}', '${name/a/b}', '${name:0:7}', '${name^^}'])(
    'have forms of a shell: %s',
    async (form) => {
      expect((await compiled(server.replace('registry.${domain}', form).replace(/ {2}oidc.*\n/, ''))).found).toEqual(
        [],
      );
    },
  );

  test.each([
    ['an amount', 'resources: { limits: { memory: ┆"${memory}" } }', 'schema/pattern'],
    ['a number', 'replicas: ┆${replicas}', 'schema/wrong-type'],
    ['one of a closed list', 'transport: ┆${transport}', 'schema/enum'],
    ['a resource of the input', 'groupRef: ┆${group}', 'link/missing-target'],
  ])('have to be filled in before, where what is made depends on them: %s', async (_what, line, code) => {
    await expectFindings(`${server.replace(/ {2}oidc.*\n/, '')}  ${line}\n`, code);
  });

  test('the hint says how', async () => {
    const { diagnostics } = await compileWhole([{ path: 'a.yaml', text: `${server}  replicas: \${replicas:=2}\n` }]);
    expect(diagnostics.map(({ hint }) => hint)).toContain(
      'what is made depends on this value, so fill in the variable before: flux envsubst < file.yaml | svc compile -',
    );
  });

  test('what only looks like one is judged', async () => {
    await expectFindings(
      server.replace('"${tenant}-tickets"', '┆"${}-tickets"').replace(/ {2}oidc.*\n/, ''),
      'schema/pattern',
    );
    await expectFindings(
      server
        .replace('registry.${domain}/tickets:${tickets_tag:=1.4.0}', '┆registry.$domain/tickets')
        .replace(/ {2}oidc.*\n/, ''),
      'schema/pattern',
    );
  });

  test.each([
    ['an image', 'image: example.com/a', 'image: ┆"Example Image/${name}:${tag}"', 'schema/pattern'],
    ['a name', 'name: a', 'name: ┆"A_${tenant}"', 'schema/pattern'],
    ['two of them', 'name: a', 'name: ┆"A_${tenant}_${team}"', 'schema/pattern'],
  ])('no value of theirs sets right what is around them: %s', async (_what, right, wrong, code) => {
    const text =
      'apiVersion: mcp.svc.internal/v1alpha1\nkind: MCPServer\nmetadata:\n  name: a\nspec:\n  image: example.com/a\n';
    await expectFindings(text.replace(right, wrong), code);
  });

  test.each(['A_${a}_${b}_${c}', `A_${'a'.repeat(600)}_\${a}`, '${a} '.repeat(2000)])(
    'beside three of them, and in long texts, nobody looks: %s',
    async (image) => {
      const text = `apiVersion: mcp.svc.internal/v1alpha1\nkind: MCPServer\nmetadata: { name: a }\nspec: { image: "${image}" }\n`;
      const { found } = await compiled(text);
      expect(found).toEqual([]);
    },
  );

  test.each([
    ['┆"ftp://${host}/mcp"', 'schema/pattern'],
    ['┆"https://${host}/mcp?access_token=1a2b3c4d5e"', 'secrets/plaintext-credential'],
    ['┆"https://app:hunter2@${host}/mcp"', 'remote/credentials-in-url'],
    ['"https://${host}:${port}/${path}"'],
    ['"${scheme}://${host}/mcp"'],
    ['"${base}/mcp"'],
    ['"https://${host}/mcp?access_token=${token}"'],
  ])('nor what is beside them: %s', async (url, ...codes) => {
    const text = `apiVersion: mcp.svc.internal/v1alpha1\nkind: MCPRemoteProxy\nmetadata: { name: a }\nspec:\n  remoteUrl: ${url}\n`;
    await expectFindings(text, ...codes);
    await expectFindings(
      `${text.replace(url, 'https://mcp.example.com/mcp')}  headerForward: { addPlaintextHeaders: { Authorization: "Bearer \${token}" } }\n`,
    );
  });

  test.each([
    ['arn:${partition}:iam::${account}:role/${role}', '${region}'],
    ['${arn}', 'eu-${area}-1'],
  ])('any form may be filled in: %s', async (role, region) => {
    const text = `apiVersion: mcp.svc.internal/v1alpha1\nkind: MCPExternalAuthConfig\nmetadata: { name: a }\nspec: { type: awsSts, awsSts: { region: "${region}", fallbackRoleArn: "${role}" } }\n`;
    expect((await compiled(text)).found.filter((code) => code.includes('schema'))).toEqual([]);
  });
});

test.each([
  ['apiVersion: ┆${group}\nkind: MCPGroup', 'document/wrong-api-version'],
  ['apiVersion: mcp.svc.internal/v1alpha1\nkind: ┆${kind}', 'document/unknown-kind'],
])('an object of svc with a variable in apiVersion or kind is reported: %s', async (head, code) => {
  await expectFindings(`${head}\nmetadata: { name: tools }\n`, code);
});
