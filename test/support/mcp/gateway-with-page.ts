import type { AggregatorConfig } from '../../../generated/types/aggregator.ts';
import { freePort } from '../../cluster/free-port.ts';
import { startOidcProvider, type RunningOidcProvider } from '../oidc-provider.ts';
import { startTestAggregator, type TestAggregator } from './running-aggregator.ts';
import { modernScript, startScriptedServer, type ScriptedServer } from './scripted-server.ts';

/** A gateway with a page, over a tracker and a wiki, and the provider that people sign in at where they do. */
export interface GatewayWithPage {
  readonly gateway: TestAggregator;
  readonly provider: RunningOidcProvider | undefined;
  /** How people sign in, for a replica. */
  readonly incomingAuth: AggregatorConfig['incomingAuth'];
  close(): Promise<void>;
}

/** Texts that would be markup, a link, or turn the reading direction, if they were not escaped. */
export const hostile = `<img src=x onerror="window.ran=true"><script>window.ran=true</script>"'\`&\u202E`;

const tracker = {
  tools: [
    {
      name: 'find_issues',
      title: 'Find issues',
      description: 'Finds issues by their words',
      inputSchema: {
        type: 'object',
        properties: {
          query: { type: 'string', description: 'What to look for' },
          state: { enum: ['open', 'closed'], default: 'open' },
        },
        required: ['query'],
      },
      annotations: { readOnlyHint: true },
    },
    { name: 'create_issue', description: `Opens an issue ${hostile}`, inputSchema: { type: 'object' } },
    { name: 'purge', description: 'Removes everything', inputSchema: { type: 'object' } },
  ],
  prompts: [{ name: 'summary', description: 'Sums up an issue' }],
};
const wiki = {
  tools: [{ name: 'search', description: 'Finds pages', inputSchema: { type: 'object' } }],
  prompts: [],
};

async function server(lists: typeof tracker | typeof wiki): Promise<ScriptedServer> {
  return startScriptedServer(
    modernScript(
      ({ message }, answer) => {
        const listed =
          message.method === 'tools/list'
            ? { tools: lists.tools }
            : message.method === 'prompts/list'
              ? { prompts: lists.prompts }
              : { content: [] };
        answer.result({ resultType: 'complete', ...listed });
      },
      { capabilities: { tools: {}, prompts: {} } },
    ),
  );
}

/** Who may sign in. */
const people = { ada: { groups: ['tracker'], name: 'Ada Lovelace' }, eve: { groups: [] } };

/** Starts it. `signsIn`: whether people sign in; people of the group `tracker` see everything, others the wiki. */
export async function startGatewayWithPage(
  signsIn: boolean,
  config: Omit<AggregatorConfig, 'groupRef'> = {},
): Promise<GatewayWithPage> {
  const port = await freePort();
  const servers = { tracker: await server(tracker), wiki: await server(wiki) };
  const provider = signsIn
    ? await startOidcProvider({ people, redirectUris: [`http://127.0.0.1:${port}/sign-in/callback`] })
    : undefined;
  const incomingAuth: AggregatorConfig['incomingAuth'] =
    provider === undefined
      ? undefined
      : {
          type: 'oidc',
          oidc: {
            issuer: provider.issuer,
            audience: provider.resource,
            resource: `http://127.0.0.1:${port}/mcp`,
            clientId: provider.clients.page.id,
            insecureAllowHttp: true,
            jwksAllowPrivateIp: true,
          },
          authz: {
            type: 'cedar',
            policies: [
              'permit(principal, action, resource) when { principal.claim_groups.contains("tracker") };',
              'permit(principal, action, resource == Tool::"wiki_search");',
            ],
          },
        };
  const gateway = await startTestAggregator(
    {
      name: 'engineering',
      backends: Object.entries(servers).map(([name, { address }]) => ({
        name,
        url: `${address}/mcp`,
        transport: 'streamable-http' as const,
      })),
      ...(incomingAuth === undefined ? {} : { incomingAuth }),
      aggregation: { tools: [{ workload: 'tracker', filter: ['find_issues', 'create_issue'] }] },
      compositeTools: [
        {
          name: 'triage',
          description: 'Looks for issues, asks, and opens one',
          parameters: { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] },
          steps: [
            { id: 'find', tool: 'tracker.find_issues', arguments: { query: '{{.params.title}}' } },
            { id: 'pages', tool: 'wiki.search' },
            {
              id: 'confirm',
              type: 'elicitation',
              dependsOn: ['find', 'pages'],
              message: 'Open one?',
              schema: { type: 'object', properties: { open: { type: 'boolean' } } },
            },
            {
              id: 'create',
              tool: 'tracker.create_issue',
              dependsOn: ['confirm'],
              condition: '{{.steps.confirm.output.content.open}}',
            },
          ],
        },
      ],
      ...config,
    },
    '127.0.0.1',
    port,
  );
  await gateway.ready();
  return {
    gateway,
    provider,
    incomingAuth,
    async close() {
      await gateway.close();
      await provider?.stop();
      for (const each of Object.values(servers)) await each.close();
    },
  };
}
