import { jsonText, mapUnder, type Guide } from './guide.ts';
import type { Setup } from './setup.ts';
import { asksOfClient } from './setup.ts';
import { fill, type Ask } from './template.ts';

const noBundles =
  'VS Code takes no bundle in its configuration, only commands and addresses: use another package or remote of this server, or Claude Desktop.';

/** VS Code: a file with inputs, for which it asks once and which it keeps encrypted where they are passwords. */
export function vsCode(key: string, setup: Setup): Guide {
  if (setup.kind === 'bundle') return { client: 'VS Code', notes: [noBundles], snippets: [] };
  const asks = asksOfClient(setup);
  const shown = (ask: Ask): string => `\${input:${inputId(ask)}}`;
  const server =
    setup.kind === 'address'
      ? {
          type: setup.transport === 'sse' ? 'sse' : 'http',
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
  const inputs = asks.length === 0 ? {} : { inputs: asks.map(inputOf) };
  return {
    client: 'VS Code',
    notes: asks.length === 0 ? [] : ['VS Code asks for the values when the server is started for the first time.'],
    snippets: [
      { caption: '.vscode/mcp.json in your workspace', text: jsonText({ ...inputs, servers: { [key]: server } }) },
    ],
  };
}

function inputOf(ask: Ask): object {
  const { description, choices, isSecret } = ask;
  const common = { id: inputId(ask), description: description?.replaceAll('${', '$ {') ?? ask.name };
  if (choices !== undefined && !isSecret) return { type: 'pickString', ...common, options: choices };
  return { type: 'promptString', ...common, ...(isSecret ? { password: true } : {}) };
}

function inputId({ name }: Ask): string {
  return name.toLowerCase().replaceAll('_', '-');
}
