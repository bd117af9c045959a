import { createHmac } from 'node:crypto';

/** Headers by which a webhook verifies that a question is from this server and recent: an HMAC over the time, a dot and the body. */
export function signatureHeaders(secret: string, body: string, now: Date): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'x-svc-timestamp': timestamp, 'x-svc-signature': `sha256=${digest}` };
}
