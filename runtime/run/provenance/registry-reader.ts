import { parseJsonObject } from '../../identity/json-object.ts';
import { failureOf } from './failure.ts';
import { isThisMachine, type ImageRepository } from './image-repository.ts';

/**
 * Reads something of a repository: a path below it, the types that are accepted, and the most bytes. Undefined where the registry does not have it.
 */
export type RegistryReader = (
  path: string,
  accept: string,
  mostBytes: number,
) => Promise<{ readonly body: Buffer } | { readonly problem: string } | undefined>;

/** Milliseconds for one answer. */
const patience = 15_000;
/** Bytes of the answer that has a token in it. */
const largestToken = 65_536;

/**
 * Makes a reader of a repository. Where the registry asks for a token, it gets the one that it gives to everybody (distribution specification,
 * token authentication). Nobody's credentials are sent.
 */
export function registryReader({ host, base, name }: ImageRepository): RegistryReader {
  let token: string | undefined;
  return async (path, accept, mostBytes) => {
    try {
      let answer = await ask(new URL(path, base), accept, token);
      if (answer.status === 401 && token === undefined) {
        token = await tokenFor(answer.headers.get('www-authenticate') ?? '', host, name);
        await answer.body?.cancel();
        if (token === undefined) return { problem: `${host} requires sign-in` };
        answer = await ask(new URL(path, base), accept, token);
      }
      if (answer.status === 404) {
        await answer.body?.cancel();
        return undefined;
      }
      if (!answer.ok) {
        await answer.body?.cancel();
        return { problem: `${host} answered with status ${answer.status}` };
      }
      const body = await bytesOf(answer, mostBytes);
      return body === undefined ? { problem: `${host} sent more than ${mostBytes} bytes` } : { body };
    } catch (error) {
      return { problem: `${host} cannot be asked: ${failureOf(error)}` };
    }
  };
}

/** The token that everybody gets who wants to read a repository. */
async function tokenFor(challenge: string, host: string, name: string): Promise<string | undefined> {
  if (!/^bearer /i.test(challenge)) return undefined;
  const parameters = new Map<string, string>();
  for (const [, key = '', value = ''] of challenge.matchAll(/\b(\w+)="([^"]*)"/g))
    parameters.set(key.toLowerCase(), value);
  const url = URL.parse(parameters.get('realm') ?? '');
  if (url === null || url.username !== '') return undefined;
  const isPlain = url.protocol === 'http:' && isThisMachine(host) && isThisMachine(url.host);
  if (url.protocol !== 'https:' && !isPlain) return undefined;
  const service = parameters.get('service');
  if (service !== undefined) url.searchParams.set('service', service);
  url.searchParams.set('scope', `repository:${name}:pull`);
  const answer = await ask(url, 'application/json', undefined);
  const body = await bytesOf(answer, largestToken);
  if (!answer.ok || body === undefined) return undefined;
  const { token, access_token: other } = parseJsonObject(body.toString('utf8')) ?? {};
  const given = token ?? other;
  return typeof given === 'string' && /^[\x21-\x7e]{1,16384}$/.test(given) ? given : undefined;
}

/** Redirects are followed: registries keep blobs elsewhere. A token is not sent along to another origin (Fetch standard). */
function ask(url: URL, accept: string, token: string | undefined): Promise<Response> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return fetch(url, { headers: { accept, ...authorization }, signal: AbortSignal.timeout(patience) });
}

/** The body; undefined where it is larger than the limit. */
async function bytesOf({ body }: Response, mostBytes: number): Promise<Buffer | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > mostBytes) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
