import type { AggregatorConfigWithDefaults } from '../../generated/defaults/aggregator.ts';
import { isRefusal, type RefusedStart } from '../endpoint/refused-start.ts';
import { serveEndpoint, type RunningEndpoint } from '../endpoint/serve-endpoint.ts';
import { createGateway } from '../mcp/gateway/gateway.ts';
import type { Log } from '../observe/log.ts';
import { unsupportedAggregatorFields } from '../not-yet/aggregator-fields.ts';
import { fieldsSetIn } from '../not-yet/unsupported-field.ts';
import { openParts, program, serverNameOf } from './aggregator-parts.ts';
import { liveView, type LiveView } from './live-view.ts';
import { memberView } from './member-view.ts';
import { stepTools } from './step-tools.ts';
import { usedStates } from './used-states.ts';
import { workflowAudit } from './workflow-audit.ts';
import { workflowBackend } from './workflow-backend.ts';
import { openWorkflows } from './workflows.ts';
import { openMembers } from './members.ts';
import { statusReport } from './status-report.ts';

export interface AggregatorServerOptions {
  /** A configuration that `svc validate --as aggregator` accepts. */
  readonly config: AggregatorConfigWithDefaults;
  readonly host: string;
  /** 0: a free one. */
  readonly port: number;
  readonly log: Log;
}

/**
 * Starts an aggregator. A document that asks for what is not supported yet is refused. Rejects with the error of the system where its port
 * is taken.
 */
export async function startAggregator(options: AggregatorServerOptions): Promise<RunningEndpoint | RefusedStart> {
  const { config, host, port, log } = options;
  const unsupported = fieldsSetIn(withSource(config), unsupportedAggregatorFields);
  if (unsupported.length > 0) {
    const problem = unsupported.map(({ path, reason }) => `${path} is set: ${reason}`).join('; ');
    return { problem, hint: unsupported.map(({ path, instead }) => `${path}: ${instead}`).join('; ') };
  }
  const workflows = await openWorkflows(config.compositeTools ?? []);
  if (isRefusal(workflows)) return workflows;
  let changed: LiveView['changed'] = () => undefined;
  const members = await openMembers(config, (announced) => changed(announced), log);
  if (isRefusal(members)) return members;
  const parts = await openParts(config, host, members.credential, log);
  if (isRefusal(parts)) {
    await members.close();
    return parts;
  }
  const live = liveView(members.all, config, log);
  changed = (announced) => live.changed(announced);
  const { replicas: others } = parts.storage;
  let stateKey: Buffer | undefined;
  const learnKey = async (): Promise<void> => {
    stateKey = await others?.stateKey();
  };
  const ownTools = workflowBackend({
    workflows,
    tools: stepTools(members, live),
    stateKey() {
      if (stateKey === undefined && others !== undefined) void learnKey();
      return stateKey;
    },
    used: usedStates(others),
    audit: workflowAudit(parts.audit, serverNameOf(config)),
    log,
  });
  void learnKey();
  const failsPartly = config.operational?.failureHandling?.partialFailureMode !== 'best_effort';
  const about = { name: serverNameOf(config), version: program.version };
  return serveEndpoint({
    log,
    telemetry: parts.telemetry,
    signIn: parts.signIn,
    host,
    port,
    gateway(sites) {
      const { sessions, replicas } = parts.storage;
      const view = memberView({
        ...about,
        members,
        live,
        failsPartly,
        workflows: { backend: ownTools, has: (tool) => workflows.has(tool) },
      });
      const gateway = createGateway({ view, sessions, replicas, sites, log, hooks: parts.hooks });
      live.onChange((features) => gateway.listsChanged(features));
      parts.onPoliciesChanged(() => gateway.listsChanged(['tool', 'prompt', 'resource']));
      return gateway;
    },
    waitingFor: () => [live.problem, parts.storage.problem].filter((problem) => problem !== undefined),
    status: (waitingFor) =>
      statusReport(config, { members: members.all, view: live.present }, parts, waitingFor, program.version),
    stop() {
      members.stop();
      live.close();
    },
    async end() {
      await ownTools.close(0);
      await members.close();
      await parts.close();
    },
  });
}

/** The document with where its backends come from: written down where it lists any, else discovered. */
function withSource(config: AggregatorConfigWithDefaults): AggregatorConfigWithDefaults {
  const { outgoingAuth, backends = [] } = config;
  const source = outgoingAuth?.source ?? (backends.length > 0 ? 'inline' : 'discovered');
  return { ...config, outgoingAuth: { ...outgoingAuth, source } };
}
