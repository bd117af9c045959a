import { valueOf, type Envelope } from '../envelope/envelope.ts';
import { objectOf } from './capabilities.ts';

/** Why a client is not asked what a legacy server asks, by its capabilities; undefined where it is. */
export function questionProblem(request: Envelope, capabilities: unknown): string | undefined {
  const { elicitation, sampling, roots } = objectOf(capabilities);
  switch (request.method) {
    case 'elicitation/create':
      return canBeElicited(elicitation, request) ? undefined : 'the client cannot be asked this way';
    case 'sampling/createMessage':
      return sampling === undefined ? 'the client does not sample' : undefined;
    case 'roots/list':
      return roots === undefined ? 'the client has no roots' : undefined;
    default:
      return request.method ?? '';
  }
}

/** A client that names no mode can be asked by form (2025-11-25, Elicitation, Capabilities). */
function canBeElicited(capability: unknown, request: Envelope): boolean {
  if (capability === undefined) return false;
  const { mode } = objectOf(valueOf(request, request.params));
  const modes = objectOf(capability);
  return mode === 'url' ? modes['url'] !== undefined : modes['form'] !== undefined || modes['url'] === undefined;
}

/** A question as `inputRequests` holds it: the method and the parameters as the server wrote them. */
export function questionText({ bytes, method, params }: Envelope): string {
  const own = params === undefined ? undefined : bytes.toString('utf8', params.start, params.end);
  return `{"method":${JSON.stringify(method)}${own === undefined ? '' : `,"params":${own}`}}`;
}
