import { clientGuides } from '../../page/client-guides.ts';
import { guidesFor } from '../../page/client/guides.ts';
import { isCopyable, serverKey, type AddressSetup } from '../../page/client/setup.ts';
import { html, type Html, type HtmlValue } from '../../page/html.ts';
import { listPage, pageLinks, type ListPage } from '../../page/list-pages.ts';
import { badge, cut } from '../../page/page-elements.ts';
import { homePath, queryText } from '../../page/sign-in-paths.ts';
import type { PlacedItem } from '../aggregated-view.ts';
import type { Offered, OfferedServer, OfferedWorkflow } from './offered.ts';
import { definitionOf, toolPanel } from './tool-panel.ts';
import { workflowDiagram } from './workflow-diagram.ts';

/** Tools of one page, and other things of one server. */
const toolsAtOnce = 50;
const othersAtOnce = 20;
/** Most characters of a description in one line. */
const longest = 200;

/** What the page says beside what is offered. */
export interface OfferedPageParts {
  /** The name under which clients know the gateway. */
  readonly name: string;
  /** The address for MCP clients; undefined where nobody can say. */
  readonly endpoint: string | undefined;
  /** How a client gets a token: by itself, from its user, or not at all. */
  readonly token: 'found' | 'given' | 'none';
  /** Whether clients list a search in place of the tools. */
  readonly isSearched: boolean;
  /** Whether lists fail while a server is away. */
  readonly failsPartly: boolean;
  /** Of the tools; from 1. */
  readonly page: number;
}

/** What an aggregator offers somebody, and how they get it into their client. */
export function offeredPage(offered: Offered, parts: OfferedPageParts): Html {
  const { workflows, servers } = offered;
  const tools = servers.flatMap((server) => server.tools.map((item) => ({ server, item })));
  const shown = listPage(tools, parts.page, toolsAtOnce);
  const isFirst = shown.page === 1;
  return html`<div>
      <h1>${parts.name}</h1>
      <p class="lead">${summary(offered, tools.length, parts)}</p>
    </div>
    ${isFirst && connect(parts)} ${isFirst && health(servers, parts)}
    ${
      isFirst &&
      workflows.length > 0 &&
      html`<section aria-labelledby="workflows">
        <h2 id="workflows">Workflows</h2>
        ${workflows.map(workflowPanel)}
      </section>`
    }
    ${servers.map((server, index) => section(server, index, shown))}
    ${pageLinks(shown, 'tools', (page) => `${homePath}${queryText({ page: page > 1 ? String(page) : undefined })}`)}`;
}

function summary({ servers, workflows }: Offered, tools: number, { isSearched }: OfferedPageParts): string {
  const from = `${count(tools, 'tool')} of ${count(servers.length, 'MCP server')}`;
  const beside = workflows.length === 0 ? '' : ` and ${count(workflows.length, 'workflow')}`;
  const found = isSearched ? ' Clients list find_tool and call_tool, by which they find and call them.' : '';
  return `${from}${beside} that you may use, behind one address.${found}`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function connect({ name, endpoint, token }: OfferedPageParts): Html {
  const key = serverKey(name);
  const headers: AddressSetup['headers'] =
    token === 'given' ? [['Authorization', ['Bearer ', { name: 'MCP_TOKEN', isSecret: true }]]] : [];
  const setup: AddressSetup = { kind: 'address', transport: 'streamable-http', url: [endpoint ?? ''], headers };
  return html`<section aria-labelledby="connect">
    <h2 id="connect">Add it to your client</h2>
    ${
      endpoint === undefined || !isCopyable(setup)
        ? html`<p class="notice info">
            The server does not know the address that you know it by: give your client the address of this page with
            <code>/mcp</code> at its end, as a server with the transport Streamable HTTP.
          </p>`
        : html`<div class="panel">
            <h3>Streamable HTTP at <code>${endpoint}</code></h3>
            ${token === 'found' && html`<p>Your client asks you to sign in when it connects for the first time.</p>`}
            ${clientGuides(guidesFor(key, setup), 0)}
          </div>`
    }
  </section>`;
}

function health(servers: readonly OfferedServer[], { failsPartly }: OfferedPageParts): Html {
  const isAway = servers.some((server) => server.health !== 'healthy');
  return html`<section aria-labelledby="health">
    <h2 id="health">Servers</h2>
    ${
      isAway &&
      html`<p class="notice warn">
        Not every server answers.
        ${
          failsPartly
            ? 'Lists of tools fail until all do; tools of the others can be called.'
            : 'Those that do not are left out of lists.'
        }
      </p>`
    }
    ${
      servers.length === 0
        ? html`<p class="empty">There are no servers behind this gateway yet.</p>`
        : html`<div class="panel">
            <table class="inputs">
              <caption class="unseen">
                How the servers are
              </caption>
              <thead>
                <tr>
                  <th scope="col">Server</th>
                  <th scope="col">How it is</th>
                </tr>
              </thead>
              <tbody>
                ${servers.map(healthRow)}
              </tbody>
            </table>
          </div>`
    }
  </section>`;
}

const healthWords = {
  healthy: { word: 'answers', tone: 'good' },
  unhealthy: { word: 'does not answer', tone: 'bad' },
  unknown: { word: 'has not answered yet', tone: 'warn' },
} as const;

function healthRow({ name, health: how, problem, revision, tools }: OfferedServer): Html {
  const { word, tone } = healthWords[how];
  return html`<tr>
    <th scope="row"><code>${name}</code></th>
    <td>
      ${badge(word, tone)} ${revision !== undefined && badge(`MCP ${revision}`)} ${badge(count(tools.length, 'tool'))}
      ${problem !== undefined && html`<div class="quiet">${cut(problem, longest)}</div>`}
    </td>
  </tr>`;
}

function workflowPanel({ item, config }: OfferedWorkflow): Html {
  return toolPanel(item, workflowDiagram(config));
}

/** One server: its tools of this page, and on the first page what else it has. */
function section(
  server: OfferedServer,
  index: number,
  shown: ListPage<{ readonly server: OfferedServer; readonly item: PlacedItem }>,
): HtmlValue {
  const tools = shown.items.flatMap((each) => (each.server === server ? [each.item] : []));
  const isFirst = shown.page === 1;
  const others = isFirst && server.prompts.length + server.resources.length > 0;
  if (tools.length === 0 && !others) return undefined;
  return html`<section aria-labelledby="server-${index}">
    <h2 id="server-${index}"><code>${server.name}</code></h2>
    ${tools.map((item) => toolPanel(item))} ${others && plainList('Prompts', server.prompts)}
    ${others && plainList('Resources', server.resources)}
  </section>`;
}

function plainList(title: string, items: readonly PlacedItem[]): HtmlValue {
  if (items.length === 0) return undefined;
  const left = items.length - othersAtOnce;
  return html`<div class="panel">
    <h3>${title}</h3>
    <ul>
      ${items.slice(0, othersAtOnce).map(
        (item) =>
          html`<li>
            <code>${cut(item.name, longest)}</code> <span class="quiet"><bdi>${wordsOf(item)}</bdi></span>
          </li>`,
      )}
    </ul>
    ${left > 0 && html`<p class="quiet">And ${left} more, which clients list.</p>`}
  </div>`;
}

function wordsOf(item: PlacedItem): string {
  const { description } = { description: undefined, ...definitionOf(item) };
  return typeof description === 'string' ? cut(description, longest) : '';
}
