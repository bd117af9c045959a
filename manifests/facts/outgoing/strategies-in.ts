import type { AggregatorConfig } from '../../../generated/types/aggregator.ts';
import type { BackendAuthStrategy } from '../../../generated/types/backend-auth-strategy.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';

/** The strategies of an aggregator configuration, each with its path: the default one and those of single backends. */
export function strategiesIn(
  outgoing: AggregatorConfig['outgoingAuth'],
): readonly (readonly [BackendAuthStrategy, DocumentPath])[] {
  const { default: common, backends = {} } = outgoing ?? {};
  return [
    ...(common === undefined ? [] : [[common, ['outgoingAuth', 'default']] as const]),
    ...Object.entries(backends).map(([name, strategy]) => [strategy, ['outgoingAuth', 'backends', name]] as const),
  ];
}
