import { readFile } from 'node:fs/promises';
import { exitCodes } from '../exit-codes.ts';
import { systemReason } from '../system-error.ts';
import type { Terminal } from '../terminal.ts';
import { usageProblem } from '../usage-problem.ts';
import { jsonValue } from '../../runtime/registry/documents/json-value.ts';

/** How to reach a registry server: the same flags for every command that uses one. */
export interface ClientFlags {
  readonly server?: string;
  readonly tokenFile?: string;
  readonly output?: 'table' | 'json';
}

/** An answer of the server, or the exit code when there is none that could be used. */
export type ClientAnswer = { readonly body: unknown; readonly text: string } | { readonly exitCode: number };

/** Asks the server; what goes wrong was said on the terminal. */
export type Ask = (method: 'GET' | 'POST', path: string, body?: string) => Promise<ClientAnswer>;

/** Longest wait for an answer, in milliseconds, and the largest one, in bytes. */
const patience = 30_000;
const largestAnswer = 64 * 1024 * 1024;

/**
 * Makes the client of a registry server: its URL from `--server` or SVC_REGISTRY_URL, the token from `--token-file` or
 * SVC_REGISTRY_TOKEN, never from an argument. A token is sent over https, or to this machine, and never after a redirect.
 */
export async function registryClient(
  flags: ClientFlags,
  terminal: Terminal,
): Promise<Ask | { readonly exitCode: number }> {
  const { SVC_REGISTRY_URL, SVC_REGISTRY_TOKEN } = terminal.environment;
  const given = flags.server ?? SVC_REGISTRY_URL ?? '';
  const base = URL.parse(given);
  if (base === null || !/^https?:$/.test(base.protocol)) {
    const problem = given === '' ? 'no registry server is named' : `"${given}" is no http or https URL`;
    return {
      exitCode: usageProblem(terminal, problem, 'give --server https://registry.example.com, or set SVC_REGISTRY_URL'),
    };
  }
  let token = SVC_REGISTRY_TOKEN?.trim();
  if (flags.tokenFile !== undefined) {
    try {
      token = (await readFile(flags.tokenFile, 'utf8')).trim();
    } catch (error) {
      const reason = systemReason(error);
      if (reason === undefined) throw error;
      return { exitCode: usageProblem(terminal, `the token file ${flags.tokenFile} cannot be read: ${reason}`) };
    }
  }
  if (token !== undefined && !/^[A-Za-z0-9._~+/=-]*$/.test(token))
    return {
      exitCode: usageProblem(
        terminal,
        'the token holds spaces, line ends or other characters that no bearer token has',
        'give the token alone, in one line',
      ),
    };
  if (token !== undefined && token !== '' && base.protocol === 'http:' && !isThisMachine(base))
    return {
      exitCode: usageProblem(terminal, 'a token is not sent over plain http', 'use the https address of the server'),
    };
  return (method, path, body) => ask(base, token ?? '', method, path, body, terminal);
}

async function ask(
  base: URL,
  token: string,
  method: string,
  path: string,
  body: string | undefined,
  terminal: Terminal,
): Promise<ClientAnswer> {
  const url = new URL(`${base.pathname.replace(/\/+$/, '')}${path}`, base);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: {
        accept: 'application/json',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    if (Number(response.headers.get('content-length') ?? 0) > largestAnswer) throw new TypeError('too large');
    text = await response.text();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return {
      exitCode: usageProblem(
        terminal,
        `${base.origin} did not answer: ${reasonOf(error)}`,
        'check --server and the network',
      ),
    };
  }
  const value = jsonValue(text);
  if (response.ok && value !== undefined) return { body: value, text };
  const said = messageOf(value) ?? `status ${response.status}`;
  const hint = response.status === 401 ? 'give --token-file, or set SVC_REGISTRY_TOKEN' : undefined;
  usageProblem(terminal, said, hint);
  return { exitCode: exitCodes.findings };
}

function isThisMachine({ hostname }: URL): boolean {
  return /^(localhost|127(\.[0-9]+){3}|\[::1\])$/.test(hostname);
}

function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return 'it took too long';
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.message : error.message;
}

function messageOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('error' in value)) return undefined;
  return typeof value.error === 'string' ? value.error : undefined;
}
