import type { AggregatorConfig } from '../../../generated/types/aggregator.ts';
import type { BackendAuthStrategy } from '../../../generated/types/backend-auth-strategy.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { strategiesIn } from '../../facts/outgoing/strategies-in.ts';

export const callersWithoutToken = defineDiagnostic<{ type: string }>({
  code: 'aggregator/callers-without-token',
  severity: 'error',
  summary: "An aggregation server is to start from its callers' tokens, and lets callers in who have none.",
  message: ({ type }) => `${type} starts from the token of the caller, and incomingAuth.type anonymous asks for none`,
  hint: () => 'set incomingAuth.type to oidc, or use header_injection, which needs no caller',
});

/** Reports credentials that start from the token of a caller, where callers have none. They are written below a path of a part. */
export function checkCallers(
  part: Part,
  base: DocumentPath,
  outgoingAuth: AggregatorConfig['outgoingAuth'],
  report: Report,
): void {
  for (const [strategy, path] of strategiesIn(outgoingAuth)) {
    if (!needsCaller(strategy)) continue;
    report(callersWithoutToken({ type: strategy.type }, placeOf(part, [...base, ...path, 'type'], 'value')));
  }
}

function needsCaller(strategy: BackendAuthStrategy): boolean {
  // The token of an upstream provider is not that of the caller.
  if (strategy.type === 'token_exchange') return (strategy.tokenExchange.subjectProviderName ?? '') === '';
  return strategy.type === 'aws_sts';
}
