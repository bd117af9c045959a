import type { BackendAuthStrategy } from '../../generated/types/backend-auth-strategy.ts';
import type { StaticBackendConfig } from '../../generated/types/static-backend-config.ts';
import type { RefusedStart } from '../endpoint/refused-start.ts';
import type { NamedBundle } from '../http/outgoing/outgoing-pool.ts';
import type { SecretSource } from '../http/secret-value.ts';

/** One backend, as its source describes it. */
export interface DescribedBackend {
  readonly backend: StaticBackendConfig;
  /** How requests authenticate themselves there; absent where they do not. */
  readonly strategy: BackendAuthStrategy | undefined;
  /** Where the value is that the description names by a variable. */
  readonly secret: (variable: string) => SecretSource;
  /** Certificates that do not come from a file. */
  readonly caBundle?: NamedBundle | undefined;
  /** A changed value means that this is another backend, or that it is reached in another way. */
  readonly digest: string;
}

/** A backend that was described and cannot be used. */
export interface UnusableBackend {
  readonly name: string;
  readonly problem: RefusedStart;
}

/** Takes the backends that there are now. Resolves, once they are in use, with those that cannot be used. */
export type ApplyBackends = (backends: readonly DescribedBackend[]) => Promise<readonly UnusableBackend[]>;

/** What `/status` shows of a source that finds backends while the aggregator runs. */
export interface DiscoveryReport {
  readonly namespace: string;
  /** When the group was read last; null before the first time. */
  readonly read: string | null;
  /** Why the group is not known, or may be another one by now; null where neither is the case. */
  readonly problem: string | null;
  /** Members of the group that cannot be used. */
  readonly leftOut: readonly { readonly kind: string; readonly name: string; readonly problem: string }[];
}

/** Where the backends of an aggregator come from. What comes after it does not know where that is. */
export interface BackendSource {
  /** Why it is not known yet which backends there are; undefined once it is. */
  readonly problem: string | undefined;
  /** Undefined where backends are written down. */
  readonly report: DiscoveryReport | undefined;
  /** Begins; `apply` is called whenever the backends may be others. Resolves with what makes a start pointless. */
  begin(apply: ApplyBackends): Promise<RefusedStart | undefined>;
  stop(): void;
}
