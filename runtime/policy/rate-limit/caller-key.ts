import { createHash } from 'node:crypto';

/**
 * A caller in the key of a bucket: 32 characters, whatever the length of the subject, so that many buckets stay bounded in bytes.
 * Subjects are unique per issuer only, and are nobody else's business in a shared Redis.
 */
export function callerKey(issuer: unknown, subject: string): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('base64url')
    .slice(0, 32);
}
