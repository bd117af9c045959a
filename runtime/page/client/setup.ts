import type { ServerEntry } from '../../../generated/types/server-entry.ts';
import type { ServerKeyValueInput } from '../../../generated/types/server-key-value-input.ts';
import type { ServerPackage } from '../../../generated/types/server-package.ts';
import type { ServerRemote } from '../../../generated/types/server-remote.ts';
import { packageCommand } from './package-command.ts';
import { askName, asksOf, expanded, fill, templateOf, type Ask, type Template } from './template.ts';

/** A name with its value: a variable of the environment, or a header. */
export type NamedTemplate = readonly [name: string, value: Template];

/** A server that the client starts and speaks to over its standard input and output. */
export interface CommandSetup {
  readonly kind: 'command';
  readonly command: string;
  readonly args: readonly Template[];
  readonly env: readonly NamedTemplate[];
}

/** A server that the client reaches over the network. */
export interface AddressSetup {
  readonly kind: 'address';
  readonly transport: 'streamable-http' | 'sse';
  readonly url: Template;
  readonly headers: readonly NamedTemplate[];
  /** A package that has to be started before: it listens itself. */
  readonly startFirst?: CommandSetup;
}

/** A bundle (MCPB): a file that a client installs, and asks for the values of itself. */
export interface BundleSetup {
  readonly kind: 'bundle';
  readonly url: string;
  /** SHA-256 of the file, in hexadecimal. */
  readonly sha256?: string;
}

/** How a client connects to a server, in a form that does not depend on the client. */
export type Setup = CommandSetup | AddressSetup | BundleSetup;

/** Keys that Claude Code keeps for servers of its own. */
const reservedKeys: ReadonlySet<string> = new Set(['workspace', 'claude-in-chrome', 'computer-use']);

/**
 * The last part of a server's name, as clients take it for a key: `com.example/my.weather` is `my-weather`. It begins with no
 * dash, which would make it an option of a command line, and is none of the names that a client keeps for itself.
 */
export function serverKey(name: string): string {
  const last = name.slice(name.lastIndexOf('/') + 1);
  const key = last.replaceAll(/[^A-Za-z0-9_-]+/g, '-').replaceAll(/^-+|-+$/g, '');
  if (key === '') return 'server';
  return reservedKeys.has(key.toLowerCase()) ? `${key}-server` : key;
}

export function remoteSetup({ name }: Pick<ServerEntry, 'name'>, remote: ServerRemote): AddressSetup {
  const prefix = serverKey(name);
  return {
    kind: 'address',
    transport: remote.type,
    url: expanded(remote.url, remote.variables, prefix),
    headers: named(remote.headers, prefix, (header) => askName(prefix, header)),
  };
}

/** Undefined where no client has a command for packages of this kind. */
export function packageSetup({ name }: Pick<ServerEntry, 'name'>, ofServer: ServerPackage): Setup | undefined {
  if (ofServer.registryType === 'mcpb') return bundleSetup(ofServer);
  const prefix = serverKey(name);
  const env = named(ofServer.environmentVariables, prefix, (variable) => variable);
  const started = packageCommand(
    ofServer,
    env.map(([variable]) => variable),
    prefix,
  );
  if (started === undefined) return undefined;
  const start: CommandSetup = { kind: 'command', ...started, env };
  const { transport } = ofServer;
  if (transport.type === 'stdio') return start;
  return {
    kind: 'address',
    transport: transport.type,
    url: expanded(transport.url ?? '', inputsOf(ofServer), prefix),
    headers: named(transport.headers, prefix, (header) => askName(prefix, header)),
    startFirst: start,
  };
}

/** Undefined where the file is not on the web. */
function bundleSetup({ identifier, fileSha256 }: ServerPackage): BundleSetup | undefined {
  if (!/^https?:\/\/\S+$/.test(identifier)) return undefined;
  return { kind: 'bundle', url: identifier, ...(fileSha256 === undefined ? {} : { sha256: fileSha256 }) };
}

/** All texts of a setup. */
export function templatesOf(setup: Setup): readonly Template[] {
  const start = setup.kind === 'address' && setup.startFirst !== undefined ? templatesOf(setup.startFirst) : [];
  return [...ownTemplates(setup), ...start];
}

/** Values that a client has to be given; those of a package that is started before it are not its own. */
export function asksOfClient(setup: Setup): readonly Ask[] {
  return asksOf(ownTemplates(setup));
}

function ownTemplates(setup: Setup): readonly Template[] {
  if (setup.kind === 'bundle') return [[setup.url]];
  if (setup.kind === 'command') return [...setup.args, ...setup.env.map(([, value]) => value)];
  return [setup.url, ...setup.headers.map(([, value]) => value)];
}

/**
 * Whether a setup can be handed out to be copied. Clients replace `${…}` in strings of the entry by values of the reader's environment, so
 * that an address could leak a secret; control characters can command a terminal; and an invalid name of a variable or header could be read
 * as an option.
 */
export function isCopyable(setup: Setup): boolean {
  const templates = templatesOf(setup);
  const { variables, headers } = namesOf(setup);
  if (!variables.every((name) => variableName.test(name)) || !headers.every((name) => headerName.test(name)))
    return false;
  const texts = [
    // As a whole: a name in braces is a part of its own.
    ...templates.map((template) => fill(template, ({ name }) => name)),
    ...asksOf(templates).flatMap(({ choices = [] }) => choices),
  ];
  return texts.every((text) => !/\$\{|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text));
}

const variableName = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
/** RFC 9110, section 5.1. */
const headerName = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;

function namesOf(setup: Setup): { readonly variables: readonly string[]; readonly headers: readonly string[] } {
  const names = (pairs: readonly NamedTemplate[]): readonly string[] => pairs.map(([name]) => name);
  if (setup.kind === 'bundle') return { variables: [], headers: [] };
  if (setup.kind === 'command') return { variables: names(setup.env), headers: [] };
  return { variables: names(setup.startFirst?.env ?? []), headers: names(setup.headers) };
}

function named(
  inputs: readonly ServerKeyValueInput[] | undefined,
  prefix: string,
  askNameOf: (name: string) => string,
): readonly NamedTemplate[] {
  return (inputs ?? []).flatMap((input): readonly NamedTemplate[] => {
    const value = templateOf(input, askNameOf(input.name), prefix);
    return value === undefined ? [] : [[input.name, value]];
  });
}

/** The address of a started package may name its variables and arguments. */
function inputsOf({ environmentVariables = [], packageArguments = [] }: ServerPackage) {
  const inputs = [...environmentVariables, ...packageArguments];
  return Object.fromEntries(
    inputs.flatMap((input) => {
      const name = input.name ?? ('valueHint' in input ? input.valueHint : undefined);
      return name === undefined
        ? []
        : [
            [name, input],
            [name.replace(/^-+/, ''), input],
          ];
    }),
  );
}
