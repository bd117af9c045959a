import type { Cancellable, Receiver } from '../backend/backend.ts';
import { rpcErrorBytes, type RpcError } from '../envelope/rpc-error.ts';

/** Answers a request without a server. `id` is the literal of its id. */
export function answerLocally(receiver: Receiver, id: string | undefined, result: string | RpcError): Cancellable {
  const body =
    typeof result === 'string'
      ? Buffer.from(`{"jsonrpc":"2.0","id":${id ?? 'null'},"result":${result}}`)
      : rpcErrorBytes(result, id);
  const status = typeof result === 'string' ? 200 : result.status;
  giveBody(receiver, body, status);
  return { cancel: () => undefined };
}

/** Gives a whole JSON body to a receiver. */
export function giveBody(receiver: Receiver, body: Buffer, status = 200): void {
  receiver.head({ kind: 'json', status, length: body.length, resume: () => undefined });
  receiver.chunk(body);
  receiver.end();
}
