import { supportedRevisions } from '../era/revisions.ts';
import type { Envelope } from '../envelope/envelope.ts';
import { memberOf, membersOf } from '../envelope/json-members.ts';
import { splice } from '../envelope/splice.ts';

/**
 * The response of a server to `server/discover` with the revisions that we speak: clients speak with us, and a revision that only the
 * server knows would be refused here.
 */
export function withOwnRevisions({ bytes, result }: Envelope): Buffer {
  const span = result === undefined ? undefined : memberOf(membersOf(bytes, result) ?? [], 'supportedVersions');
  if (span === undefined || span === 'repeated') return bytes;
  return splice(bytes, [{ span, bytes: JSON.stringify(supportedRevisions) }]);
}
