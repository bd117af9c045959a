import { readStructuredStrings } from '../../runtime/http/operations/structured-strings.ts';
import { isJsonObject, jsonValue } from '../../runtime/registry/documents/json-value.ts';
import type { Terminal } from '../output/terminal.ts';
import { registryNames } from '../client/client-names.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { readToken } from '../client/read-token.ts';
import { AnswerTooLarge, connectionProblem, largestAnswer } from './connection-problem.ts';
import { refusedAnswer, type AskedFor } from './refused-answer.ts';
import type { RegistryProblem } from './registry-problem.ts';
import { serverAddress } from '../client/server-address.ts';

/** How to reach a registry server: the same flags for every command that uses one. */
export interface ClientFlags {
  readonly server?: string;
  readonly tokenFile?: string;
  readonly format?: 'table' | 'json';
  /** The file for the answer. */
  readonly output?: string;
}

/** What the server answered with success, or why there is nothing. */
export type ClientAnswer =
  | {
      readonly outcome: 'answered';
      /** Undefined where the answer has no body. */
      readonly body: unknown;
      /** As it was sent: printing the value again would round big numbers. */
      readonly text: string;
      /** What the server says beside its answer. */
      readonly warnings: readonly string[];
    }
  | {
      readonly outcome: 'refused';
      readonly problem: RegistryProblem;
      /** Undefined where nothing answered. */
      readonly status?: number;
      /** Whether the answer was JSON, as those of a registry are. */
      readonly isJson?: boolean;
    };

/** Asks the server; `path` is encoded, `body` is JSON. */
export type Ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: string) => Promise<ClientAnswer>;

/** Longest wait for an answer, in milliseconds. */
const patience = 30_000;

/**
 * Makes the client of a registry server: its URL from `--server` or SVC_REGISTRY_URL, the token from `--token-file` or
 * SVC_REGISTRY_TOKEN, never from an argument. A token is sent over https, or to this machine, and never after a redirect.
 */
export async function registryClient(
  flags: ClientFlags,
  terminal: Terminal,
): Promise<Ask | { readonly exitCode: number }> {
  const address = serverAddress(flags.server, terminal, registryNames);
  if ('problem' in address) return { exitCode: usageProblem(terminal, address.problem, address.hint) };
  const read = await readToken(flags.tokenFile, address.base, terminal, registryNames);
  if ('problem' in read) return { exitCode: usageProblem(terminal, read.problem, read.hint) };
  const asked: AskedFor = { address, token: read.token };
  return (method, path, body) => askRegistry(asked, method, path, body);
}

/** Sends one request to a registry. It never throws: what goes wrong is a problem. */
export async function askRegistry(asked: AskedFor, method: string, path: string, body?: string): Promise<ClientAnswer> {
  const { address, token } = asked;
  const url = new URL(`${address.base.pathname.replace(/\/+$/, '')}${path}`, address.base);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: {
        accept: 'application/json',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    text = await textOf(response);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { outcome: 'refused', problem: connectionProblem(error, address) };
  }
  const { status, headers } = response;
  const value = jsonValue(text);
  if (response.ok && (value !== undefined || status === 204)) {
    const warnings = readStructuredStrings(headers.get('x-registry-warning'));
    return { outcome: 'answered', body: value, text, warnings };
  }
  const problem = refusedAnswer({ status, headers, text, body: value }, asked);
  return { outcome: 'refused', problem, status, isJson: isJsonObject(value) };
}

/** The text of an answer, as far as it is not too large. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) throw new AnswerTooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
