import type { Backend, OutboundCall } from '../../backend/backend.ts';
import type { OutboundHeaders } from '../../backend/outbound-headers.ts';
import { headersOfArguments } from '../../bridge/param-headers.ts';
import { rawOf, stringOf, valueOf, type Envelope } from '../../envelope/envelope.ts';
import { whenKnown } from '../../maybe-promise.ts';
import type { GatewayCore } from '../gateway-core.ts';
import type { Caller } from '../hooks.ts';

/**
 * A call whose headers of parameters say what its arguments say (2026-07-28, x-mcp-header). Those that the client sent do, unless
 * somebody has changed the arguments on the way: then they are made again of what the server gets.
 */
export function withAgreeingHeaders(
  core: GatewayCore,
  { backend, caller, received }: { readonly backend: Backend; readonly caller: Caller; readonly received: Envelope },
  call: OutboundCall,
  next: (call: OutboundCall) => void,
  failed: (error: unknown) => void,
): void {
  const { envelope } = call;
  const name = stringOf(envelope, envelope.param.name);
  if (envelope.method !== 'tools/call' || name === undefined || hasSameArguments(received, envelope)) {
    next(call);
    return;
  }
  const others = withoutParams(call.headers);
  whenKnown(
    core.bridges.paramHeaders(backend, core.bindingOf(caller), name, others),
    (asked) => {
      const made = headersOfArguments(asked, valueOf(envelope, envelope.param.arguments));
      next({ ...call, headers: [...others, ...made] });
    },
    failed,
  );
}

function hasSameArguments(before: Envelope, after: Envelope): boolean {
  const [one, other] = [before.param.arguments, after.param.arguments];
  if (one === undefined || other === undefined) return one === other;
  return rawOf(before, one).equals(rawOf(after, other));
}

function withoutParams(headers: OutboundHeaders): string[] {
  return headers.filter((_, index) => !(headers[index - (index % 2)] ?? '').startsWith('mcp-param-'));
}
