import packageFile from '../../package.json' with { type: 'json' };
import type { RegistryServerConfigWithDefaults } from '../../generated/defaults/registry-server.ts';
import type { ExchangeObserver } from '../http/exchange.ts';
import { auditOperations } from '../http/operations/operation-audit.ts';
import type { AnsweredOperation } from '../http/operations/operation-call.ts';
import { telemetryObservers } from '../http/telemetry-observer.ts';
import { openAuditLog } from '../observe/audit.ts';
import type { Log } from '../observe/log.ts';
import { openTelemetry } from '../observe/telemetry.ts';
import type { Caller } from './access/caller.ts';
import type { Catalog } from './catalog/catalog.ts';
import { entryCounts } from './catalog/source-snapshot.ts';
import { catalogMetrics, type EntryCount } from './catalog-metrics.ts';
import type { SyncReport } from './sync/sync-source.ts';

/** The server as its audit log and its telemetry call it unless the configuration says otherwise. */
const service = { name: 'svc-registry', version: packageFile.version };

/** What is seen of a registry server from outside: audit log, metrics, traces. */
export interface Observation {
  readonly observers: readonly ExchangeObserver[];
  /** Writes the audit log; undefined where it is off. */
  readonly answered: ((answered: AnsweredOperation<Caller>) => void) | undefined;
  /** Sees a sync begin; what it gives back sees it end. */
  readonly syncBegun: (source: string) => (report: SyncReport) => void;
  /** The present numbers as Prometheus reads them; undefined where nobody asked for them. */
  readonly prometheus: () => Promise<string> | undefined;
  /** Counts the entries of this catalog from now on. */
  count(catalog: Catalog): void;
  /** Writes and sends what is left. */
  close(): Promise<void>;
}

/** Opens the audit log and the telemetry of a configuration. Throws what the system says when the audit file cannot be opened. */
export async function observeRegistry(config: RegistryServerConfigWithDefaults, log: Log): Promise<Observation> {
  const audit = openAuditLog(config.audit, service.name, log);
  const telemetry = await openTelemetry(config.telemetry, service, log);
  const { metrics, tracing } = telemetry;
  let counted: Catalog | undefined;
  const catalog = catalogMetrics(metrics, () => (counted === undefined ? [] : countsOf(counted)));
  return {
    observers: telemetryObservers(telemetry),
    answered: auditOperations<Caller>(audit, subjectOf),
    syncBegun(source) {
      const span = tracing.background('registry.sync', { source });
      return ({ outcome, milliseconds, quarantined, message }) => {
        const isFailure = outcome === 'failed' || outcome === 'unstored';
        if (outcome !== 'aborted') catalog.syncEnded(source, isFailure ? 'failed' : outcome, milliseconds / 1000);
        if (isFailure) catalog.failed('sync', outcome === 'failed' ? 'FetchFailed' : 'StorageFailed');
        if (quarantined > 0 && outcome !== 'aborted') catalog.failed('sync', 'EntryQuarantined');
        span?.end({ outcome, quarantined }, isFailure ? (message ?? 'failed') : undefined);
      };
    },
    prometheus: () => metrics.prometheus(),
    count(served) {
      counted = served;
    },
    async close() {
      await telemetry.close();
      await audit.close();
    },
  };
}

function* countsOf(catalog: Catalog): Iterable<EntryCount> {
  for (const { name } of catalog.declarations.sources) {
    const found = catalog.source(name);
    if (found === undefined) continue;
    const { servers, skills } = entryCounts(found.snapshot);
    yield { source: name, type: 'server', count: servers };
    yield { source: name, type: 'skill', count: skills };
  }
}

function subjectOf(caller: Caller): { readonly subject: string; readonly roles?: readonly string[] } {
  if (caller.mode === 'anonymous') return { subject: 'anonymous' };
  return { subject: caller.subject, ...(caller.mode === 'authorized' ? { roles: [...caller.roles] } : {}) };
}
