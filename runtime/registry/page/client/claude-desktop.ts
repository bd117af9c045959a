import { jsonText, mapUnder, placeholder, type Guide } from './guide.ts';
import type { AddressSetup, Setup } from './setup.ts';
import { templatesOf } from './setup.ts';
import { askName, asksOf, fill } from './template.ts';

/**
 * Claude Desktop: a file that knows commands only. Servers on the network are added as connectors in its settings, or started
 * through the bridge mcp-remote, which is the one way where headers are needed.
 */
export function claudeDesktop(key: string, setup: Setup): Guide {
  const asks = asksOf(templatesOf(setup));
  const fillIn = asks.length === 0 ? [] : [`Put your own values in place of ${asks.map(placeholder).join(', ')}.`];
  const connector =
    setup.kind === 'address' && setup.headers.length === 0
      ? ['Under Settings, Connectors, choose “Add custom connector” and give the address; or use a bridge in its file:']
      : [];
  const bridge =
    setup.kind === 'address' && setup.headers.length > 0
      ? ['Connectors cannot send these headers, so a bridge sends them:']
      : [];
  return {
    client: 'Claude Desktop',
    notes: [...connector, ...bridge, ...fillIn],
    snippets: [
      {
        caption: 'claude_desktop_config.json (Settings, Developer, Edit Config)',
        text: jsonText({ mcpServers: { [key]: setup.kind === 'address' ? bridged(key, setup) : started(setup) } }),
      },
    ],
  };
}

function started(setup: Exclude<Setup, AddressSetup>): object {
  return {
    command: setup.command,
    args: setup.args.map((arg) => fill(arg, placeholder)),
    ...mapUnder(
      'env',
      setup.env.map(([name, value]) => [name, fill(value, placeholder)]),
    ),
  };
}

/** Values of headers stand in the environment: the bridge puts them in, and a space in an argument would be lost on Windows. */
function bridged(key: string, { url, transport, headers }: AddressSetup): object {
  const address = fill(url, placeholder);
  const variable = (header: string): string => askName(key, header);
  return {
    command: 'npx',
    args: [
      '-y',
      'mcp-remote',
      address,
      '--transport',
      transport === 'sse' ? 'sse-only' : 'http-only',
      ...(address.startsWith('http:') ? ['--allow-http'] : []),
      ...headers.flatMap(([name]) => ['--header', `${name}:\${${variable(name)}}`]),
    ],
    ...mapUnder(
      'env',
      headers.map(([name, value]) => [variable(name), fill(value, placeholder)]),
    ),
  };
}
