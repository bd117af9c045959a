import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** An MCP client, and where and how its file names servers that are reached over HTTP. */
export interface ClientFormat {
  /** What commands call it. */
  readonly id: string;
  readonly title: string;
  /** The file of the person, and a folder that is there where the client is used. */
  readonly place: (folders: Folders) => { readonly file: string; readonly sign: string };
  /** Keys down to the object with the servers. */
  readonly section: readonly string[];
  /** What the file is written in; JSON with comments where it is not set. */
  readonly language?: 'toml';
  /** The entry of a server at an address. */
  readonly entry: (url: string, isSse: boolean) => Readonly<Record<string, string | readonly string[]>>;
  /** The key of an entry that holds the address, by itself or in a list of arguments. */
  readonly addressKeys: readonly string[];
}

/** Folders of a person that clients keep their files in. */
interface Folders {
  readonly home: string;
  /** Settings of applications. */
  readonly config: string;
}

const typed = (url: string, isSse: boolean): Readonly<Record<string, string>> => ({
  type: isSse ? 'sse' : 'http',
  url,
});

/** The clients whose files are known. What they take is in their own documentation (September 2026). */
export const clientFormats: readonly ClientFormat[] = [
  {
    id: 'claude-code',
    title: 'Claude Code',
    place: ({ home }) => ({ file: join(home, '.claude.json'), sign: join(home, '.claude') }),
    section: ['mcpServers'],
    entry: typed,
    addressKeys: ['url'],
  },
  {
    id: 'cursor',
    title: 'Cursor',
    place: ({ home }) => ({ file: join(home, '.cursor/mcp.json'), sign: join(home, '.cursor') }),
    section: ['mcpServers'],
    entry: (url) => ({ url }),
    addressKeys: ['url'],
  },
  {
    id: 'vscode',
    title: 'Visual Studio Code',
    place: ({ config }) => ({ file: join(config, 'Code/User/mcp.json'), sign: join(config, 'Code/User') }),
    section: ['servers'],
    entry: typed,
    addressKeys: ['url'],
  },
  {
    id: 'gemini-cli',
    title: 'Gemini CLI',
    place: ({ home }) => ({ file: join(home, '.gemini/settings.json'), sign: join(home, '.gemini') }),
    section: ['mcpServers'],
    entry: (url, isSse) => (isSse ? { url } : { httpUrl: url }),
    addressKeys: ['httpUrl', 'url'],
  },
  {
    id: 'windsurf',
    title: 'Windsurf',
    place: ({ home }) => ({
      file: join(home, '.codeium/windsurf/mcp_config.json'),
      sign: join(home, '.codeium/windsurf'),
    }),
    section: ['mcpServers'],
    entry: (url) => ({ serverUrl: url }),
    addressKeys: ['serverUrl'],
  },
  {
    id: 'zed',
    title: 'Zed',
    place: ({ home }) => ({ file: join(home, '.config/zed/settings.json'), sign: join(home, '.config/zed') }),
    section: ['context_servers'],
    entry: (url) => ({ url }),
    addressKeys: ['url'],
  },
  {
    id: 'codex',
    title: 'Codex',
    place: ({ home }) => ({ file: join(home, '.codex/config.toml'), sign: join(home, '.codex') }),
    language: 'toml',
    section: ['mcp_servers'],
    entry: (url) => ({ url }),
    addressKeys: ['url'],
  },
  {
    // Its file takes programs only, so that a program in between has to be fetched with npx.
    id: 'claude-desktop',
    title: 'Claude Desktop',
    place: ({ config }) => ({
      file: join(config, 'Claude/claude_desktop_config.json'),
      sign: join(config, 'Claude'),
    }),
    section: ['mcpServers'],
    entry: (url) => ({ command: 'npx', args: ['-y', 'mcp-remote', url] }),
    addressKeys: ['args'],
  },
];

/** Where clients keep their files on this machine. */
export function foldersOf({ HOME, XDG_CONFIG_HOME }: Environment): Folders {
  const home = HOME === undefined || HOME === '' ? homedir() : HOME;
  if (process.platform === 'darwin') return { home, config: join(home, 'Library/Application Support') };
  return { home, config: XDG_CONFIG_HOME?.startsWith('/') === true ? XDG_CONFIG_HOME : join(home, '.config') };
}
