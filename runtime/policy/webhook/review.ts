import { randomUUID } from 'node:crypto';
import type { Identity } from '../../identity/identity.ts';

/** Version of what webhooks are sent and answer. */
export const reviewVersion = 'v1';

/** What a webhook is asked about, beside the message. */
export interface ReviewContext {
  /** Name of the server that clients see. */
  readonly serverName: string;
  /** The client's address. */
  readonly sourceAddress: string;
  /** What the client speaks. */
  readonly transport: 'streamable-http' | 'sse';
}

/** One question to a webhook. */
export interface Review {
  readonly uid: string;
  readonly body: string;
}

/**
 * What a webhook is sent: who wants to send which message, byte for byte as it came. Claims are those of the verified token; the token
 * itself is never sent.
 */
export function reviewOf(message: Buffer, identity: Identity | undefined, context: ReviewContext, now: Date): Review {
  const uid = randomUUID();
  const principal =
    identity === undefined ? null : { subject: identity.subject, issuer: identity.issuer, claims: identity.claims };
  const { serverName, sourceAddress, transport } = context;
  const around = JSON.stringify({
    version: reviewVersion,
    uid,
    timestamp: now.toISOString(),
    principal,
    context: { serverName, sourceAddress, transport },
  });
  return { uid, body: `${around.slice(0, -1)},"mcpRequest":${message.toString('utf8')}}` };
}
