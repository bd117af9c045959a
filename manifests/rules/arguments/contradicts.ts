import type { RunConfig } from '../../../generated/types/run.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { optionsIn, type ArgumentOption } from '../../facts/pods/argument-options.ts';
import { isKind, type Resource } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { shownValue } from '../../../runtime/config/shown-value.ts';
import { openTable } from '../../../runtime/diagnostics/open-table.ts';
import { backendPort, containerNames } from '../../objects/layout.ts';

export const otherTransport = defineDiagnostic<{ what: string; asked: string; transport: string; isDefault: boolean }>({
  code: 'arguments/contradicts-transport',
  severity: 'warning',
  summary:
    'A server that is started for another transport than its resource says. The proxy and the server cannot talk.',
  message: ({ what, transport, isDefault }) =>
    `${what} starts the server for another transport than ${transport}, which ${isDefault ? 'is the default of transport' : 'transport says'}`,
  hint: ({ asked, what }) => `set transport: ${asked}, or remove ${what}`,
});

export const otherPort = defineDiagnostic<{
  what: string;
  asked: string;
  port: number;
  field: string;
  isDefault: boolean;
}>({
  code: 'arguments/contradicts-port',
  severity: 'warning',
  summary:
    'A server that is started on another port than its resource says. The proxy connects to a port on which nothing listens.',
  message: ({ what, port, field, isDefault }) =>
    `${what} starts the server on another port than ${port}, which ${isDefault ? `is the default of ${field}` : `${field} says`}`,
  hint: ({ asked, what, field }) => `set ${field}: ${asked}, or remove ${what}`,
});

export const ownHostOnly = defineDiagnostic<{ what: string; where: string }>({
  code: 'arguments/contradicts-host',
  severity: 'warning',
  summary: 'A server that is started for connections from its own pod only. Its proxy and its clients are in others.',
  message: ({ what, where }) =>
    `with ${what} the server answers inside of its own ${where} only, and its proxy is in another`,
  hint: () => 'use 0.0.0.0 as its host',
});

const names = {
  transport: new Set(['transport', 'mcp-transport', 'transport-type', 'transport-mode']),
  port: new Set(['port', 'mcp-port', 'http-port', 'server-port', 'listen-port']),
  host: new Set(['host', 'mcp-host', 'http-host', 'bind', 'bind-host', 'bind-address', 'listen-host', 'hostname']),
  address: new Set([
    'address',
    'addr',
    'listen',
    'listen-address',
    'listen-addr',
    'http-address',
    'http-addr',
    'bind',
    'bind-address',
  ]),
};

/** Variables of frameworks that the compiler does not set, and the option that each is. */
const variables: Readonly<Record<string, keyof typeof names>> = openTable({
  FASTMCP_HOST: 'host',
  FASTMCP_SERVER_HOST: 'host',
  UVICORN_HOST: 'host',
  FASTMCP_SERVER_PORT: 'port',
  UVICORN_PORT: 'port',
  FASTMCP_TRANSPORT: 'transport',
  FASTMCP_SERVER_TRANSPORT: 'transport',
});

/** Options of a program that connects to something else: its host and port are those of that. */
const ofClients =
  /^(?:user(?:name)?|password|db|database(?:-name)?|db-?name|dsn|schema|ssl-?mode|ur[il]|upstream|(?:remote|target|server)(?:-(?:host|ur[il]))?)$/;

/** Ports of databases and of other services that a server connects to. */
const ofServices: ReadonlySet<number> = new Set([
  22, 25, 53, 389, 636, 1433, 1521, 3306, 5432, 5672, 6379, 9042, 9200, 27017,
]);

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** What a server is started with agrees with what its resource says of it (spec 3, MCPServer transport and mcpPort). */
export const argumentsContradicts: Rule = (program, report) => {
  for (const resource of program.resources) {
    if (!isKind(resource, 'MCPServer') && !isKind(resource, 'EmbeddingServer')) continue;
    const { spec } = resource.authored;
    const lists = argumentsIn(spec);
    const ofVariables = fromVariables(spec.env);
    const settings = lists.length === 0 ? ofVariables : [...ofVariables, ...lists.flatMap(settingsIn)];
    if (settings.length === 0) continue;
    const expected = expectedOf(resource);
    const containers = valuesAt(spec, ['podTemplateSpec', 'spec', 'containers', '*', 'name']);
    // Another container in the pod of the server may lead others to it.
    if (containers.some(({ value }) => value !== containerNames.backend && value !== containerNames.embedding))
      continue;
    for (const setting of settings) check(setting, expected, resource, report);
  }
};

/** The same for the arguments of a run configuration. */
export function checkRunArguments(part: Part, { args = [], transport, targetPort }: RunConfig, report: Report): void {
  const expected: Expected = {
    transport,
    port: targetPort,
    field: 'targetPort',
    where: 'container',
    isDefaultTransport: false,
    isDefaultPort: false,
  };
  for (const setting of settingsIn({ list: args, path: ['args'] })) check(setting, expected, part, report);
}

/** What others count on; undefined is left open. */
interface Expected {
  readonly transport: string | undefined;
  readonly port: number | undefined;
  readonly field: 'mcpPort' | 'targetPort' | 'port';
  readonly where: 'pod' | 'container';
  readonly isDefaultTransport: boolean;
  readonly isDefaultPort: boolean;
}

/** Something that a server is started with. */
interface Setting {
  readonly is: keyof typeof names;
  /** As people write it: `--port 9000`, `UVICORN_PORT: 9000`. */
  readonly what: string;
  readonly value: string;
  readonly path: DocumentPath;
}

function expectedOf(resource: Resource<'MCPServer'> | Resource<'EmbeddingServer'>): Expected {
  if (resource.kind === 'MCPServer') {
    const { transport, mcpPort } = resource.authored.spec;
    return {
      transport: resource.resource.spec.transport,
      port: backendPort(resource.resource.spec),
      field: 'mcpPort',
      where: 'pod',
      isDefaultTransport: transport === undefined,
      isDefaultPort: mcpPort === undefined,
    };
  }
  // The port of an embedding server is given as an argument already, and no other is taken.
  return {
    transport: undefined,
    port: undefined,
    field: 'port',
    where: 'pod',
    isDefaultTransport: false,
    isDefaultPort: false,
  };
}

function check(setting: Setting, expected: Expected, part: Part, report: Report): void {
  const { what, path } = setting;
  const { transport, port, field, where } = expected;
  const place = () => placeOf(part, path, 'value');
  if (setting.is === 'transport') {
    const asked = transportIn(setting.value, transport);
    if (transport === undefined || asked === undefined || asked === transport) return;
    report(otherTransport({ what, asked, transport, isDefault: expected.isDefaultTransport }, place()));
    return;
  }
  if (transport === 'stdio') return;
  const asked = portIn(setting);
  const host = hostIn(setting);
  if (port !== undefined && asked !== undefined && Number(asked) !== port)
    report(otherPort({ what, asked, port, field, isDefault: expected.isDefaultPort }, place()));
  else if (host !== undefined && loopback.test(host)) report(ownHostOnly({ what, where }, place()));
}

function transportIn(value: string, expected: string | undefined): 'stdio' | 'sse' | 'streamable-http' | undefined {
  const word = value.toLowerCase().replaceAll(/[_-]/g, '');
  // Some servers call either of the two transports so.
  if (word === 'http') return expected === 'stdio' ? 'streamable-http' : undefined;
  if (word === 'stdio' || word === 'sse') return word;
  return word === 'streamablehttp' || word === 'httpstream' || word === 'streamable' ? 'streamable-http' : undefined;
}

function portIn({ is, value }: Setting): string | undefined {
  if (is === 'port') return /^\d{1,5}$/.exec(value)?.[0];
  return is === 'address' ? /^[^/]*:(\d{1,5})$/.exec(value)?.[1] : undefined;
}

function hostIn({ is, value }: Setting): string | undefined {
  if (is === 'host') return value;
  return is === 'address' ? /^([^/]+):\d{1,5}$/.exec(value)?.[1] : undefined;
}

function fromVariables(env: readonly { readonly name: string; readonly value: string }[] = []): Setting[] {
  const settings: Setting[] = [];
  env.forEach(({ name, value }, index) => {
    const is = variables[name];
    if (is !== undefined)
      settings.push({ is, what: `${name}: ${value}`, value, path: ['spec', 'env', index, 'value'] });
  });
  return settings;
}

interface Arguments {
  readonly list: readonly unknown[];
  readonly path: DocumentPath;
}

/** The lists of arguments that a server is started with: those of a pod template take the place of others. */
function argumentsIn(spec: unknown): Arguments[] {
  const ofServer = listsAt(spec, serverArguments);
  if (propertyOf(spec, 'podTemplateSpec') === undefined) return ofServer;
  const own = listsAt(spec, inTemplate.args);
  return [...listsAt(spec, inTemplate.command), ...(own.length > 0 ? own : ofServer)];
}

const serverArguments = ['args'];
const ofContainers = ['podTemplateSpec', 'spec', 'containers', '*'];
const inTemplate = { args: [...ofContainers, 'args'], command: [...ofContainers, 'command'] };

function listsAt(spec: unknown, path: readonly string[]): Arguments[] {
  const found: Arguments[] = [];
  for (const { value, path: at } of valuesAt(spec, path)) {
    if (Array.isArray(value)) found.push({ list: value, path: ['spec', ...at] });
  }
  return found;
}

function settingsIn({ list, path }: Arguments): Setting[] {
  const options = optionsIn(list);
  const settings = options.flatMap((option): Setting[] => {
    const is = kindOf(option);
    const { written, value, index } = option;
    return is === undefined ? [] : [{ is, what: `${written} ${value}`, value, path: [...path, index] }];
  });
  const values = new Set(options.map(({ index }) => index));
  // Whoever names an address, an account or a database is a client of it.
  const isClient =
    options.some(({ name }) => ofClients.test(name)) ||
    list.some((text, index) => !values.has(index) && /^[a-z][a-z0-9+.-]*:\/\//i.test(shownValue(text))) ||
    settings.some((setting) => ofServices.has(Number(portIn(setting))));
  return isClient ? [] : settings;
}

function kindOf({ name, value }: ArgumentOption): keyof typeof names | undefined {
  // The same word means a host, and a host with its port.
  if (names.address.has(name) && /:\d+$/.test(value) && !loopback.test(value)) return 'address';
  return (['transport', 'port', 'host'] as const).find((kind) => names[kind].has(name));
}
