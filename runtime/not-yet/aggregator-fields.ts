import type { UnsupportedField } from './unsupported-field.ts';

/** Fields of the aggregator document that the aggregator refuses, instead of running without what they ask for. */
export const unsupportedAggregatorFields: readonly UnsupportedField[] = [
  {
    path: 'compositeToolRefs',
    reason: 'workflows are not looked up in a cluster',
    instead: 'write them into compositeTools, as svc compile does',
  },
  {
    path: 'incomingAuth.authz.primaryUpstreamProvider',
    reason: 'tokens of upstream providers are not available yet',
    instead: 'remove it: policies see the claims of the token that the caller sends',
    unless: '',
  },
];
