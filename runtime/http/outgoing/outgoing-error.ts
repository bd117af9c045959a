import { systemCodeOf } from '../../config/system-error.ts';
import { RefusedAddress } from './outgoing-connection.ts';
import { openTable } from '../../diagnostics/open-table.ts';

/** What kept an outgoing request from being answered. */
export type OutgoingErrorKind =
  | 'timeout'
  | 'aborted'
  | 'busy'
  | 'internal'
  | 'too-large'
  | 'refused-address'
  | 'tls'
  | 'network'
  | 'http-status'
  | 'redirect'
  | 'malformed'
  | 'local-file';

/** An outgoing request that failed. A value: what others do is nothing to throw about. */
export interface OutgoingError {
  readonly kind: OutgoingErrorKind;
  /** For people: what was called, what is wrong, what to do. Holds no credentials, no query and no content of the answer. */
  readonly message: string;
  /** The status of the answer, with kind `http-status`. */
  readonly status?: number;
  /** How long the other side asks to be left alone (Retry-After), in seconds. */
  readonly retryAfterSeconds?: number;
}

/** A URL as it may be shown: without user, password, query and fragment. */
export function shownUrl(url: URL): string {
  return `${url.protocol}//${url.host}${url.pathname}`;
}

const tlsWords: Readonly<Record<string, string>> = openTable({
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed: name its CA bundle',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is from a CA that is not trusted: name its CA bundle',
  UNABLE_TO_GET_ISSUER_CERT: 'its certificate is from a CA that is not trusted: name its CA bundle',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is from a CA that is not trusted: name its CA bundle',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is from a CA that is not trusted: name its CA bundle',
});

const networkWords: Readonly<Record<string, string>> = openTable({
  EAI_AGAIN: 'its name cannot be resolved now',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was closed',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  ENOTFOUND: 'its name is unknown',
  EPIPE: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
});

const timeouts = new Set(['ETIMEDOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT']);

/** Errors of reading an answer: no HTTP, a body shorter than announced, a broken compression. */
const malformed = /^(HPE_|Z_|ERR__ERROR_|ERR_BROTLI|ERR_PADDING_|ERR_STREAM_PREMATURE_CLOSE|UND_ERR_RES_)/;

/**
 * Says what an error of the network, of TLS or of HTTP means. `privateSetting` is the setting that would allow private
 * addresses, to be named where it would help. Rethrows every other error, since that is a bug of this program.
 */
export function outgoingErrorOf(thrown: unknown, url: URL, privateSetting?: string): OutgoingError {
  const shown = shownUrl(url);
  if (thrown instanceof RefusedAddress)
    return thrown.isPrivate ? refusedAddress(url, privateSetting) : neverCalled(url);
  const code = codeOf(thrown);
  if (code === undefined && thrown instanceof Error && thrown.name === 'HTTPParserError') {
    // It has no code where the answer does not even begin like one.
    return { kind: 'malformed', message: `${shown} does not speak HTTP.` };
  }
  if (code === undefined) throw thrown;
  if (timeouts.has(code)) return { kind: 'timeout', message: `${shown} did not answer in time.` };
  if (code === 'UND_ERR_HEADERS_OVERFLOW') {
    return { kind: 'too-large', message: `The headers of ${shown} are larger than allowed.` };
  }
  if (malformed.test(code)) return { kind: 'malformed', message: `The answer of ${shown} is broken (${code}).` };
  const network = networkWords[code];
  if (network !== undefined) return { kind: 'network', message: `${shown} cannot be reached: ${network}.` };
  if (tlsWords[code] !== undefined || /^(ERR_SSL_|ERR_TLS_|CERT_|CRL_|UNABLE_TO_|EPROTO|INVALID_)/.test(code)) {
    return { kind: 'tls', message: `${shown} is not trusted: ${tlsWords[code] ?? `TLS failed (${code})`}.` };
  }
  if (/INVALID_ARG/.test(code)) throw thrown;
  return { kind: 'network', message: `${shown} cannot be reached (${code}).` };
}

/** The error of a host whose addresses are all refused. */
export function refusedAddress(url: URL, setting: string | undefined): OutgoingError {
  const advice = setting === undefined ? '' : ` Set ${setting} if it is meant to be there.`;
  return { kind: 'refused-address', message: `${shownUrl(url)} is at an address that is not called.${advice}` };
}

/** The error of a host whose addresses no setting opens: link-local ones, where clouds answer with credentials, and reserved ones. */
function neverCalled(url: URL): OutgoingError {
  const message = `${shownUrl(url)} is at an address that is never called: it is kept for special purposes (RFC 6890).`;
  return { kind: 'refused-address', message };
}

function codeOf(thrown: unknown): string | undefined {
  // With several addresses, each attempt has its own error.
  if (thrown instanceof AggregateError && thrown.errors.length > 0) return codeOf(thrown.errors[0]);
  return systemCodeOf(thrown);
}
