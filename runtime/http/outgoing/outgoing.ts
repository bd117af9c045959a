import packageFile from '../../../package.json' with { type: 'json' };
import type { Agent } from 'undici';
import { changingFile } from '../changing-file.ts';
import { placeOf, secretValue, type SecretSource } from '../secret-value.ts';
import type { ChangingFile } from '../changing-file.ts';
import type { AddressRule } from './outgoing-address.ts';
import { acceptedEncodings, readBody } from './outgoing-body.ts';
import { guardedConnector, resolveBySystem } from './outgoing-connection.ts';
import type { Resolve } from './outgoing-connection.ts';
import { outgoingErrorOf, shownUrl } from './outgoing-error.ts';
import type { OutgoingError, OutgoingErrorKind } from './outgoing-error.ts';
import { maximumRedirects, portable, redirectOf, targetProblem } from './outgoing-target.ts';
import type { PlainHttp } from './outgoing-target.ts';
import { certificatesOf, systemCertificates } from './trusted-certificates.ts';
import { undiciPackage } from './undici-package.ts';

/** What a client of other people's servers may do, whom it trusts, and as whom it asks. */
export interface OutgoingSettings {
  readonly addresses: AddressRule;
  /** Where a redirect to another origin may lead. Default: where `addresses` allows. */
  readonly redirectAddresses?: AddressRule;
  /** The setting that allows private addresses, for the words of an error. */
  readonly privateSetting?: string;
  readonly plainHttp: PlainHttp;
  /** A PEM bundle that replaces the CAs of the system; a changed file counts from the next request on. */
  readonly caFile?: string;
  /** The bearer token of every request to the origin that was asked for; a changed file counts at once. */
  readonly bearer?: SecretSource;
  /** For the whole of a request with its redirects, in milliseconds. Default: 10,000. */
  readonly timeoutMs?: number;
  /** Of a body, decompressed. Default: 1 MiB. */
  readonly maximumBytes?: number;
  /** Default: what the operating system answers. */
  readonly resolve?: Resolve;
}

export interface OutgoingInit {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly maximumBytes?: number;
  /** The ETag of what is known already; the answer may then be `notModified`. */
  readonly ifNoneMatch?: string;
  /** Whether an error of the other side is an answer with a body too. Redirects are followed or refused all the same. */
  readonly takesErrors?: boolean;
}

/** An answer with a status of 2xx, read to its end, or 304 where `ifNoneMatch` was given, or any with `takesErrors`. */
export interface OutgoingResponse {
  readonly status: number;
  /** Where the answer came from, after redirects. */
  readonly url: URL;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string | undefined;
  readonly notModified: boolean;
  readonly body: Buffer;
}

export type OutgoingResult =
  | { readonly ok: true; readonly response: OutgoingResponse }
  | { readonly ok: false; readonly error: OutgoingError };

/** A client for what lies outside: token providers, sources, files by URL. */
export interface Outgoing {
  /** Asks; what goes wrong out there is in the result. Throws on a header that no HTTP allows. */
  fetch(url: URL, init?: OutgoingInit): Promise<OutgoingResult>;
  /** Ends what is in flight and closes the connections. */
  close(): Promise<void>;
}

const userAgent = `svc/${packageFile.version}`;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** Makes a client with connections of its own, which it keeps open for a few seconds between requests. */
export function createOutgoing(settings: OutgoingSettings): Outgoing {
  const closing = new AbortController();
  const bearer = settings.bearer === undefined ? undefined : secretValue(settings.bearer, 0);
  const agents = agentsWithFreshCertificates(settings, settings.addresses);
  const elsewhere =
    settings.redirectAddresses === undefined
      ? agents
      : agentsWithFreshCertificates(settings, settings.redirectAddresses);

  async function follow(
    start: URL,
    init: OutgoingInit,
    signal: AbortSignal,
    at: (url: URL) => void,
  ): Promise<OutgoingResult> {
    const method = init.method ?? 'GET';
    let url = start;
    let headers = requestHeaders(init);
    const token = await bearer?.read();
    if (token?.ok === false) return failed('local-file', `The bearer token cannot be used. ${token.problem}`);
    if (token !== undefined && !/^[\x21-\x7e]+$/.test(token.text)) {
      return failed(
        'local-file',
        `The bearer token${placeOf(settings.bearer)} cannot be used: it holds more than one token.`,
      );
    }
    if (token !== undefined) headers['authorization'] = `Bearer ${token.text}`;
    for (let redirects = 0; ; redirects += 1) {
      const agent = await (url.origin === start.origin ? agents : elsewhere).present();
      if ('ok' in agent) return agent;
      at(url);
      const {
        statusCode,
        headers: raw,
        body,
      } = await agent.request({
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method,
        headers,
        ...(init.body === undefined ? {} : { body: init.body }),
        signal,
      });
      const answered = plainHeaders(raw);
      if (redirectStatuses.has(statusCode)) {
        await body.dump({ limit: 16_384, signal });
        if (redirects === maximumRedirects) return failed('redirect', `${shownUrl(start)} redirects too often.`);
        const next = redirectOf(url, method, answered['location'], settings.plainHttp);
        if (!next.ok) return next;
        if (!next.isSameOrigin) headers = portable(headers);
        url = next.url;
        continue;
      }
      const notModified = statusCode === 304 && init.ifNoneMatch !== undefined;
      if (!notModified && init.takesErrors !== true && (statusCode < 200 || statusCode > 299)) {
        await body.dump({ limit: 16_384, signal });
        return { ok: false, error: statusError(url, statusCode, answered['retry-after']) };
      }
      const limit = init.maximumBytes ?? settings.maximumBytes ?? 1_048_576;
      const reading = await readBody(
        body,
        notModified || method === 'HEAD' ? undefined : answered['content-encoding'],
        limit,
        signal,
      );
      if ('problem' in reading) {
        return reading.problem === 'too-large'
          ? failed('too-large', `The answer of ${shownUrl(url)} is larger than ${limit} bytes.`)
          : failed('malformed', `The answer of ${shownUrl(url)} is compressed in a way that was not asked for.`);
      }
      const response = {
        status: statusCode,
        url,
        headers: answered,
        etag: answered['etag'],
        notModified,
        body: reading.bytes,
      };
      return { ok: true, response };
    }
  }

  return {
    async fetch(url, init = {}) {
      const problem = targetProblem(url, settings.plainHttp);
      if (problem !== undefined) return { ok: false, error: problem };
      const deadline = AbortSignal.timeout(init.timeoutMs ?? settings.timeoutMs ?? 10_000);
      const cancelled = AbortSignal.any([closing.signal, ...(init.signal === undefined ? [] : [init.signal])]);
      let present = url;
      try {
        return await follow(url, init, AbortSignal.any([deadline, cancelled]), (next) => {
          present = next;
        });
      } catch (error) {
        if (cancelled.aborted) return failed('aborted', `The request to ${shownUrl(present)} was given up.`);
        if (deadline.aborted) return failed('timeout', `${shownUrl(present)} did not answer in time.`);
        return { ok: false, error: outgoingErrorOf(error, present, settings.privateSetting) };
      }
    },
    async close() {
      closing.abort();
      await Promise.all([agents.close(), elsewhere.close()]);
    },
  };
}

function failed(kind: OutgoingErrorKind, message: string): { readonly ok: false; readonly error: OutgoingError } {
  return { ok: false, error: { kind, message } };
}

function unreadable(
  what: string,
  path: string | undefined,
  reason: string,
): { readonly ok: false; readonly error: OutgoingError } {
  return failed('local-file', `The ${what} file ${path ?? ''} cannot be used: ${reason}.`);
}

/** Connections belong to the certificates that they were checked against: a changed bundle begins anew. */
function agentsWithFreshCertificates(settings: OutgoingSettings, rule: AddressRule) {
  const bundle: ChangingFile | undefined =
    settings.caFile === undefined ? undefined : changingFile(settings.caFile, 4_194_304);
  let open: { readonly agent: Agent; readonly certificates: readonly string[] } | undefined;
  return {
    async present(): Promise<Agent | { readonly ok: false; readonly error: OutgoingError }> {
      const read = bundle === undefined ? undefined : certificatesOf(await bundle.read());
      if (read?.ok === false) return unreadable('CA', settings.caFile, read.reason);
      const certificates = read?.certificates ?? systemCertificates();
      if (open !== undefined && sameList(open.certificates, certificates)) return open.agent;
      const before = open;
      const connect = guardedConnector({
        rule,
        plainOnLoopbackOnly: settings.plainHttp !== 'anywhere',
        certificates,
        resolve: settings.resolve ?? resolveBySystem,
      });
      const { Agent: OpenAgent } = undiciPackage();
      open = { agent: new OpenAgent({ connect, connections: 16, maxHeaderSize: 32_768 }), certificates };
      // Requests on the old connections end by themselves or by their deadline.
      void before?.agent.close();
      return open.agent;
    },
    async close(): Promise<void> {
      await open?.agent.destroy();
    },
  };
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((text, index) => text === b[index]));
}

function requestHeaders(init: OutgoingInit): Record<string, string> {
  const headers: Record<string, string> = { 'accept-encoding': acceptedEncodings, 'user-agent': userAgent };
  for (const [name, value] of Object.entries(init.headers ?? {})) headers[name.toLowerCase()] = value;
  if (init.ifNoneMatch !== undefined) headers['if-none-match'] = init.ifNoneMatch;
  return headers;
}

function plainHeaders(raw: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), typeof value === 'string' ? value : value.join(', ')]],
    ),
  );
}

function statusError(url: URL, status: number, retryAfter: string | undefined): OutgoingError {
  const seconds = retryAfter !== undefined && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  return {
    kind: 'http-status',
    message: `${shownUrl(url)} answered with status ${status}.`,
    status,
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
  };
}
