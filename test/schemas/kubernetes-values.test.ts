import { describe, expect, test } from 'vitest';
import { validate } from '../../manifests/compile.ts';

interface Sample {
  readonly kind: string;
  /** A value under `spec`, with `%` in place of the tried value. */
  readonly spec: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

const names = {
  right: ['a', 'a-b', 'a.b', '1a', 'a.b-c.d'],
  wrong: ['a..b', '.a', 'a.', '-a', 'a-', 'A', 'a_b', 'a b', 'a.-b', 'x'.repeat(254)],
};
const addresses = {
  right: [
    'https://a',
    'http://localhost:8080/x?y=1#z',
    'https://[::1]:8443/a',
    'https://a_b.example.com',
    'http://10.0.0.1',
  ],
  wrong: ['', 'https://', 'http://:80', 'a.example.com', 'ftp://a', '//a', 'https://a b', 'https:/a', 'https://a:x/'],
};
const digest = `sha256:${'0'.repeat(64)}`;

/** What Kubernetes, a kubelet or a program would refuse after everything was accepted. */
const samples: readonly Sample[] = [
  {
    kind: 'MCPServer',
    spec: '{ image: "%" }',
    right: [
      'a',
      'a:1',
      'ghcr.io/a/b_c/d--e.f:V1.0-x',
      'localhost:5000/a',
      `a/b@${digest}`,
      `ghcr.io/a:1@${digest}`,
      'Host.example.com/a',
      '[::1]:5000/a',
    ],
    wrong: ['', ':::', 'a b', 'ghcr.io/Org/a', 'A', 'a:', 'a/', '/a', 'https://ghcr.io/a', 'a@sha256:1', 'a:-x'],
  },
  { kind: 'MCPServer', spec: '{ image: a, serviceAccount: "%" }', ...names },
  { kind: 'MCPServer', spec: '{ image: a, secrets: [{ name: "%", key: token, targetEnvName: A }] }', ...names },
  {
    kind: 'MCPServer',
    spec: '{ image: a, secrets: [{ name: a, key: "%", targetEnvName: A }] }',
    right: ['token', 'a.b_c-D', '.dot', '1'],
    wrong: ['', 'a b', 'a/b', 'é', 'x'.repeat(254)],
  },
  {
    kind: 'MCPServer',
    spec: '{ image: a, transport: sse, replicas: % }',
    right: ['0', '1'],
    wrong: ['-1', '2147483648', '1.5'],
  },
  { kind: 'EmbeddingServer', spec: '{ replicas: % }', right: ['1'], wrong: ['0', '2147483648'] },
  {
    kind: 'MCPServer',
    spec: '{ image: a, endpointPrefix: "%" }',
    right: ['', '/', '/a/b'],
    wrong: ['a', 'a/b', '/a b', '/a?b', '/a#b', 'https://a/b'],
  },
  {
    kind: 'MCPServer',
    spec: '{ image: a, resources: { limits: { cpu: "%" } } }',
    right: ['0', '500m', '+1', '1e3', '.5'],
    wrong: ['-1', '-500m', '1 Gi', 'x'],
  },
  {
    kind: 'EmbeddingServer',
    spec: '{ modelCache: { size: "%" } }',
    right: ['10Gi', '0.5Gi', '.5Gi', '10', '1e9'],
    wrong: ['0', '0Gi', '0.0', '-1Gi', '0e5'],
  },
  {
    kind: 'EmbeddingServer',
    spec: '{ modelCache: { storageClassName: "%" } }',
    right: ['', 'fast', 'fast.ssd-1'],
    wrong: ['Fast', 'fast ssd', 'a..b'],
  },
  {
    kind: 'MCPServer',
    spec: '{ image: a, sessionStorage: { provider: redis, address: "%" } }',
    right: ['redis:6379', 'redis.a.svc.cluster.local:6379', '10.0.0.1:1', '[::1]:65535'],
    wrong: ['', 'redis', 'redis:', ':6379', 'redis:0', 'redis:65536', 'redis://redis:6379', 'a b:1'],
  },
  {
    kind: 'MCPServer',
    spec: '{ image: a, volumes: [{ name: a, hostPath: "%", mountPath: /a }] }',
    right: ['/', '/srv/data', '/a..b/.c/...', '/a/'],
    wrong: ['', 'srv', '/srv/../etc', '/..', './a'],
  },
  { kind: 'MCPRemoteProxy', spec: '{ remoteUrl: "%" }', ...addresses, right: ['https://mcp.example.com/x'] },
  { kind: 'MCPOIDCConfig', spec: '{ type: inline, inline: { issuer: "%", clientId: a } }', ...addresses },
];

const codes = new Set(['schema/pattern', 'schema/length', 'schema/out-of-range', 'schema/wrong-type']);

async function formFindings(kind: string, spec: string): Promise<string[]> {
  const text = `apiVersion: mcp.svc.internal/v1alpha1\nkind: ${kind}\nmetadata: { name: a }\nspec: ${spec}\n`;
  const { diagnostics } = await validate([{ path: 'input.yaml', text }], { extent: 'part', closed: false });
  return diagnostics.filter(({ code }) => codes.has(code)).map(({ code }) => code);
}

describe.each(samples)('$kind $spec', ({ kind, spec, right, wrong }) => {
  test.each(right)('%s is taken', async (value) => {
    expect(await formFindings(kind, spec.replace('%', value))).toEqual([]);
  });

  test.each(wrong)('%s is refused, once', async (value) => {
    expect(await formFindings(kind, spec.replace('%', value))).toHaveLength(1);
  });
});

describe('the name of a resource', () => {
  const named = (name: string): string =>
    `apiVersion: mcp.svc.internal/v1alpha1\nkind: MCPGroup\nmetadata: { name: "${name}" }\n`;
  const options = { extent: 'part', closed: false } as const;

  test.each(names.right)('%s is taken', async (name) => {
    const { diagnostics } = await validate([{ path: 'input.yaml', text: named(name) }], options);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test.each(names.wrong)('%s is refused', async (name) => {
    const { diagnostics } = await validate([{ path: 'input.yaml', text: named(name) }], options);
    expect(diagnostics.map(({ code }) => code)).toEqual([name.length > 253 ? 'schema/length' : 'schema/pattern']);
  });
});

test('messages say the form in words', async () => {
  const text = `apiVersion: mcp.svc.internal/v1alpha1\nkind: MCPServer\nmetadata: { name: a }\nspec: { image: ':::' }\n`;
  const { diagnostics } = await validate([{ path: 'input.yaml', text }], { extent: 'part', closed: false });
  expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('a container image')]);
});
