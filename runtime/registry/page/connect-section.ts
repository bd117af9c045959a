import type { ServerEntry } from '../../../generated/types/server-entry.ts';
import { clientGuides } from '../../page/client-guides.ts';
import { askWords, placeholder } from '../../page/client/guide.ts';
import { guidesFor } from '../../page/client/guides.ts';
import {
  isCopyable,
  packageSetup,
  remoteSetup,
  serverKey,
  templatesOf,
  type CommandSetup,
  type Setup,
} from '../../page/client/setup.ts';
import { shellLine } from '../../page/client/shell-line.ts';
import { asksOf, fill } from '../../page/client/template.ts';
import { snippet } from '../../page/page-elements.ts';
import { html, type Html, type HtmlValue } from '../../page/html.ts';

/** Ways of each kind that are shown with their configuration. */
export const mostWays = 10;

/** One way to a server, for its heading. */
interface Way {
  readonly heading: HtmlValue;
  readonly setup: Setup | undefined;
  /** Why there is nothing to copy. */
  readonly otherwise: string;
}

/** How to add a server to clients: for each remote and each package, what to copy into which client. */
export function connectSection(server: ServerEntry): HtmlValue {
  const remotes = (server.remotes ?? []).slice(0, mostWays).map((remote): Way => {
    const kind = remote.type === 'sse' ? 'SSE' : 'Streamable HTTP';
    return { heading: html`${kind} at <code>${remote.url}</code>`, setup: remoteSetup(server, remote), otherwise: '' };
  });
  const packages = (server.packages ?? []).slice(0, mostWays).map((each): Way => {
    const otherwise = `None of Claude Code, Claude Desktop, Cursor and VS Code has a command for packages of the kind ${each.registryType}: follow the instructions of the server.`;
    const heading = html`${kindWords(each.registryType)} <code>${each.identifier}</code>`;
    return { heading, setup: packageSetup(server, each), otherwise };
  });
  const ways = [...remotes, ...packages];
  if (ways.length === 0) {
    return html`<p class="notice info">
      This entry names neither a remote nor a package, so there is nothing to add to a client: look at its website or
      source code.
    </p>`;
  }
  const key = serverKey(server.name);
  return html`<section aria-labelledby="connect">
    <h2 id="connect">Add it to your client</h2>
    ${ways.map((way, index) => wayPanel(way, index, key))}
  </section>`;
}

const kinds: ReadonlyMap<string, string> = new Map([
  ['pypi', 'PyPI package'],
  ['oci', 'Container image'],
  ['nuget', 'NuGet package'],
  ['mcpb', 'MCP bundle'],
]);

function kindWords(registryType: string): string {
  return kinds.get(registryType) ?? `${registryType} package`;
}

function wayPanel({ heading, setup, otherwise }: Way, index: number, key: string): Html {
  const content =
    setup === undefined
      ? html`<p>${otherwise}</p>`
      : isCopyable(setup)
        ? [startFirst(setup), clientGuides(guidesFor(key, setup), index)]
        : html`<p class="notice warn">
            The entry holds text that clients would replace by values of your environment, or that can command a
            terminal, so there is nothing here to copy. Ask whoever published it to correct it.
          </p>`;
  // The first way is the one that most people take; the others open when somebody wants them.
  if (index === 0)
    return html`<div class="panel">
      <h3>${heading}</h3>
      ${content}
    </div>`;
  return html`<details class="panel">
    <summary><h3>${heading}</h3></summary>
    ${content}
  </details>`;
}

function startFirst(setup: Setup): HtmlValue {
  if (setup.kind !== 'address' || setup.startFirst === undefined) return undefined;
  const asks = asksOf(templatesOf(setup.startFirst));
  return html`<p>This package listens on the network by itself: start it before the client.</p>
    ${asks.length > 0 && html`<p>Put your own values in place of ${asks.map((ask) => askWords(ask)).join(', ')}.</p>`}
    ${snippet({ caption: 'Run in a terminal', text: startLine(setup.startFirst), isCommand: true })}`;
}

function startLine({ command, args, env }: CommandSetup): string {
  const given = env.map(([name, value]) => `${name}=${fill(value, placeholder)}`);
  const words = [command, ...args.map((arg) => fill(arg, placeholder))];
  return shellLine(given.length === 0 ? words : ['env', ...given, ...words]);
}
