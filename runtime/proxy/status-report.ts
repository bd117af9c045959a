import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import type { Backend } from '../mcp/backend/backend.ts';
import type { ProxyComponents } from './proxy-components.ts';

/** What `/status` shows of a proxy: facts for those who run it, without addresses, secrets and people. */
export interface StatusReport {
  readonly name: string | null;
  readonly version: string;
  readonly ready: boolean;
  /** What it waits for, as `/readyz` says it. */
  readonly waitingFor: readonly string[];
  readonly server: {
    readonly transport: string;
    /** The eras of MCP it speaks and the revision it prefers; null until it has answered. */
    readonly eras: readonly string[] | null;
    readonly revision: string | null;
  };
  readonly signIn: boolean;
  /** Changes when the policies change; null without policies. */
  readonly policies: string | null;
  readonly webhooks: boolean;
  readonly rateLimits: boolean;
  readonly sessionStorage: string;
}

export function statusReport(
  config: RunConfigWithDefaults,
  backend: Backend,
  { hooks, policyRevision }: ProxyComponents,
  waitingFor: readonly string[],
  version: string,
): StatusReport {
  const { facts } = backend;
  return {
    name: config.name ?? null,
    version,
    ready: waitingFor.length === 0,
    waitingFor,
    server: {
      transport: config.kubernetes === undefined ? (config.transport ?? 'streamable-http') : 'stdio',
      eras: facts === undefined ? null : [...facts.eras],
      revision: facts?.revision ?? null,
    },
    signIn: hooks.authenticate !== undefined,
    policies: policyRevision() ?? null,
    webhooks: hooks.webhooks !== undefined,
    rateLimits: hooks.limits !== undefined,
    sessionStorage: config.sessionStorage?.provider ?? 'memory',
  };
}
