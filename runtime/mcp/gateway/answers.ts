import type { Reply } from '../../http/reply.ts';
import type { WireError } from '../../http/wire-error.ts';
import type { BackendProblem } from '../backend/backend.ts';
import { rpcErrorBytes, type RpcError } from '../envelope/rpc-error.ts';
import {
  backendSlow,
  backendUnavailable,
  endsNow,
  invalidMessage,
  overloaded,
  unreadableMessage,
} from '../envelope/rpc-errors.ts';
import type { EnvelopeProblem } from '../envelope/scan-envelope.ts';
import type { RawExchange } from '../../http/raw/raw-exchange.ts';

/** Answers a request with an error of JSON-RPC. `id` is the literal of the request's id. */
export function answerError(exchange: RawExchange, error: RpcError, id?: string): void {
  const headers = { 'content-type': 'application/json', ...error.headers };
  exchange.answer({ status: error.status, headers, body: rpcErrorBytes(error, id) });
}

/** Answers with an error of HTTP, in the form of JSON-RPC that clients of MCP read. */
export function answerWireError(exchange: RawExchange, error: WireError): void {
  exchange.answer(showAsRpcError(error));
}

/** An error of HTTP in that form; for what is answered before the gateway sees a request. */
export function showAsRpcError({ status, message, headers = {} }: WireError): Reply {
  const error = { kind: 'rpc-error', code: rpcCodeOf(status), status, message } as const;
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: rpcErrorBytes(error, undefined) };
}

/** Codes of JSON-RPC for statuses of HTTP that are not about the form of a request. */
const codes: Readonly<Record<number, number>> = { 401: 401, 403: 403, 429: 429, 500: -32603, 503: -32603 };

/** The code of JSON-RPC that an error of HTTP has at an endpoint of MCP. */
export function rpcCodeOf(status: number): number {
  return codes[status] ?? -32600;
}

/** Answers what needs no message (2025-11-25, Sending Messages, 4). */
export function answerAccepted(exchange: RawExchange): void {
  exchange.answer({ status: 202 });
}

/** What a client is answered where the server behind us failed. */
export function errorOf(problem: BackendProblem): RpcError {
  switch (problem.kind) {
    case 'timeout':
      return backendSlow({});
    case 'overloaded':
      return overloaded({ problem: problem.message });
    case 'ending':
      return endsNow({}, { 'retry-after': '1' });
    case 'unreachable':
    case 'closed':
    case 'malformed':
    case 'too-large':
    case 'status':
    case 'session-lost':
    case 'refused-credentials':
      return backendUnavailable({ problem: problem.message });
  }
}

/** What a client is answered whose message is not one of JSON-RPC. */
export function errorOfScan({ code, message: problem }: EnvelopeProblem): RpcError {
  return code === -32700 ? unreadableMessage({ problem }) : { ...invalidMessage({ problem }), code };
}
