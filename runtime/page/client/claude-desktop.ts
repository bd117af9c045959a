import { askWords, jsonText, mapUnder, placeholder, type Guide, type Snippet } from './guide.ts';
import type { AddressSetup, BundleSetup, CommandSetup, Setup } from './setup.ts';
import { asksOfClient } from './setup.ts';
import { shellLine } from './shell-line.ts';
import { askName, fill, type Template } from './template.ts';

/**
 * Claude Desktop: it installs bundles, and has a file that knows commands only. Servers on the network are added as connectors in
 * its settings, where the service of the vendor can reach them, or started through the bridge mcp-remote, which is the one way
 * where headers are needed.
 */
export function claudeDesktop(key: string, setup: Setup): Guide {
  if (setup.kind === 'bundle') return bundled(key, setup);
  const asks = asksOfClient(setup);
  const fillIn =
    asks.length === 0 ? [] : [`Put your own values in place of ${asks.map((ask) => askWords(ask)).join(', ')}.`];
  const server = setup.kind === 'address' ? bridged(key, setup) : started(setup);
  return {
    client: 'Claude Desktop',
    notes: [...(setup.kind === 'address' ? [addressNote(setup)] : []), ...fillIn],
    snippets: [
      {
        caption: 'claude_desktop_config.json (Settings, Developer, Edit Config)',
        text: jsonText({ mcpServers: { [key]: server } }),
      },
    ],
  };
}

function bundled(key: string, { url, sha256 }: BundleSetup): Guide {
  const file = `${key}.mcpb`;
  const download = shellLine(['curl', '-fL', '-o', file, url]);
  const check = sha256 === undefined ? [] : [`${shellLine(['echo', `${sha256}  ${file}`])} | shasum -a 256 -c`];
  const caption = sha256 === undefined ? 'Download it' : 'Download it, and check that it is the published file';
  const onWindows =
    sha256 === undefined ? [] : [`On Windows, compare the number below with what Get-FileHash ${file} says.`];
  const snippets: readonly Snippet[] = [{ caption, text: [download, ...check].join('\n'), isCommand: true }];
  return {
    client: 'Claude Desktop',
    notes: [
      `Open the downloaded file ${file} with Claude Desktop, or choose it under Settings, Extensions, Advanced settings, Install Extension. It asks for the values that the server needs.`,
      ...onWindows,
    ],
    snippets,
  };
}

/** Which way to take: connectors are called by a service on the internet, not by the reader's machine. */
function addressNote({ headers, url }: AddressSetup): string {
  if (headers.length > 0) return 'Connectors cannot send these headers, so a bridge sends them:';
  return isOnTheInternet(url)
    ? 'Under Settings, Connectors, choose “Add custom connector” and give the address; or use a bridge in its file:'
    : 'Connectors reach only servers that are on the internet over https, so a bridge on your machine connects to this one:';
}

/** Whether an address may be one of the internet, as far as its text tells. */
function isOnTheInternet(address: Template): boolean {
  const url = URL.parse(fill(address, () => 'value'));
  if (url?.protocol !== 'https:') return false;
  const { hostname } = url;
  const isNumber = /^[0-9.]+$/.test(hostname) || hostname.startsWith('[');
  const isInternal = /(^|\.)(localhost|local|internal|lan|home\.arpa|test|invalid)$/.test(hostname);
  return hostname.includes('.') && !isNumber && !isInternal;
}

function started(setup: CommandSetup): object {
  return {
    command: setup.command,
    args: setup.args.map((arg) => fill(arg, placeholder)),
    ...mapUnder(
      'env',
      setup.env.map(([name, value]) => [name, fill(value, placeholder)]),
    ),
  };
}

/** Values of headers are in the environment: the bridge inserts them, and a space in an argument would be lost on Windows. */
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
