import { jsonText, mapUnder, type Guide } from './guide.ts';
import type { Setup } from './setup.ts';
import { templatesOf } from './setup.ts';
import { asksOf, fill, type Ask } from './template.ts';

/** Cursor: a file in which `${env:NAME}` is taken from the environment. */
export function cursor(key: string, setup: Setup): Guide {
  const names = asksOf(templatesOf(setup)).map(({ name }) => name);
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
