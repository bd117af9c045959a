import { expect, test } from 'vitest';
import { loadDocument } from '../../../generated/load.ts';
import type { AggregatorConfig } from '../../../generated/types/aggregator.ts';
import { compile } from '../../../manifests/compile.ts';
import { tidy } from '../../../manifests/synth/tidy.ts';
import { renderText } from '../../../runtime/diagnostics/render-text.ts';

const header = 'apiVersion: mcp.svc.internal/v1alpha1';

function document(kind: string, name: string, spec: string): string {
  return `---\n${header}\nkind: ${kind}\nmetadata: { name: ${name}, namespace: mcp }\nspec:\n${spec}\n`;
}

const group = document('MCPGroup', 'support', '  description: everything');

interface Compiled {
  readonly config: AggregatorConfig;
  readonly objects: readonly Readonly<Record<string, unknown>>[];
  readonly text: string;
}

/** Compiles a virtual server with its surroundings and returns its configuration, checked by its own validator. */
async function compiled(spec: string, ...others: readonly string[]): Promise<Compiled> {
  const text = [document('VirtualMCPServer', 'desk', spec), group, ...others].join('');
  const { objects, diagnostics } = await compile([{ path: 'input.yaml', text }], {
    target: 'workloads',
    image: 'registry.svc.internal/svc:test',
    extent: 'whole',
    closed: false,
  });
  expect(objects.length, renderText(diagnostics, { color: false })).toBeGreaterThan(0);
  const configMap = objects.find(({ kind, metadata }) => kind === 'ConfigMap' && nameIn(metadata) === 'vmcp-desk');
  const file: unknown = Reflect.get(Object(configMap?.['data']), 'config.json');
  const config: unknown = JSON.parse(String(file));
  const { validate } = await loadDocument.aggregator();
  if (!validate(config)) throw new Error(JSON.stringify(validate.errors));
  return { config, objects, text: JSON.stringify(objects.map(tidy)) };
}

function nameIn(metadata: unknown): unknown {
  return typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'name') : undefined;
}

const inline = (rest = ''): string =>
  `  incomingAuth: { type: anonymous }\n  outgoingAuth:\n    source: inline\n${rest}  config: { groupRef: support }`;

test('a member is reached by its Service, on the path of the transport its proxy speaks', async () => {
  const { config } = await compiled(
    inline(),
    document('MCPServer', 'a-stdio', '  { groupRef: support, image: i, proxyMode: sse, proxyPort: 9001 }'),
    document('MCPServer', 'b-http', '  { groupRef: support, image: i, transport: streamable-http, proxyMode: sse }'),
    document(
      'MCPRemoteProxy',
      'c-remote',
      "  { groupRef: support, remoteUrl: 'https://r.example.com/mcp', transport: sse }",
    ),
    document(
      'MCPServerEntry',
      'd-entry',
      "  { groupRef: support, remoteUrl: 'https://e.example.com/x', transport: sse }",
    ),
    document('MCPServer', 'elsewhere', '  { image: i }'),
  );
  expect(config.backends).toEqual([
    { name: 'a-stdio', url: 'http://mcp-a-stdio-proxy.mcp.svc.cluster.local:9001/sse', transport: 'sse' },
    { name: 'b-http', url: 'http://mcp-b-http-proxy.mcp.svc.cluster.local:8080/mcp', transport: 'streamable-http' },
    { name: 'c-remote', url: 'http://mcp-c-remote-remote-proxy.mcp.svc.cluster.local:8080/sse', transport: 'sse' },
    { name: 'd-entry', url: 'https://e.example.com/x', transport: 'sse', type: 'entry' },
  ]);
});

const key = document(
  'MCPExternalAuthConfig',
  'key',
  '  { type: headerInjection, headerInjection: { headerName: X-Key, valueSecretRef: { name: s, key: k } } }',
);
const open = document('MCPExternalAuthConfig', 'open', '  { type: unauthenticated }');

const members = [
  key,
  open,
  document('MCPServer', 'server', '  { groupRef: support, image: i, externalAuthConfigRef: { name: key } }'),
  document(
    'MCPServerEntry',
    'entry',
    "  { groupRef: support, remoteUrl: 'https://e.example.com', transport: sse, externalAuthConfigRef: { name: key } }",
  ),
  document('MCPServer', 'plain', '  { groupRef: support, image: i }'),
];

test.each([
  [
    'an entry authenticates as its own field sets, a server leaves that to its proxy',
    '',
    { entry: 'header_injection' },
    undefined,
  ],
  [
    'discovered asks every member',
    '    default: { type: discovered }\n',
    { entry: 'header_injection', server: 'header_injection' },
    undefined,
  ],
  [
    'a default does not step in where discovered finds nothing',
    '    default: { type: externalAuthConfigRef, externalAuthConfigRef: { name: key } }\n    backends: { plain: { type: discovered } }\n',
    { entry: 'header_injection', server: 'header_injection', plain: 'unauthenticated' },
    'header_injection',
  ],
  [
    'the reference of a member wins over the default, for members of any kind',
    '    default: { type: externalAuthConfigRef, externalAuthConfigRef: { name: open } }\n',
    { entry: 'header_injection', server: 'header_injection' },
    'unauthenticated',
  ],
  [
    'authentication set for a backend wins over that of the backend itself',
    '    backends: { entry: { type: external_auth_config_ref, externalAuthConfigRef: { name: open } } }\n',
    { entry: 'unauthenticated' },
    undefined,
  ],
])('%s', async (_title, rest, backends, fallback) => {
  const { config } = await compiled(inline(rest), ...members);
  const types = Object.entries(config.outgoingAuth?.backends ?? {}).map(([name, { type }]) => [name, type]);
  expect(Object.fromEntries(types)).toEqual(backends);
  expect(config.outgoingAuth?.default?.type).toBe(fallback);
});

const discovered = (rest: string): string =>
  `  incomingAuth: { type: anonymous }\n  outgoingAuth:\n    source: discovered\n${rest}  config: { groupRef: support }`;
const toKey = '{ type: externalAuthConfigRef, externalAuthConfigRef: { name: key } }';

test.each([
  ['of the input', 'plain'],
  ['of another one', 'elsewhere'],
])('an entry that leaves the choice to a backend %s is not lost beside a default', async (_where, name) => {
  const { config } = await compiled(
    discovered(`    default: ${toKey}\n    backends: { ${name}: { type: discovered } }\n`),
    ...members,
  );
  expect(config.outgoingAuth).toMatchObject({
    source: 'discovered',
    default: { type: 'header_injection' },
    backends: { [name]: { type: 'discovered' } },
  });
});

test('the configuration model has the same order: entries, what members refer to, the default', async () => {
  const { config } = await compiled(
    `  incomingAuth: { type: anonymous }
  config:
    groupRef: support
    outgoingAuth:
      source: inline
      default: { type: unauthenticated }
      backends: { plain: { type: discovered }, entry: { type: unauthenticated } }`,
    ...members,
  );
  const types = Object.entries(config.outgoingAuth?.backends ?? {}).map(([name, { type }]) => [name, type]);
  expect(Object.fromEntries(types)).toEqual({
    entry: 'unauthenticated',
    plain: 'unauthenticated',
    server: 'header_injection',
  });
});

test('a reference that a type asks for has to be there, under both spellings', async () => {
  for (const type of ['externalAuthConfigRef', 'external_auth_config_ref']) {
    await expect(
      compiled(inline(`    default: ${toKey}\n    backends: { plain: { type: ${type} } }\n`), ...members),
    ).rejects.toThrow(/needs the field externalAuthConfigRef/);
  }
});

const encoded = (value: string): string => Buffer.from(value).toString('base64');

test('a credential that the configuration spells out moves into a Secret', async () => {
  const { config, objects, text } = await compiled(
    `  incomingAuth: { type: oidc, oidcConfig: { type: inline, inline: { issuer: 'https://id.example.com', clientId: desk } } }
  config:
    groupRef: support
    outgoingAuth:
      source: inline
      default: { type: header_injection, headerInjection: { headerName: X-Key, headerValue: hunter2 } }
      backends:
        server: { type: token_exchange, tokenExchange: { tokenUrl: 'https://l.example.com/t', clientId: desk, clientSecret: hunter3 } }`,
    members[2] ?? '',
    key,
  );
  expect(text).not.toMatch(/hunter/);
  const secret = objects.find(({ kind }) => kind === 'Secret');
  const data = { SVC_BACKEND_CLIENT_SECRET_SERVER: encoded('hunter3'), SVC_BACKEND_HEADER_VALUE: encoded('hunter2') };
  expect(secret).toMatchObject({ metadata: { name: 'vmcp-desk' }, data });
  expect(config.outgoingAuth?.default?.headerInjection?.headerValueEnv).toBe('SVC_BACKEND_HEADER_VALUE');
  expect(config.outgoingAuth?.backends?.['server']?.tokenExchange?.clientSecretEnv).toBe(
    'SVC_BACKEND_CLIENT_SECRET_SERVER',
  );
  expect(text).toContain('"secretKeyRef":{"key":"SVC_BACKEND_HEADER_VALUE","name":"vmcp-desk"}');
});

test('policies and settings of a ConfigMap are mounted, and the configuration names their files', async () => {
  const { config, text } = await compiled(
    `  incomingAuth:
    type: oidc
    oidcConfig: { type: configMap, configMap: { name: provider } }
    authzConfig: { configMap: { name: policies } }
  config:
    groupRef: support
    incomingAuth: { type: anonymous, authz: { type: cedar, policies: ["permit(principal, action, resource);"], primaryUpstreamProvider: corporate } }`,
  );
  expect(config.incomingAuth).toMatchObject({
    type: 'oidc',
    oidc: { configPath: expect.stringMatching(/^\/etc\/svc-oidc\//) },
    authz: { type: 'cedar', path: '/etc/svc-authz/authz.json', primaryUpstreamProvider: 'corporate' },
  });
  expect(config.incomingAuth?.authz?.policies).toBeUndefined();
  expect(text).toContain('"mountPath":"/etc/svc-authz"');
  expect(text).toContain('"configMap":{"items":[{"key":"authz.json","path":"authz.json"}],"name":"policies"}');
});

test('with an authorization server of its own and no other setting, a virtual server accepts the tokens that this server issues', async () => {
  const { config } = await compiled(`  incomingAuth: { type: oidc }
  authServerConfig:
    issuer: https://desk.example.com
    upstreamProviders:
      - { name: corporate, type: oidc, oidcConfig: { issuerUrl: 'https://login.example.com', clientId: desk } }
  config: { groupRef: support }`);
  expect(config.incomingAuth).toEqual({
    type: 'oidc',
    oidc: {
      advertisedScopes: ['openid'],
      issuer: 'https://desk.example.com',
      audience: 'http://vmcp-desk.mcp.svc.cluster.local:4483',
    },
  });
});
