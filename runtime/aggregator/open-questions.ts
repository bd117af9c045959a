import type { Receiver } from '../mcp/backend/backend.ts';
import { idText } from '../mcp/envelope/envelope.ts';
import { scanEnvelope } from '../mcp/envelope/scan-envelope.ts';
import type { TimedReceiver } from './timed-receiver.ts';

/** Questions of one session that are remembered; a server that asks more has to be fast. */
const mostQuestions = 1000;

/** The requests of a server to the client of one session that are still unanswered; they pause the timeouts of its calls. */
export class OpenQuestions {
  private readonly ids = new Set<string>();
  private readonly calls = new Set<TimedReceiver>();

  /** Sees a message of the server. */
  saw(message: Buffer): void {
    const envelope = scanEnvelope(message);
    const id = envelope.kind === 'request' ? idText(envelope) : undefined;
    if (id === undefined || this.ids.size >= mostQuestions) return;
    this.ids.add(id);
    for (const call of this.calls) call.pause();
  }

  /** The client has answered. */
  answered(id: string | undefined): void {
    if (id === undefined || !this.ids.delete(id) || this.ids.size > 0) return;
    for (const call of this.calls) call.resume();
  }

  /** A call of the session, which sees what the server asks on its stream. */
  watched(call: TimedReceiver): Receiver {
    this.calls.add(call);
    call.onOver(() => this.calls.delete(call));
    return {
      head: (head) => call.head(head),
      chunk: (bytes) => call.chunk(bytes),
      message: (bytes) => {
        this.saw(bytes);
        return call.message(bytes);
      },
      end: () => call.end(),
      fail: (problem) => call.fail(problem),
    };
  }
}
