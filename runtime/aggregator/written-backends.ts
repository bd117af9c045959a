import type { AggregatorConfigWithDefaults } from '../../generated/defaults/aggregator.ts';
import type { BackendSource, DescribedBackend } from './backend-source.ts';

/** The backends that a document lists: known at once and for good, and all of them have to be usable. */
export function writtenBackends({ backends = [], outgoingAuth }: AggregatorConfigWithDefaults): BackendSource {
  const described = backends.map((backend): DescribedBackend => {
    const own = outgoingAuth?.backends;
    const strategy = own !== undefined && Object.hasOwn(own, backend.name) ? own[backend.name] : undefined;
    return {
      backend,
      strategy: strategy ?? outgoingAuth?.default,
      secret: (variable) => ({ env: variable }),
      digest: backend.name,
    };
  });
  return {
    problem: undefined,
    report: undefined,
    async begin(apply) {
      const [unusable] = await apply(described);
      return unusable?.problem;
    },
    stop: () => undefined,
  };
}
