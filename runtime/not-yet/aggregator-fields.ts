import type { UnsupportedField } from './unsupported-field.ts';

const workflows = { reason: 'workflows are not run yet', instead: 'have clients call the tools one after another' };
const discovery = {
  reason: 'backends are not discovered yet',
  instead: 'set outgoingAuth.source to inline, so that compile writes the backends down',
};

/** Fields of the aggregator document that the aggregator refuses, instead of running without what they ask for. */
export const unsupportedAggregatorFields: readonly UnsupportedField[] = [
  { path: 'compositeTools', ...workflows },
  { path: 'compositeToolRefs', ...workflows },
  { path: 'optimizer', reason: 'tools are not searched yet', instead: 'hide tools that few need with filter' },
  { path: 'outgoingAuth.source', ...discovery, unless: 'inline' },
];
