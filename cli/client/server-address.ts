import type { ClientNames } from './client-names.ts';
import type { Terminal } from '../output/terminal.ts';

/** Where a server is: its URL, and how its user named it. */
export interface ServerAddress {
  readonly base: URL;
  /** `--server` or the variable for it, for hints. */
  readonly named: string;
}

/** The address of the server from `--server`, else from its variable; or what is wrong with it, and what to do. */
export function serverAddress(
  flag: string | undefined,
  { environment }: Pick<Terminal, 'environment'>,
  names: ClientNames,
): ServerAddress | { readonly problem: string; readonly hint: string } {
  const named = flag === undefined ? names.url : '--server';
  const given = flag ?? environment[names.url] ?? '';
  const example = `give --server ${names.example}, or set ${names.url}`;
  if (given === '') return { problem: `no ${names.server} is named`, hint: example };
  const base = URL.parse(given);
  if (base === null || !/^https?:$/.test(base.protocol)) {
    const scheme = /^[\w.-]+(:\d+)?(\/|$)/.test(given) ? `write the scheme too: ${named} https://${given}` : example;
    return { problem: `${named} "${given}" is not an http or https URL`, hint: scheme };
  }
  if (base.username !== '' || base.password !== '')
    return {
      problem: `${named} holds a user name or a password`,
      hint: `the server takes a token: put it in ${names.token}, or name its file with --token-file`,
    };
  if (base.search !== '' || base.hash !== '')
    return { problem: `${named} holds more than an address`, hint: `leave out "${base.search}${base.hash}"` };
  return { base, named };
}

/** Whether a URL leads to this machine, which needs no encryption. */
export function isThisMachine({ hostname }: URL): boolean {
  return /^(localhost|127(\.[0-9]+){3}|\[::1\])$/.test(hostname);
}
