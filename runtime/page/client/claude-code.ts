import { askWords, jsonText, mapUnder, placeholder, type Guide } from './guide.ts';
import type { BundleSetup, Setup } from './setup.ts';
import { asksOfClient } from './setup.ts';
import { shellLine } from './shell-line.ts';
import { fill, type Ask } from './template.ts';

/** Claude Code: one command, or a file of the project in which `${NAME}` is taken from the environment. */
export function claudeCode(key: string, setup: Setup): Guide {
  if (setup.kind === 'bundle') return { client: 'Claude Code', notes: [noBundles], snippets: [] };
  const asks = asksOfClient(setup);
  const names = asks.map(({ name }) => name).join(', ');
  return {
    client: 'Claude Code',
    notes:
      asks.length === 0
        ? []
        : [
            `In the command, put your own values in place of ${asks.map((ask) => askWords(ask)).join(', ')}.`,
            `For the file, set ${names} in the environment that Claude Code starts in: the file holds no values and can be shared.`,
          ],
    snippets: [
      { caption: 'Run in a terminal', text: shellLine(addCommand(key, setup)), isCommand: true },
      { caption: '.mcp.json in your project', text: jsonText({ mcpServers: { [key]: inFile(setup) } }) },
    ],
  };
}

const noBundles =
  'Claude Code takes no bundle by itself, only commands, addresses and plugins: use another package or remote of this server, or Claude Desktop.';

/** Options that take several values come first: `--transport` or `--` ends them. */
function addCommand(key: string, setup: Exclude<Setup, BundleSetup>): readonly string[] {
  const add = ['claude', 'mcp', 'add'];
  if (setup.kind === 'address') {
    const headers = setup.headers.flatMap(([name, value]) => ['--header', `${name}: ${fill(value, placeholder)}`]);
    return [...add, ...headers, '--transport', transportOf(setup.transport), key, fill(setup.url, placeholder)];
  }
  const env = setup.env.flatMap(([name, value]) => ['--env', `${name}=${fill(value, placeholder)}`]);
  const args = setup.args.map((arg) => fill(arg, placeholder));
  return [...add, ...env, '--transport', 'stdio', key, '--', setup.command, ...args];
}

function inFile(setup: Exclude<Setup, BundleSetup>): object {
  const shown = ({ name }: Ask): string => `\${${name}}`;
  if (setup.kind === 'address') {
    return {
      type: transportOf(setup.transport),
      url: fill(setup.url, shown),
      ...mapUnder(
        'headers',
        setup.headers.map(([name, value]) => [name, fill(value, shown)]),
      ),
    };
  }
  return {
    type: 'stdio',
    command: setup.command,
    args: setup.args.map((arg) => fill(arg, shown)),
    ...mapUnder(
      'env',
      setup.env.map(([name, value]) => [name, fill(value, shown)]),
    ),
  };
}

function transportOf(transport: 'streamable-http' | 'sse'): 'http' | 'sse' {
  return transport === 'sse' ? 'sse' : 'http';
}
