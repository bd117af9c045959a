import {
  isProblem,
  type Backend,
  type BackendFacts,
  type BackendProblem,
  type OutboundCall,
} from '../backend/backend.ts';
import type { OutboundHeaders } from '../backend/outbound-headers.ts';
import { sameEras } from '../backend/other-era.ts';
import { whenKnown, type MaybePromise } from '../maybe-promise.ts';

/** Milliseconds before a backend whose refusals look like those of another era is asked again. */
const lookAgainAfter = 5000;

/** Sends requests to backends that may speak another era than they did. */
export class ChangedEras {
  private readonly lookedAt = new WeakMap<Backend, number>();

  /**
   * Sends a request, and once more where the backend refused it because it speaks another era than it did: it was restarted with
   * another version. What may have been carried out is never sent again.
   */
  send(backend: Backend, call: OutboundCall, go: (call: OutboundCall) => void): void {
    const { facts } = backend;
    const mismatched = (goOn: () => void): void => {
      const onFound = (found: BackendFacts | BackendProblem | undefined): void => {
        if (found === undefined || isProblem(found) || sameEras(facts, found)) goOn();
        else go(call);
      };
      whenKnown(this.lookAgain(backend, facts, call.headers), onFound, goOn);
    };
    go({ ...call, mismatched });
  }

  /** What a backend speaks now; undefined where it was asked a moment ago. */
  private lookAgain(
    backend: Backend,
    before: BackendFacts | undefined,
    headers: OutboundHeaders,
  ): MaybePromise<BackendFacts | BackendProblem | undefined> {
    // Somebody else has found out since the request was sent.
    if (backend.facts !== before) return backend.facts;
    const now = performance.now();
    if (now < (this.lookedAt.get(backend) ?? -Infinity) + lookAgainAfter) return undefined;
    this.lookedAt.set(backend, now);
    return backend.probe(headers);
  }
}
