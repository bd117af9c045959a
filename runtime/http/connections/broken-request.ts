import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { headersTooLarge, malformedRequest, requestTimeout } from '../http-errors.ts';
import type { WireError } from '../wire-error.ts';

/**
 * Answers input that is not an HTTP request, has too large a head or arrived too slowly, and closes the connection: nothing that follows on
 * it can be trusted. It has no exchange, since there was no request.
 */
export function refuseBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message, code } = errorFor(error.code);
  const body = JSON.stringify({ error: message, code });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function errorFor(code: string | undefined): WireError {
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge({});
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? requestTimeout({}) : malformedRequest({});
}
