import { describe, expect, test } from 'vitest';
import { loadDocument } from '../../../generated/load.ts';
import { compile } from '../../../manifests/compile.ts';
import { unsupportedIn } from '../../../runtime/not-yet/run-fields.ts';
import { documentFindings } from '../../support/document-findings.ts';
import { expectFindings } from '../../support/expect-findings.ts';
import { fullFixtures } from '../../support/source-files.ts';

const code = 'proxy/not-available-yet';

const proxy = (spec: string, external: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: a }
spec:
  remoteUrl: https://mcp.example.com/mcp
  oidcConfigRef: { name: sign-in, audience: a }
  ${spec}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: external }
spec: ${external}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: sign-in }
spec: { type: inline, inline: { issuer: https://idp.example.com } }
`;

describe('what a proxy refuses is found before it is applied', () => {
  test('AWS signatures', async () => {
    const external =
      '{ type: awsSts, awsSts: { region: eu-west-1, fallbackRoleArn: "arn:aws:iam::123456789012:role/a" } }';
    await expectFindings(proxy('externalAuthConfigRef: { name: ┆external }', external), code);
  });

  test('tokens of upstream providers', async () => {
    const exchange = '{ tokenUrl: https://idp.example.com/token, audience: b, subjectProviderName: github }';
    const external = `{ type: tokenExchange, tokenExchange: ${exchange} }`;
    const marked = proxy('externalAuthConfigRef: { name: ┆┆external }', external);
    await expectFindings(marked, code, 'upstream/provider-without-auth-server');
  });

  test('an exchange of the token of the caller is there', async () => {
    const external = '{ type: tokenExchange, tokenExchange: { tokenUrl: https://idp.example.com/token, audience: b } }';
    await expectFindings(proxy('externalAuthConfigRef: { name: external }', external));
  });

  test('in run documents too, each reason once', async () => {
    const run = (text: string): Promise<string[]> => documentFindings('run', `schemaVersion: v1\n${text}`, code);
    expect(await run('image: npx://files\nargs: [a]\nenv: { A: b }\n')).toEqual([]);
    expect(await run('image: example.com/files:1\nargs: [a]\nenv: { A: b }\nvolumes: ["/a:/b"]\n')).toEqual([]);
    expect(await run('image: npx://a\nruntime: { engine: process }\nvolumes: ["/a:/b"]\n')).toEqual([`4:1 ${code}`]);
    expect(await run('remoteUrl: https://example.com\nargs: [a]\n')).toEqual([`3:1 ${code}`]);
    expect(await run('targetPort: 8000\ntransport: streamable-http\nimageVerification: warn\n')).toEqual([]);
  });

  test('in documents of aggregators too', async () => {
    const aggregator = (text: string): Promise<string[]> =>
      documentFindings('aggregator', `groupRef: tools\n${text}`, code);
    expect(await aggregator('outgoingAuth: { source: discovered }\n')).toEqual([]);
    expect(await aggregator('compositeToolRefs: [{ name: a }]\n')).toEqual([`2:1 ${code}`]);
    expect(await aggregator('optimizer: {}\n')).not.toContain(`2:1 ${code}`);
    expect(await aggregator('outgoingAuth: { source: inline }\nbackends: []\n')).toEqual([]);
    const signed = '{ type: upstream_inject, upstreamInject: { providerName: a } }';
    const backends = 'backends: [{ name: a, url: "http://a", transport: sse }]\n';
    expect(await aggregator(`${backends}outgoingAuth: { default: ${signed} }\n`)).toEqual([`3:34 ${code}`]);
    const none = 'backends: { a: { type: unauthenticated } }';
    expect(await aggregator(`${backends}outgoingAuth: { default: ${signed}, ${none} }\n`)).toEqual([]);
    expect(await aggregator(`outgoingAuth: { backends: { a: ${signed} } }\n`)).toEqual([`2:40 ${code}`]);
    const claims =
      'authz: { type: cedar, policies: ["permit(principal, action, resource);"], primaryUpstreamProvider: a }';
    expect(await aggregator(`incomingAuth: { type: anonymous, ${claims} }\n`)).toEqual([expect.stringContaining(code)]);
  });
});

const gateway = (outgoing: string, more: string, external = '{ type: unauthenticated }'): string =>
  `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth: { type: anonymous }
  outgoingAuth: ${outgoing}
  config:
    groupRef: support
    ${more}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: support }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: docs }
spec:
  groupRef: support
  remoteUrl: https://docs.example.com/mcp
  transport: streamable-http
  externalAuthConfigRef: { name: external }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: external }
spec: ${external}
`;

describe('what a gateway refuses is found before it is applied', () => {
  const aws = '{ type: awsSts, awsSts: { region: eu-west-1, fallbackRoleArn: "arn:aws:iam::123456789012:role/a" } }';
  const found = async (text: string): Promise<string[]> =>
    (
      await compile([{ path: 'input.yaml', text }], {
        target: 'workloads',
        image: 'registry.svc.internal/svc:test',
        extent: 'whole',
        closed: false,
      })
    ).diagnostics.flatMap((each) => (each.code === code ? [each.message] : []));

  test('not a search of tools, which works', async () => {
    expect(await found(gateway('{ source: inline }', 'optimizer: { hybridSearchSemanticRatio: "0" }'))).toEqual([]);
    expect(await found(gateway('{ source: inline }', ''))).toEqual([]);
  });

  test('credentials that it cannot make, for a listed backend; a discovered backend is left out', async () => {
    const words = 'the gateway of VirtualMCPServer "desk" will not start: AWS signatures are not available yet';
    expect(await found(gateway('{ source: inline }', '', aws))).toEqual([words]);
    // One that it finds is left out, and it serves the others.
    const left = (backend: string): string =>
      `the backend "${backend}" of the gateway of VirtualMCPServer "desk" is left out: AWS signatures are not available yet`;
    expect(await found(gateway('{ source: discovered }', '', aws))).toEqual([left('docs')]);
    const entry =
      '{ source: inline, backends: { docs: { type: externalAuthConfigRef, externalAuthConfigRef: { name: external } } } }';
    expect(await found(gateway(entry, '', aws))).toEqual([words]);
    expect(await found(gateway(entry.replace('inline', 'discovered'), '', aws))).toEqual([left('docs')]);
    const common =
      '{ source: inline, default: { type: externalAuthConfigRef, externalAuthConfigRef: { name: external } }, backends: { docs: { type: discovered } } }';
    // A default that no backend is sent does not keep it from starting.
    expect(await found(gateway(common, '', '{ type: unauthenticated }'))).toEqual([]);
  });

  test('credentials that its configuration asks for by itself', async () => {
    const words =
      'the gateway of VirtualMCPServer "desk" will not start: tokens of upstream providers need the embedded authorization server, which is not available yet';
    const inject = '{ type: upstream_inject, upstreamInject: { providerName: idp } }';
    const model = (outgoing: string): string =>
      gateway('X', `outgoingAuth: ${outgoing}`)
        .replace('  outgoingAuth: X\n', '')
        .replace(/\n  externalAuthConfigRef: .*/, '');
    expect(await found(model(`{ source: inline, default: ${inject} }`))).toEqual([words]);
    expect(await found(model(`{ source: inline, backends: { docs: ${inject} } }`))).toEqual([words]);
    expect(await found(model(`{ source: inline, backends: { other: ${inject} } }`))).toEqual([]);
    expect(await found(model(`{ source: discovered, default: ${inject} }`))).toEqual([
      words.replace('the gateway', 'the backend "docs" of the gateway').replace('will not start', 'is left out'),
    ]);
  });

  test('claims of another token than the one that the caller sends', async () => {
    const written = 'policies: ["permit(principal, action, resource);"]';
    const authz = `{ type: cedar, ${written}, primaryUpstreamProvider: idp }`;
    const text = gateway('{ source: inline }', `incomingAuth: { type: anonymous, authz: ${authz} }`);
    // The policies of its configuration have no effect, nor whose claims they see.
    expect(await found(text)).toEqual([]);
    const policies = `{ type: anonymous, authzConfig: { type: inline, inline: { ${written} } } }`;
    expect(await found(text.replace('incomingAuth: { type: anonymous }', `incomingAuth: ${policies}`))).toEqual([
      'the gateway of VirtualMCPServer "desk" will not start: tokens of upstream providers are not available yet',
    ]);
  });
});

test('the warnings of compiled proxies are what their run documents are refused for', async () => {
  const { objects, diagnostics } = await compile(fullFixtures(), {
    target: 'workloads',
    image: 'registry.svc.internal/svc:test',
    namespace: 'tools',
    extent: 'whole',
    closed: false,
  });
  const { validate, withDefaults } = await loadDocument.run();
  const refused = objects.flatMap((object) => {
    const data: unknown = object['data'];
    const text: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'run.json') : undefined;
    if (typeof text !== 'string') return [];
    const config: unknown = JSON.parse(text);
    if (!validate(config)) throw new Error('a compiled run document is not valid');
    const reasons = new Set(unsupportedIn(withDefaults(config)).map(({ reason }) => reason));
    return [...reasons].map((reason) => `${config.name}: ${reason}`);
  });
  const warned = diagnostics
    .filter((finding) => finding.code === code && finding.message.startsWith('the proxy of '))
    .map(({ message }) => message.replace(/^the proxy of \w+ "([^"]+)".* will not start/, '$1'));
  expect(refused.length).toBeGreaterThan(3);
  expect(warned.toSorted()).toEqual(refused.toSorted());
});
