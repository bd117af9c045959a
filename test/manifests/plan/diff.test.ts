import { describe, expect, test } from 'vitest';
import type { Plan } from '../../../generated/types/plan.ts';
import type { PlanShownTool } from '../../../generated/types/plan-tools.ts';
import type { PlanWorkload } from '../../../generated/types/plan-workload.ts';
import { diffPlans } from '../../../manifests/plan/diff/diff-plans.ts';
import { renderDiff } from '../../../manifests/plan/diff/render-diff.ts';
import type { ToolLists } from '../../../manifests/plan/tools/tool-lists.ts';
import { plannedText } from '../../support/planned.ts';

const server = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: notes }
spec:
  image: registry.example.com/mcp/notes:1.0.0
  transport: streamable-http
  oidcConfigRef: { name: company, audience: mcp-notes }
  permissionProfile: { type: builtin, name: none }
  audit: { enabled: true }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: company }
spec:
  type: inline
  inline: { issuer: https://login.example.com }
`;

const gateway = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: work }
spec: {}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: web }
spec: { remoteUrl: https://web.example.com/mcp, transport: streamable-http, groupRef: work }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: work }
spec:
  incomingAuth: { type: anonymous }
  outgoingAuth: { source: inline }
  config:
    groupRef: work
    aggregation:
      tools:
        - workload: web
          filter: [fetch, look]
          overrides: { find: { name: look } }
`;

const document = { source: { path: 'tools.yaml', text: '' }, index: 0, value: {}, locate: () => undefined };
const webTools: ToolLists = {
  snapshots: [{ workload: 'web', tools: ['fetch', 'find', 'open'], part: { document, base: [], value: {} }, path: [] }],
  registry: [],
};

async function differences(before: string, after: string, lists?: ToolLists): Promise<string> {
  const [old, next] = [await plannedText(before, lists), await plannedText(after, lists)];
  return renderDiff(diffPlans(old.plan, next.plan));
}

describe('names with dots', () => {
  const workload = (rest: Partial<PlanWorkload>): Plan => ({
    planVersion: 'v1',
    workloads: [{ kind: 'VirtualMCPServer', name: 'work', ...rest }],
    externals: [],
    assumptions: [],
  });

  test('a backend called like a field of another', () => {
    const backends = (...urls: readonly [string, string][]): Plan =>
      workload({
        backends: urls.map(([name, url]) => ({
          name,
          url,
          transport: 'sse',
          authentication: { strategy: 'none', source: 'not set' },
          toolList: 'unknown',
        })),
      });
    const before = backends(['a', 'https://one.example.com'], ['a.url', 'https://two.example.com']);
    const after = backends(['a', 'https://other.example.com'], ['a.url', 'https://two.example.com']);
    expect(renderDiff(diffPlans(before, after))).toContain('~ backends.a.url  https://one.example.com → https://other');
    expect(renderDiff(diffPlans(before, backends(['a', 'https://one.example.com'])))).toContain('- backends  a.url');
  });

  test('tools of a backend whose name begins with that of another', () => {
    const tools = (shown: readonly PlanShownTool[]): Plan => workload({ tools: { known: 'all', shown } });
    const one = { name: 'one', workload: 'a', tool: 'b.c', from: 'settings' } as const;
    const two = { name: 'two', workload: 'a.b', tool: 'c', from: 'settings' } as const;
    expect(renderDiff(diffPlans(tools([one, two]), tools([two])))).toContain('- tools  one');
    expect(renderDiff(diffPlans(tools([one, two]), tools([one])))).toContain('- tools  two');
  });
});

describe('what a change does', () => {
  test('nothing, where the input is the same', async () => {
    expect(await differences(server, server)).toBe('no differences\n');
  });

  test('the volume of an embedding server changes, which a cluster refuses', async () => {
    const embedding = (cache: string, name = 'words'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: EmbeddingServer
metadata: { name: ${name} }
spec: { modelCache: ${cache} }
`;
    const larger = await differences(embedding('{ size: 10Gi }'), embedding('{ size: 20Gi, storageClassName: fast }'));
    expect(larger.split('\n').slice(1, 3)).toEqual([
      '  ~ replicas.StatefulSet mcp-embedding-words.volume  model-cache 10Gi ReadWriteOnce → model-cache 20Gi ReadWriteOnce of class fast',
      '      x Kubernetes refuses it until StatefulSet mcp-embedding-words is deleted; claims that exist stay as they are',
    ]);
    const obstacle = 'Kubernetes refuses it until StatefulSet mcp-embedding-words is deleted';
    expect(await differences(embedding('{ size: 10Gi }'), embedding('{ enabled: false }'))).toContain(obstacle);
    expect(await differences(embedding('{ enabled: false }'), embedding('{ size: 10Gi }'))).toContain(obstacle);
    expect(await differences(embedding('{ size: 10Gi }'), embedding('{ size: 20Gi }', 'other'))).not.toContain(
      'refuses',
    );
  });

  test('ways that open and checks that go are marked', async () => {
    const after = server
      .replace('  oidcConfigRef: { name: company, audience: mcp-notes }\n', '')
      .replace('name: none', 'name: network')
      .replace('  audit: { enabled: true }\n', '  secrets: [{ name: notes, key: token, targetEnvName: TOKEN }]\n');
    expect(await differences(server, after)).toMatchInlineSnapshot(`
      "~ MCPServer notes
        - audit                    standard output of the proxy
            ! nothing is audited any more
        - authentication.audience  mcp-notes
        - authentication.issuer    https://login.example.com
        - authentication.resource  http://mcp-notes-proxy:8080
        - authentication.scopes    openid
        ~ authentication.source    MCPOIDCConfig company → not set
        ~ authentication.type      oidc → none
            ! clients are no longer checked
        ~ network.egress           nothing → anywhere
            ! egress opens
        ~ network.source           builtin profile none → builtin profile network
        + secrets                  notes/token as TOKEN in Deployment mcp-notes, container mcp
            ! a Secret is read that was not

      ~ external inputs
        + needed  Secret notes, key token

      0 added, 0 removed, 1 changed; 4 changes concern security (!)
      "
    `);
  });

  test('the other way, nothing is marked but other tokens', async () => {
    const opened = server.replace('name: none', 'name: network');
    const text = await differences(opened, server);
    expect(text).toContain('~ network.egress  anywhere → nothing');
    expect(text).not.toContain('!');
  });

  test('tools that come, go and are renamed', async () => {
    const after = gateway
      .replace('[fetch, look]', '[open, search]')
      .replace('name: look', 'name: search')
      .replace('https://web.example.com/mcp', 'https://other.example.com/mcp');
    expect(await differences(gateway, after, webTools)).toMatchInlineSnapshot(`
      "~ MCPServerEntry web
        ~ address.host  web.example.com → other.example.com
        ~ address.url   https://web.example.com/mcp → https://other.example.com/mcp
        ~ runs          https://web.example.com/mcp → https://other.example.com/mcp
            ! other code runs, or another server is called

      ~ VirtualMCPServer work
        ~ backends.web.url  https://web.example.com/mcp → https://other.example.com/mcp
            ! calls and credentials go elsewhere
        - tools             web_fetch (now hidden: not in filter)
        ~ tools             web_look → web_search
        + tools             web_open (web.open)

      0 added, 0 removed, 2 changed; 2 changes concern security (!)
      "
    `);
  });

  test('a header that is added to requests is a credential that is sent', async () => {
    const header = 'groupRef: work, headerForward: { addPlaintextHeaders: { X-Team: a } } }';
    const text = await differences(gateway, gateway.replace('groupRef: work }', header));
    expect(text).toMatch(/outgoing\.headers +X-Team\n[^+]*other credentials are sent/);
  });

  test('workloads that come and go, with what the cluster has to provide', async () => {
    const added = `${server}---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: open }
spec:
  image: registry.example.com/mcp/open:1.0.0
  transport: streamable-http
  secrets: [{ name: open, key: token, targetEnvName: TOKEN }]
`;
    expect(await differences(server, added)).toMatchInlineSnapshot(`
      "+ MCPServer open
          ! its clients are not checked

      ~ external inputs
        + needed  Secret open, key token

      1 added, 0 removed, 0 changed; 1 change concerns security (!)
      "
    `);
    expect(await differences(added, server)).toMatchInlineSnapshot(`
      "- MCPServer open

      ~ external inputs
        - needed  Secret open, key token

      0 added, 1 removed, 0 changed
      "
    `);
  });
});
