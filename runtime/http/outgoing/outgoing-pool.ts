import type { Readable } from 'node:stream';
import { createSecureContext } from 'node:tls';
import { changingFile, type FileReading } from '../changing-file.ts';
import type { AddressRule } from './outgoing-address.ts';
import { guardedConnector, resolveBySystem, type Resolve } from './outgoing-connection.ts';
import { shownUrl, type OutgoingError } from './outgoing-error.ts';
import { targetProblem, type PlainHttp } from './outgoing-target.ts';
import { certificatesOf, systemCertificates } from './trusted-certificates.ts';
import { undiciPackage } from './undici-package.ts';
import { PoolCall as DispatchedCall } from './pool-call.ts';
import { PoolLane } from './pool-lane.ts';
import type { PoolReceiver } from './pool-receiver.ts';

/** A PEM bundle that somebody else reads, and keeps up to date. */
export interface NamedBundle {
  /** What it is, for a sentence: "ConfigMap \"authorities\"". */
  readonly place: string;
  read(): Promise<FileReading>;
}

/** How a pool reaches its origin, whom it trusts there, and its bounds. Times are milliseconds, sizes bytes. */
export interface OutgoingPoolSettings {
  /** Scheme, host and port; paths come with the requests. */
  readonly origin: URL;
  /** Which addresses outside the public Internet the host may have: judged when a connection is opened. */
  readonly addresses: AddressRule;
  /** The setting that allows private addresses, for the words of an error. */
  readonly privateSetting?: string;
  readonly plainHttp: PlainHttp;
  /** A PEM bundle that replaces the CAs of the system. */
  readonly caFile?: string;
  /** The same, from elsewhere than a file. */
  readonly caBundle?: NamedBundle;
  /** What we show of ourselves where the other side asks for it (mutual TLS): PEM files. */
  readonly clientCertificate?: { readonly certFile: string; readonly keyFile: string };
  /** Accepts any certificate. For development only. */
  readonly insecureSkipVerify?: boolean;
  /** Connections for calls, and as many again for streams. Default: 256. */
  readonly connections?: number;
  /** Calls that may wait for a connection; further ones fail with `busy`. Default: 1024. */
  readonly waiting?: number;
  /** To open a connection, TLS included. Default: 10,000. */
  readonly connectTime?: number;
  /** From a request that is sent to the head of its answer; 0: without end. Default: 60,000. */
  readonly headTime?: number;
  /** Between two pieces of an answer's body; 0: without end. Default: 60,000. */
  readonly idleTime?: number;
  /** Of an answer's head. Default: 32 KiB. */
  readonly headerSize?: number;
  /** Default: what the operating system answers. */
  readonly resolve?: Resolve;
}

/** A request as it is sent. */
export interface PoolRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Names and values in turn, or by name. They are sent as they are. */
  readonly headers?: string[] | Readonly<Record<string, string>>;
  /** A stream is sent in chunks, as fast as the other side takes it. */
  readonly body?: Buffer | string | Readable;
  /** An answer that may stay open and be quiet: it has no `headTime` and `idleTime`, and a connection beside those for calls. */
  readonly isStream?: boolean;
  /** Other times than those of the pool. */
  readonly headTime?: number;
  readonly idleTime?: number;
  /** Of the answer's body; a longer one fails with `too-large`. Default: without limit. */
  readonly maximumBytes?: number;
}

/**
 * Connections to one origin that are kept open, for answers that go on unread: plain calls and listeners, no promise per piece.
 * Every connection is guarded like the requests of `createOutgoing`: what is judged is the address that is connected to, so a name
 * that changes its answer in between gains nothing. Nothing is sent twice, no redirect is followed, nothing is decompressed.
 */
export interface OutgoingPool {
  /** Begins a request. The receiver is called later, never before this returns. */
  dispatch(request: PoolRequest, receiver: PoolReceiver): PoolCall;
  /** Where it leads: scheme, host and port. */
  readonly origin: string;
  /** Calls without a complete answer. */
  readonly inFlight: number;
  /**
   * Reads the files of the settings again where they have changed: later requests use new connections. Says what is wrong with
   * them, and then everything stays as it was.
   */
  refresh(): Promise<OutgoingError | undefined>;
  /** Takes no more requests and waits for the answers in flight. */
  close(): Promise<void>;
  /** Ends what is in flight with `aborted`, and closes the connections. */
  destroy(): Promise<void>;
}

/** A request on its way: what its sender may do with it. */
export type PoolCall = Pick<DispatchedCall, 'pause' | 'resume' | 'abort'>;

/** A pool, or why there cannot be one: an address that is not called, or a file that cannot be used. */
export type PoolOpening =
  | { readonly ok: true; readonly pool: OutgoingPool }
  | { readonly ok: false; readonly error: OutgoingError };

/** What the files of the settings hold. */
interface Secured {
  readonly certificates: readonly string[];
  readonly cert?: string;
  readonly key?: string;
}

/** The connections of one state of the files. */
interface Connections {
  readonly secured: Secured;
  readonly calls: PoolLane;
  streams: PoolLane | undefined;
}

/** Makes a pool; no connection is opened before the first request. */
export async function openOutgoingPool(settings: OutgoingPoolSettings): Promise<PoolOpening> {
  const { origin, connections = 256, waiting = 1024 } = settings;
  const problem = targetProblem(origin, settings.plainHttp);
  if (problem !== undefined) return { ok: false, error: problem };
  const read = secureFiles(settings);
  const first = await read();
  if ('kind' in first) return { ok: false, error: first };
  let open = connectionsOf(settings, first, connections);
  let isClosing = false;
  const closings = new Set<Promise<void>>();
  const calls = new Set<DispatchedCall>();
  const lanes = new Set([open.calls]);
  const done = (call: DispatchedCall): void => {
    calls.delete(call);
    for (const lane of lanes) lane.forget(call);
  };
  const laneOf = (isStream: boolean): PoolLane => {
    if (!isStream) return open.calls;
    open.streams ??= laneTo(settings, open.secured, connections);
    lanes.add(open.streams);
    return open.streams;
  };
  const mustWaitInVain = (lane: PoolLane): boolean =>
    lane.isFull && [...lanes].reduce((sum, each) => sum + each.waiting, 0) >= waiting;

  const pool: OutgoingPool = {
    origin: origin.origin,
    get inFlight() {
      return calls.size;
    },
    dispatch(request, receiver) {
      const isStream = request.isStream === true;
      const lane = laneOf(isStream);
      const call = new DispatchedCall(origin, receiver, request.maximumBytes, settings.privateSetting, done);
      if (isClosing) call.fail({ kind: 'aborted', message: `Requests to ${shownUrl(origin)} have ended.` });
      else if (mustWaitInVain(lane))
        call.fail({ kind: 'busy', message: `Too many requests wait for ${shownUrl(origin)}.` });
      else {
        calls.add(call);
        lane.dispatch(
          {
            path: request.path,
            method: request.method,
            body: request.body ?? null,
            // The library takes lists in turn as they are, and does not change them.
            headers: (request.headers ?? null) as string[] | null,
            headersTimeout: request.headTime ?? (isStream ? 0 : (settings.headTime ?? 60_000)),
            bodyTimeout: request.idleTime ?? (isStream ? 0 : (settings.idleTime ?? 60_000)),
          },
          call,
        );
      }
      return call;
    },
    async refresh() {
      const next = await read();
      if ('kind' in next) return next;
      if (isClosing || sameFiles(next, open.secured)) return undefined;
      const before = open;
      open = connectionsOf(settings, next, connections);
      lanes.add(open.calls);
      // Answers in flight end by themselves.
      const closing = closeAll(before);
      closings.add(closing);
      void closing.finally(() => {
        closings.delete(closing);
        for (const lane of [before.calls, before.streams]) if (lane !== undefined) lanes.delete(lane);
      });
      return undefined;
    },
    async close() {
      isClosing = true;
      await Promise.all([closeAll(open), ...closings]);
    },
    async destroy() {
      isClosing = true;
      // Those that wait before those that would make room for them.
      for (const call of [...calls].toReversed()) call.abort();
      await Promise.all([open.calls.destroy(), open.streams?.destroy()]);
    },
  };
  return { ok: true, pool };
}

async function closeAll({ calls, streams }: Connections): Promise<void> {
  await Promise.all([calls.close(), streams?.close()]);
}

function connectionsOf(settings: OutgoingPoolSettings, secured: Secured, connections: number): Connections {
  return { secured, calls: laneTo(settings, secured, connections), streams: undefined };
}

function laneTo(settings: OutgoingPoolSettings, secured: Secured, connections: number): PoolLane {
  const { Pool } = undiciPackage();
  const pool = new Pool(settings.origin.origin, {
    connections,
    maxHeaderSize: settings.headerSize ?? 32_768,
    connect: guardedConnector({
      rule: settings.addresses,
      plainOnLoopbackOnly: settings.plainHttp !== 'anywhere',
      resolve: settings.resolve ?? resolveBySystem,
      connectTime: settings.connectTime ?? 10_000,
      insecureSkipVerify: settings.insecureSkipVerify === true,
      ...secured,
    }),
  });
  return new PoolLane(pool, connections);
}

/** Reads the files of the settings, or says what is wrong with one. */
function secureFiles({
  caFile,
  caBundle,
  clientCertificate,
}: OutgoingPoolSettings): () => Promise<Secured | OutgoingError> {
  const bundle = caBundle ?? (caFile === undefined ? undefined : changingFile(caFile, 4_194_304));
  const cert = clientCertificate === undefined ? undefined : changingFile(clientCertificate.certFile);
  const key = clientCertificate === undefined ? undefined : changingFile(clientCertificate.keyFile);
  return async () => {
    const ca = bundle === undefined ? undefined : certificatesOf(await bundle.read());
    if (ca?.ok === false) {
      const what = caBundle === undefined ? `CA file ${caFile ?? ''}` : `CA bundle of ${caBundle.place}`;
      return unusable(what, ca.reason);
    }
    const certificates = ca?.certificates ?? systemCertificates();
    if (cert === undefined || key === undefined) return { certificates };
    const [shown, secret] = [await cert.read(), await key.read()];
    if (!shown.ok) return unusable(`client certificate file ${clientCertificate?.certFile ?? ''}`, shown.reason);
    if (!secret.ok) return unusable(`client key file ${clientCertificate?.keyFile ?? ''}`, secret.reason);
    try {
      createSecureContext({ cert: shown.text, key: secret.text });
    } catch {
      const what = `client certificate file ${clientCertificate?.certFile ?? ''}`;
      return unusable(what, 'it and its key are not a pair of PEM files');
    }
    return { certificates, cert: shown.text, key: secret.text };
  };
}

function unusable(what: string, reason: string): OutgoingError {
  return { kind: 'local-file', message: `The ${what} cannot be used: ${reason}.` };
}

function sameFiles(one: Secured, other: Secured): boolean {
  return (
    one.cert === other.cert &&
    one.key === other.key &&
    one.certificates.length === other.certificates.length &&
    one.certificates.every((text, index) => text === other.certificates[index])
  );
}
