import { rawOf, stringOf, type Envelope } from '../envelope/envelope.ts';
import type { Span } from '../envelope/json-cursor.ts';
import type { RpcError } from '../envelope/rpc-error.ts';
import { invalidParams } from '../envelope/rpc-errors.ts';
import { scanClientMessage } from '../envelope/scan-client-message.ts';
import { whenKnown } from '../maybe-promise.ts';
import type { Hooks } from './hooks.ts';
import type { IncomingRequest } from './request-path.ts';

/** The message as webhooks change it. What is decided afterwards is decided about the result. */
export function changed({ webhooks }: Hooks, request: IncomingRequest, next: (envelope: Envelope) => void): void {
  const { envelope } = request;
  if (webhooks === undefined) {
    next(envelope);
    return;
  }
  const onChanged = (given: Buffer | RpcError): void => {
    if (!Buffer.isBuffer(given)) request.refuse(given);
    else if (given === envelope.bytes) next(envelope);
    else {
      const after = scanClientMessage(given);
      if (after.kind === 'problem' || !isSameMessage(envelope, after))
        request.refuse(invalidParams({ problem: 'a webhook made another message of it' }));
      else next(after);
    }
  };
  whenKnown(webhooks.mutate(reviewed(request, envelope)), onChanged, request.bug);
}

/** Goes on where no webhook objects to the message. */
export function validated({ webhooks }: Hooks, request: IncomingRequest, envelope: Envelope, next: () => void): void {
  if (webhooks === undefined) {
    next();
    return;
  }
  const onValidated = (error: RpcError | undefined): void => {
    if (error === undefined) next();
    else request.refuse(error);
  };
  whenKnown(webhooks.validate(reviewed(request, envelope)), onValidated, request.bug);
}

function reviewed({ caller, sourceAddress }: IncomingRequest, { bytes }: Envelope) {
  return { caller, bytes, sourceAddress };
}

/** Whether a changed message is still the one whose answer the client waits for, in the same revision. */
function isSameMessage(before: Envelope, after: Envelope): boolean {
  const version = 'io.modelcontextprotocol/protocolVersion';
  return (
    after.kind === before.kind &&
    after.method === before.method &&
    said(after, after.id) === said(before, before.id) &&
    said(after, after.meta.progressToken) === said(before, before.meta.progressToken) &&
    said(after, after.meta[version]) === said(before, before.meta[version])
  );
}

/** A string whatever its escapes, and the literal of anything else. */
function said(envelope: Envelope, span: Span | undefined): string | undefined {
  if (span === undefined) return undefined;
  const text = stringOf(envelope, span);
  return text === undefined ? rawOf(envelope, span).toString('utf8') : JSON.stringify(text);
}
