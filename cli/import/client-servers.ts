import { isJsonObject } from '../../runtime/identity/json-object.ts';
import { startedServer } from './executable-line.ts';

/** A server of a client's file as it would be a workload. Values that may be secret are apart. */
export interface ImportedServer {
  readonly name: string;
  /** Of a run document, without name. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Values by the variable that holds them. */
  readonly variables: Readonly<Record<string, string>>;
  /** Values by the header that holds them. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A server that cannot be a workload, and why. */
export interface LeftOutServer {
  readonly name: string;
  readonly reason: string;
}

/** Keys under which clients keep their servers. */
const sections = ['mcpServers', 'servers', 'context_servers', 'mcp_servers'] as const;

/** The servers of a client's file; undefined where it has none of the sections that clients have. */
export function serversOf(file: unknown): readonly (ImportedServer | LeftOutServer)[] | undefined {
  if (!isJsonObject(file)) return undefined;
  const section = sections.find((key) => isJsonObject(file[key]));
  const servers = section === undefined ? undefined : file[section];
  if (!isJsonObject(servers)) return undefined;
  return Object.entries(servers).map(([name, entry]) => serverOf(name, entry));
}

function serverOf(name: string, entry: unknown): ImportedServer | LeftOutServer {
  if (!isJsonObject(entry)) return { name, reason: 'it is not an object' };
  const variables = textsOf(entry['env']);
  const headers = textsOf(entry['headers'] ?? entry['http_headers']);
  const fromEnv = textsOf(entry['env_http_headers']);
  const args: unknown = entry['args'] ?? [];
  if (
    variables === undefined ||
    headers === undefined ||
    fromEnv === undefined ||
    !Array.isArray(args) ||
    !args.every((each) => typeof each === 'string')
  )
    return { name, reason: 'its env, headers or args are not strings' };
  const asked = /\$\{[^}]+\}/.exec(JSON.stringify([variables, headers, args, entry['url'] ?? '']))?.[0];
  if (asked !== undefined) return { name, reason: `its client fills in ${asked}` };
  const address = ['url', 'httpUrl', 'serverUrl'].find((key) => typeof entry[key] === 'string');
  if (address !== undefined) {
    const remoteUrl = String(entry[address]);
    const isSse =
      entry['type'] === 'sse' ||
      (entry['type'] === undefined && URL.parse(remoteUrl)?.pathname.endsWith('/sse') === true);
    const token = entry['bearer_token_env_var'];
    const fields = {
      remoteUrl,
      transport: isSse ? 'sse' : 'streamable-http',
      ...(Object.keys(fromEnv).length > 0 ? { headerForward: { fromEnv } } : {}),
      ...(typeof token === 'string' ? { remoteAuth: { bearerTokenEnv: token } } : {}),
    };
    return { name, fields, variables: {}, headers };
  }
  const { command } = entry;
  if (typeof command !== 'string') return { name, reason: 'it has neither an address nor a command' };
  const started = startedServer(command, args, variables);
  if ('reason' in started) return { name, reason: started.reason };
  const { image, remoteUrl, volumes, env } = started;
  if (remoteUrl !== undefined) return { name, fields: { remoteUrl }, variables: {}, headers: {} };
  return {
    name,
    fields: {
      image,
      ...(started.args.length > 0 ? { args: started.args } : {}),
      ...(volumes.length > 0 ? { volumes } : {}),
    },
    variables: env,
    headers: {},
  };
}

function textsOf(value: unknown): Readonly<Record<string, string>> | undefined {
  if (value === undefined) return {};
  if (!isJsonObject(value)) return undefined;
  const texts = Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'string' ? [[key, each] as const] : [],
  );
  return texts.length === Object.keys(value).length ? Object.fromEntries(texts) : undefined;
}
