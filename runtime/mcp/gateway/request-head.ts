import type { IncomingHttpHeaders } from 'node:http';
import { mediaType } from '../backend/media-type.ts';
import type { RpcError } from '../envelope/rpc-error.ts';
import { foreignOrigin, notAcceptable, wrongMediaType } from '../envelope/rpc-errors.ts';

/** Sites that may call the endpoint. */
export interface AllowedSites {
  /** Values of Origin, such as `https://app.example.com`. A request without Origin does not come from a page. */
  readonly origins: ReadonlySet<string>;
  /** Values of Host, with their port; undefined: any, since the address is not one of this machine alone. */
  readonly hosts: ReadonlySet<string> | undefined;
}

/** Whether a page of another site sends this request, perhaps by a name that it made resolve to us (DNS rebinding). */
export function siteProblem(headers: IncomingHttpHeaders, { origins, hosts }: AllowedSites): RpcError | undefined {
  const { origin, host } = headers;
  if (origin !== undefined && !origins.has(origin.toLowerCase())) return foreignOrigin({});
  if (hosts !== undefined && (host === undefined || !hosts.has(host.toLowerCase()))) return foreignOrigin({});
  return undefined;
}

/** What is wrong with the head of a POST. */
export function postProblem(headers: IncomingHttpHeaders): RpcError | undefined {
  if (mediaType(headers['content-type']) !== 'application/json') return wrongMediaType({});
  const { accept } = headers;
  if (accept === lastAccepted) return undefined;
  if (!accepts(accept, 'application', 'json') || !accepts(accept, 'text', 'event-stream'))
    return notAcceptable({ needed: 'application/json and text/event-stream' });
  lastAccepted = accept;
  return undefined;
}

/** The Accept header that the last POST was accepted with: most clients send the same one each time. */
let lastAccepted: string | undefined;

/** What is wrong with the head of a GET. */
export function getProblem(headers: IncomingHttpHeaders): RpcError | undefined {
  return accepts(headers.accept, 'text', 'event-stream') ? undefined : notAcceptable({ needed: 'text/event-stream' });
}

/**
 * Whether an Accept header takes a media type (RFC 9110, 12.5.1): of the ranges that it falls under, the most specific one decides by its
 * weight. Without the header, everything is taken. Parameters of a range are not looked at.
 */
export function accepts(header: string | undefined, type: string, subtype: string): boolean {
  if (header === undefined) return true;
  const names = [`${type}/${subtype}`, `${type}/*`, '*/*'];
  let best = names.length;
  let isTaken = false;
  for (const part of listed(header.toLowerCase(), ',')) {
    const [range = '', ...parameters] = part.includes(';') ? listed(part, ';') : [part];
    const rank = names.indexOf(range.trim());
    if (rank === -1 || rank > best) continue;
    const isWanted = !parameters.some((parameter) => noWeight.test(parameter));
    // Of two that say the same, it is enough that one takes it.
    isTaken = rank === best ? isTaken || isWanted : isWanted;
    best = rank;
  }
  return isTaken;
}

/** A weight of zero: not acceptable. */
const noWeight = /^\s*q\s*=\s*0(\.0*)?\s*$/;

/** The parts of a list; a separator in a quoted string (RFC 9110, 5.6.4) separates nothing. */
function listed(text: string, separator: ',' | ';'): readonly string[] {
  if (!text.includes('"')) return text.split(separator);
  return (separator === ',' ? text.match(partsOfList) : text.match(partsOfRange)) ?? [];
}

const partsOfList = /(?:"(?:[^"\\]|\\.)*"?|[^",])+/g;
const partsOfRange = /(?:"(?:[^"\\]|\\.)*"?|[^";])+/g;
