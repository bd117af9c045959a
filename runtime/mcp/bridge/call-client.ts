import type { Receiver } from '../backend/backend.ts';
import { idText, rawOf, type Envelope } from '../envelope/envelope.ts';
import { wishedLevel } from './pooled-session.ts';
import { logLevels } from '../backend/log-levels.ts';

/** The client's side of a call: its present request, and who hears of it. */
export interface CallClient {
  readonly id: string;
  readonly token: string | undefined;
  readonly level: number | undefined;
  readonly receiver: Receiver;
}

/** That of a request. */
export function callClientOf(request: Envelope, receiver: Receiver): CallClient {
  const { progressToken } = request.meta;
  const level = logLevels.indexOf(wishedLevel(request) ?? '');
  return {
    id: idText(request) ?? 'null',
    token: progressToken === undefined ? undefined : rawOf(request, progressToken).toString('utf8'),
    level: level === -1 ? undefined : level,
    receiver,
  };
}
