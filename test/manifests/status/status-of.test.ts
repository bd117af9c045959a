import { describe, expect, test } from 'vitest';
import { configHash } from '../../../manifests/objects/config-hash.ts';
import { statusOf } from '../../../manifests/status/status-of.ts';
import { compileStatus, statusesIn } from '../../support/status-programs.ts';
import { at } from '../../support/plain-walk.ts';
import { entry, group } from '../../support/sample-resources.ts';
import { failed, headerAuth, join, resolved, server, unknown, valid } from '../../support/status-samples.ts';
import { resource, validateTexts } from '../../support/validated.ts';

describe('shared configuration', () => {
  test('has the hash of its specification, and who refers to it by kind and name', async () => {
    const statuses = await statusesIn(
      join(
        resource('MCPToolConfig', 'few', '  toolsFilter: [a]'),
        server('two', '  toolConfigRef: { name: few }'),
        server('one', '  toolConfigRef: { name: few }'),
        resource('MCPRemoteProxy', 'far', '  remoteUrl: https://mcp.example.com/mcp\n  toolConfigRef: { name: few }'),
      ),
    );
    const hash = configHash({ toolsFilter: ['a'] });
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(statuses['MCPToolConfig few']).toEqual({
      configHash: hash,
      referencingWorkloads: [
        { kind: 'MCPRemoteProxy', name: 'far' },
        { kind: 'MCPServer', name: 'one' },
        { kind: 'MCPServer', name: 'two' },
      ],
      conditions: [valid],
    });
    expect(statuses['MCPServer one']).toEqual({
      url: 'http://mcp-one-proxy:8080/mcp',
      toolConfigHash: hash,
      conditions: [valid, resolved],
    });
  });

  test('counts a default that is written like one that is not', async () => {
    const telemetry = (name: string, more: string): string =>
      resource('MCPTelemetryConfig', name, `  prometheus: { enabled: true }\n${more}`);
    const hashes = await Promise.all(
      ['', '  openTelemetry: {}', '  openTelemetry: { insecure: false }'].map(async (more) => {
        return at((await statusesIn(telemetry('t', more)))['MCPTelemetryConfig t'], 'configHash');
      }),
    );
    expect(hashes[1]).toBe(hashes[2]);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  test('is not known to be complete where the cluster has to provide a part of it', async () => {
    const statuses = await statusesIn(headerAuth);
    expect(statuses['MCPExternalAuthConfig key']).toMatchObject({ conditions: [valid, unknown('Secret "key"')] });
  });
});

describe('groups and entries', () => {
  test('a group lists its members by kind, and counts them', async () => {
    const statuses = await statusesIn(
      join(group('g'), entry('e2', 'g'), entry('e1', 'g'), server('s', '  groupRef: g')),
    );
    expect(statuses['MCPGroup g']).toEqual({
      servers: ['s'],
      serverCount: 1,
      remoteProxyCount: 0,
      entries: ['e1', 'e2'],
      entryCount: 2,
      phase: 'Ready',
      conditions: [valid],
    });
    expect(statuses['MCPServerEntry e1']).toEqual({ phase: 'Valid', conditions: [valid, resolved] });
  });

  test('an entry fails with what it refers to, and is open where only the cluster knows', async () => {
    const withKey = (text: string): string => `${text}  externalAuthConfigRef: { name: key }\n`;
    const withBundle = (text: string): string => `${text}  caBundleRef: { configMapRef: { name: ca } }\n`;
    const broken = headerAuth.replace('headerName', 'headrName');
    const statuses = await statusesIn(
      join(group('g'), broken, withKey(entry('keyed', 'g')), withBundle(entry('bundled', 'g')), entry('lost', 'gg')),
    );
    expect(statuses['MCPServerEntry keyed']).toEqual({
      phase: 'Failed',
      conditions: [
        valid,
        {
          type: 'ReferencesResolved',
          status: 'False',
          reason: 'TargetRefused',
          message: 'refers to MCPExternalAuthConfig "key", which has errors',
        },
      ],
    });
    expect(statuses['MCPServerEntry bundled']).toEqual({ conditions: [valid, unknown('ConfigMap "ca"')] });
    expect(statuses['MCPServerEntry lost']).toEqual({
      phase: 'Failed',
      conditions: [failed(expect.stringMatching(/^link\/missing-target: /))],
    });
    expect(statuses['MCPExternalAuthConfig key']).toEqual({
      referencingWorkloads: [{ kind: 'MCPServerEntry', name: 'keyed' }],
      conditions: [failed(expect.stringMatching(/^schema\/unknown-key: /))],
    });
  });
});

describe('workloads', () => {
  test('a server that is scaled to zero is stopped; of the others only the cluster knows the phase', async () => {
    const statuses = await statusesIn(join(server('up'), server('down', '  replicas: 0')));
    expect(statuses['MCPServer down']).toMatchObject({ phase: 'Stopped' });
    expect(statuses['MCPServer up']).toEqual({ url: 'http://mcp-up-proxy:8080/mcp', conditions: [valid] });
  });

  test('a server with errors has failed, and says why', async () => {
    const statuses = await statusesIn(server('one').replace('8080', '80800'));
    expect(statuses['MCPServer one']).toMatchObject({
      phase: 'Failed',
      message: expect.stringMatching(/^schema\/[a-z-]+: .*65535/),
      conditions: [{ status: 'False' }],
    });
  });

  test('a registry and an embedding server have the addresses of their Services', async () => {
    const statuses = await statusesIn(
      join(
        resource('EmbeddingServer', 'words', '  model: a/b', 'ns'),
        resource(
          'MCPRegistry',
          'r',
          '  configYAML: |\n    sources:\n      - { name: own, file: { url: https://files.example.com/s.json }, syncPolicy: { interval: 1m } }\n    registries:\n      - { name: default, sources: [own] }\n    auth: { mode: anonymous }',
          'ns',
        ),
      ),
    );
    expect(statuses).toMatchObject({
      'EmbeddingServer words': { url: 'http://mcp-embedding-words.ns.svc.cluster.local:8080' },
      'MCPRegistry r': { url: 'http://mcp-registry-r.ns.svc.cluster.local:8080' },
    });
  });
});

describe('other objects', () => {
  const secured = server('one', '  permissionProfile: { type: configmap, name: rules, key: profile.json }');
  const rules = (profile: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: rules }\ndata:\n  profile.json: '${profile}'\n`;

  test('are references too: found in the input, in it with errors, or left to the cluster', async () => {
    const [sound, broken, outside] = await Promise.all([
      statusesIn(join(secured, rules('{ "network": { "outbound": { "allowPort": [443] } } }'))),
      statusesIn(join(secured, rules('{ "network": { "outbound": { "allowPorts": [443] } } }'))),
      statusesIn(secured),
    ]);
    expect(sound['MCPServer one']).toEqual({ url: 'http://mcp-one-proxy:8080/mcp', conditions: [valid, resolved] });
    expect(broken['MCPServer one']).toMatchObject({
      phase: 'Failed',
      message: 'refers to ConfigMap "rules", which has errors',
      conditions: [valid, { status: 'False', reason: 'TargetRefused' }],
    });
    expect(outside['MCPServer one']).toMatchObject({ conditions: [valid, unknown('ConfigMap "rules"')] });
  });
});

describe('a part of an input', () => {
  test('leaves open what it does not hold', async () => {
    const text = server('one', '  toolConfigRef: { name: few }\n  groupRef: g');
    const { program, diagnostics } = await validateTexts({ 'input.yaml': text }, { extent: 'part' });
    expect(statusOf(program, diagnostics)).toEqual([
      {
        kind: 'MCPServer',
        namespace: undefined,
        name: 'one',
        status: {
          url: 'http://mcp-one-proxy:8080/mcp',
          conditions: [valid, unknown('MCPGroup "g", MCPToolConfig "few"')],
        },
      },
    ]);
  });
});

describe('inputs with errors', () => {
  test('that share a name report only the duplicate, in any order', async () => {
    const [one, other] = [server('one'), server('one', '  replicas: 0')];
    const [there, back] = await Promise.all([statusesIn(join(one, other)), statusesIn(join(other, one))]);
    expect(there).toEqual(back);
    expect(there['MCPServer one']).toMatchObject({
      phase: 'Failed',
      conditions: [failed(expect.stringMatching(/^document\/duplicate: /))],
    });
  });

  test('have no status if a document could not be read or identified, since others may depend on it', async () => {
    for (const text of [
      join(server('one'), 'a: [\n'),
      join(server('one'), 'kind: MCPSrver\napiVersion: mcp.svc.internal/v1alpha1\nmetadata: { name: x }\n'),
    ]) {
      const { objects, diagnostics } = await compileStatus([{ path: 'input.yaml', text }]);
      expect(objects).toEqual([]);
      expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
    }
  });

  test('in one item of a List fail that item alone', async () => {
    const item = (name: string, image: string): object => ({
      apiVersion: 'mcp.svc.internal/v1alpha1',
      kind: 'MCPServer',
      metadata: { name },
      spec: { transport: 'streamable-http', mcpPort: 8080, [image]: 'a/b:1' },
    });
    const list = { apiVersion: 'v1', kind: 'List', items: [item('good', 'image'), item('bad', 'imge')] };
    const statuses = await statusesIn(JSON.stringify(list, undefined, 1));
    expect(statuses['MCPServer good']).toMatchObject({ conditions: [valid] });
    expect(statuses['MCPServer bad']).toMatchObject({ phase: 'Failed' });
  });
});
