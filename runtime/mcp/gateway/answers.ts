import type { BackendProblem } from '../backend/backend.ts';
import { rpcErrorBytes, type RpcError } from '../envelope/rpc-error.ts';
import { backendSlow, backendUnavailable, overloaded } from '../envelope/rpc-errors.ts';
import type { ClientExchange } from './client-exchange.ts';

/** Answers a request with an error of JSON-RPC. `id` is the literal of the request's id. */
export function answerError(exchange: ClientExchange, error: RpcError, id?: string): void {
  const headers = { 'content-type': 'application/json', ...error.headers };
  exchange.answer({ status: error.status, headers, body: rpcErrorBytes(error, id) });
}

/** Answers what needs no message (2025-11-25, Sending Messages, 4). */
export function answerAccepted(exchange: ClientExchange): void {
  exchange.answer({ status: 202 });
}

/** What a client is answered where the server behind us failed. */
export function errorOf(problem: BackendProblem): RpcError {
  switch (problem.kind) {
    case 'timeout':
      return backendSlow({});
    case 'overloaded':
      return overloaded({ problem: problem.message });
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
