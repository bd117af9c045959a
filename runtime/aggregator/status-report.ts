import type { AggregatorConfigWithDefaults } from '../../generated/defaults/aggregator.ts';
import { serverNameOf, type AggregatorParts } from './aggregator-parts.ts';
import type { DiscoveryReport } from './backend-source.ts';
import type { AggregatedView } from './aggregated-view.ts';
import type { Member } from './member.ts';

/** What `/status` shows of an aggregator: facts for those who run it, without addresses, secrets and people. */
export interface StatusReport {
  readonly name: string;
  readonly group: string;
  readonly version: string;
  readonly ready: boolean;
  /** What it waits for, as `/readyz` says it. */
  readonly waitingFor: readonly string[];
  readonly backends: readonly BackendStatus[];
  /** How backends are found in the cluster; null where they are written down. */
  readonly discovery: DiscoveryReport | null;
  /** Names that several backends have, of which one keeps it. */
  readonly clashes: AggregatedView['aggregate']['clashes'];
  /** The search that takes the place of the list of tools; null without one. */
  readonly search: SearchStatus | null;
  readonly signIn: boolean;
  /** Changes when the policies change; null without policies. */
  readonly policies: string | null;
  readonly rateLimits: boolean;
  readonly sessionStorage: string;
}

/** The search as `/status` shows it. */
export interface SearchStatus {
  /** Whether an embedding service is configured, and counts. */
  readonly byMeaning: boolean;
  /** Why tools are found by keyword only for the moment; null while they are not. */
  readonly problem: string | null;
}

/** One backend as `/status` shows it. */
export interface BackendStatus {
  readonly name: string;
  readonly health: string;
  /** The eras of MCP it speaks and the revision it prefers; null until it has answered. */
  readonly eras: readonly string[] | null;
  readonly revision: string | null;
  /** Why the last check failed; null after one that did not. */
  readonly problem: string | null;
  /** Checks that failed in a row. */
  readonly failures: number;
  readonly lastCheck: string | null;
  /** closed, open or half-open; null without a circuit breaker. */
  readonly circuit: string | null;
  readonly tools: number;
}

/** The backends at one moment. */
interface ReportedBackends {
  readonly members: readonly Member[];
  readonly view: AggregatedView;
  readonly discovery: DiscoveryReport | undefined;
  readonly search: SearchStatus | null;
}

/** Clashes that are shown. */
const mostClashes = 100;

export function statusReport(
  config: AggregatorConfigWithDefaults,
  { members, view, discovery, search }: ReportedBackends,
  { hooks, policyRevision }: AggregatorParts,
  waitingFor: readonly string[],
  version: string,
): StatusReport {
  return {
    name: serverNameOf(config),
    group: config.groupRef,
    version,
    ready: waitingFor.length === 0,
    waitingFor,
    backends: members.map(statusOf),
    discovery: discovery ?? null,
    clashes: view.aggregate.clashes.slice(0, mostClashes),
    search,
    signIn: hooks.authenticate !== undefined,
    policies: policyRevision() ?? null,
    rateLimits: hooks.limits !== undefined,
    sessionStorage: config.sessionStorage?.provider ?? 'memory',
  };
}

function statusOf({ name, backend, health, problem, failures, lastCheck, circuit, lists }: Member): BackendStatus {
  const { facts } = backend;
  return {
    name,
    health,
    eras: facts === undefined ? null : [...facts.eras],
    revision: facts?.revision ?? null,
    problem: problem ?? null,
    failures,
    lastCheck: lastCheck?.toISOString() ?? null,
    circuit: circuit ?? null,
    tools: lists.tools.length,
  };
}
