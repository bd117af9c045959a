import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { systemReason } from '../output/system-error.ts';
import type { ClientNames } from './client-names.ts';
import type { Terminal } from '../output/terminal.ts';
import { isThisMachine } from './server-address.ts';

/** A bearer token, empty where none was given; or what is wrong with it, and what to do. */
export type ReadToken = { readonly token: string } | { readonly problem: string; readonly hint?: string };

/**
 * Reads the token from `--token-file`, else from the variable for it; it is never in an argument. A file without a token is an error, never
 * a request without one. A token goes over https, or to this machine.
 */
export async function readToken(
  file: string | undefined,
  base: URL,
  { cwd, environment }: Pick<Terminal, 'cwd' | 'environment'>,
  names: ClientNames,
): Promise<ReadToken> {
  let token = environment[names.token]?.trim() ?? '';
  if (file !== undefined) {
    try {
      token = (await readFile(resolve(cwd, file), 'utf8')).trim();
    } catch (error) {
      const reason = systemReason(error);
      if (reason === undefined) throw error;
      return { problem: `the token file ${file} cannot be read: ${reason}` };
    }
    if (token === '')
      return { problem: `the token file ${file} is empty`, hint: 'write the token into it, and nothing else' };
  }
  if (!/^[A-Za-z0-9._~+/=-]*$/.test(token))
    return {
      problem: 'the token holds spaces, line ends or other characters that no bearer token has',
      hint: 'give the token alone, in one line',
    };
  if (token !== '' && base.protocol === 'http:' && !isThisMachine(base))
    return { problem: 'a token is not sent over plain http', hint: 'use the https address of the server' };
  return { token };
}

/** When a token that says so ended its validity; undefined where it does not, or has not yet. `now`: milliseconds since 1970. */
export function expiredAt(token: string, now: number): Date | undefined {
  const [, payload = '', signature] = token.split('.');
  if (signature === undefined) return undefined;
  const exp = /"exp"\s*:\s*(\d{1,12})(?![\d.eE])/.exec(Buffer.from(payload, 'base64url').toString())?.[1];
  return exp === undefined || Number(exp) * 1000 > now ? undefined : new Date(Number(exp) * 1000);
}
