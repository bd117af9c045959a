import { askWords, jsonText, mapUnder, type Guide } from './guide.ts';
import type { Setup } from './setup.ts';
import { asksOfClient } from './setup.ts';
import { fill, type Ask } from './template.ts';

const noBundles =
  'Cursor takes no bundle, only commands and addresses: use another package or remote of this server, or Claude Desktop.';

/** Cursor: a file in which `${env:NAME}` is taken from the environment. */
export function cursor(key: string, setup: Setup): Guide {
  if (setup.kind === 'bundle') return { client: 'Cursor', notes: [noBundles], snippets: [] };
  const names = asksOfClient(setup).map((ask) => askWords(ask, ({ name }) => name));
  const shown = ({ name }: Ask): string => `\${env:${name}}`;
  const server =
    setup.kind === 'address'
      ? {
          url: fill(setup.url, shown),
          ...mapUnder(
            'headers',
            setup.headers.map(([name, value]) => [name, fill(value, shown)]),
          ),
        }
      : {
          type: 'stdio',
          command: setup.command,
          args: setup.args.map((arg) => fill(arg, shown)),
          ...mapUnder(
            'env',
            setup.env.map(([name, value]) => [name, fill(value, shown)]),
          ),
        };
  return {
    client: 'Cursor',
    notes: names.length === 0 ? [] : [`Set ${names.join(', ')} in the environment that Cursor starts in.`],
    snippets: [
      {
        caption: '.cursor/mcp.json in your project, or ~/.cursor/mcp.json',
        text: jsonText({ mcpServers: { [key]: server } }),
      },
    ],
  };
}
