import type { ServerEntry } from '../../../../generated/types/server-entry.ts';
import type { ServerKeyValueInput } from '../../../../generated/types/server-key-value-input.ts';
import type { ServerPackage } from '../../../../generated/types/server-package.ts';
import type { ServerRemote } from '../../../../generated/types/server-remote.ts';
import { packageCommand } from './package-command.ts';
import { askName, asksOf, expanded, fill, templateOf, type Template } from './template.ts';

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

/** How a client comes to a server, before it is written in the words of one client. */
export type Setup = CommandSetup | AddressSetup;

/** The last part of a server's name, as clients take it for a key: `com.example/my.weather` is `my-weather`. */
export function serverKey(name: string): string {
  const last = name.slice(name.lastIndexOf('/') + 1);
  return last.replaceAll(/[^A-Za-z0-9_-]+/g, '-');
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

/** All texts of a setup. */
export function templatesOf(setup: Setup): readonly Template[] {
  if (setup.kind === 'command') return [...setup.args, ...setup.env.map(([, value]) => value)];
  const start = setup.startFirst === undefined ? [] : templatesOf(setup.startFirst);
  return [setup.url, ...setup.headers.map(([, value]) => value), ...start];
}

/**
 * Whether a setup can be handed out to be copied. `${…}` in a text of the entry is replaced by clients with values of the
 * reader's environment, so that an address could carry a secret away; controls can command a terminal.
 */
export function isCopyable(setup: Setup): boolean {
  const templates = templatesOf(setup);
  const names = setup.kind === 'command' ? setup.env : [...setup.headers, ...(setup.startFirst?.env ?? [])];
  const texts = [
    // As a whole: a name in braces is a part of its own.
    ...templates.map((template) => fill(template, ({ name }) => name)),
    ...names.map(([name]) => name),
    ...asksOf(templates).flatMap(({ choices = [] }) => choices),
  ];
  return texts.every((text) => !/\$\{|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text));
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
