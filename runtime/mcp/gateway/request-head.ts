import type { IncomingHttpHeaders } from 'node:http';
import { mediaType } from '../backend/http-answer.ts';
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
  return accepts(headers.accept, 'application', 'json') && accepts(headers.accept, 'text', 'event-stream')
    ? undefined
    : notAcceptable({ needed: 'application/json and text/event-stream' });
}

/** What is wrong with the head of a GET. */
export function getProblem(headers: IncomingHttpHeaders): RpcError | undefined {
  return accepts(headers.accept, 'text', 'event-stream') ? undefined : notAcceptable({ needed: 'text/event-stream' });
}

/** Whether an Accept header takes a media type (RFC 9110, 12.5.1). Without the header, everything is taken. */
export function accepts(header: string | undefined, type: string, subtype: string): boolean {
  if (header === undefined) return true;
  const text = header.toLowerCase();
  if (!text.includes(';')) return [`${type}/${subtype}`, `${type}/*`, '*/*'].some((range) => lists(text, range));
  return text.split(',').some((part) => {
    const [range = '', ...parameters] = part.split(';').map((each) => each.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
    return !isRefused && [`${type}/${subtype}`, `${type}/*`, '*/*'].includes(range);
  });
}

function lists(text: string, range: string): boolean {
  const at = text.indexOf(range);
  return at !== -1 && (text.length === at + range.length || /[ ,]/.test(text[at + range.length] ?? ''));
}
