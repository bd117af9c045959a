import type { AggregatorConfigWithDefaults } from '../../generated/defaults/aggregator.ts';
import { isRefusal, type RefusedStart } from '../endpoint/refused-start.ts';
import { serveEndpoint, type RunningEndpoint } from '../endpoint/serve-endpoint.ts';
import { createGateway } from '../mcp/gateway/gateway.ts';
import type { Log } from '../observe/log.ts';
import { unsupportedAggregatorFields } from '../not-yet/aggregator-fields.ts';
import { fieldsSetIn } from '../not-yet/unsupported-field.ts';
import { openParts, program, serverNameOf, type AggregatorParts } from './aggregator-parts.ts';
import { listCursors } from './list-cursors.ts';
import { liveView, type LiveView } from './live-view.ts';
import { memberView } from './member-view.ts';
import { openSearchParts } from './optimizer/search-parts.ts';
import { searchPolicy } from './optimizer/search-policy.ts';
import { toolFinder, type ToolFinder } from './optimizer/tool-finder.ts';
import { createSnapshotSeal } from './sealed-snapshot.ts';
import { stateKey } from './state-key.ts';
import { stepTools } from './workflows/step-tools.ts';
import { usedRequestStates } from './used-request-states.ts';
import { workflowAudit } from './workflows/workflow-audit.ts';
import { workflowBackend } from './workflows/workflow-backend.ts';
import { workflowTelemetry } from './workflows/workflow-telemetry.ts';
import { openWorkflows } from './workflows/workflows.ts';
import { openMembers } from './members.ts';
import { gatewayPages } from './page/gateway-pages.ts';
import type { BackendSource } from './backend-source.ts';
import { writtenBackends } from './written-backends.ts';
import { clusterBackends } from './discovery/cluster-backends.ts';
import type { Backend } from '../mcp/backend/backend.ts';
import { statusReport } from './status-report.ts';

export interface AggregatorServerOptions {
  /** A configuration that `svc validate --as aggregator` accepts. */
  readonly config: AggregatorConfigWithDefaults;
  readonly host: string;
  /** 0: a free one. */
  readonly port: number;
  readonly log: Log;
  /** Where its backends come from. Default: as the document says. */
  readonly source?: BackendSource;
}

/**
 * Starts an aggregator. A document that asks for what is not supported yet is refused. Rejects with the error of the system where its port
 * is taken.
 */
export async function startAggregator(options: AggregatorServerOptions): Promise<RunningEndpoint | RefusedStart> {
  const { config, host, port, log } = options;
  const unsupported = fieldsSetIn(config, unsupportedAggregatorFields);
  if (unsupported.length > 0) {
    const problem = unsupported.map(({ path, reason }) => `${path} is set: ${reason}`).join('; ');
    return { problem, hint: unsupported.map(({ path, instead }) => `${path}: ${instead}`).join('; ') };
  }
  const workflows = await openWorkflows(config.compositeTools ?? []);
  if (isRefusal(workflows)) return workflows;
  let changed: LiveView['changed'] = () => undefined;
  let forget = async (_backend: Backend): Promise<void> => undefined;
  const onChange: LiveView['changed'] = (announced) => changed(announced);
  const members = openMembers({ config, onChange, onLeft: (backend) => forget(backend), log });
  const source = options.source ?? (discovers(config) ? clusterBackends(config, log) : writtenBackends(config));
  const refused = await source.begin(members.apply);
  const parts = refused ?? (await openParts(config, host, members.credential, log));
  if (isRefusal(parts)) {
    source.stop();
    await members.close();
    return parts;
  }
  const { replicas: others } = parts.storage;
  const key = stateKey(others);
  void key.learn();
  const live = liveView(members, source, config, log, listCursors(createSnapshotSeal(() => key.present)));
  const finder = openFinder(config, parts, log);
  changed = (announced) => live.changed(announced);
  const tools = stepTools(members, live);
  const ownTools = workflowBackend({
    workflows,
    tools,
    key,
    used: usedRequestStates(others),
    audit: workflowAudit(parts.audit, serverNameOf(config)),
    telemetry: workflowTelemetry(parts.telemetry),
    log,
  });
  const failsPartly = config.operational?.failureHandling?.partialFailureMode !== 'best_effort';
  const about = { name: serverNameOf(config), version: program.version };
  const pages = gatewayPages({
    name: about.name,
    members,
    live,
    workflows: config.compositeTools ?? [],
    policy: parts.hooks.policy,
    signIn: parts.signIn,
    key: others === undefined ? undefined : key,
    replicas: others,
    isSearched: finder !== undefined,
    failsPartly,
    trustProxyHeaders: config.trustProxyHeaders,
    log,
  });
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
        finder,
        pinned: new Set(config.optimizer?.pinnedTools),
      });
      const gateway = createGateway({ view, sessions, replicas, sites, log, hooks: hooksOf(parts, finder) });
      live.onChange((features) => gateway.listsChanged(features));
      live.onRemade((present) => {
        finder?.follow(present);
        gateway.backendsChanged();
      });
      forget = async (backend) => {
        await gateway.forget(backend);
        await tools.forget(backend);
      };
      parts.onPoliciesChanged(() => gateway.listsChanged(['tool', 'prompt', 'resource']));
      return gateway;
    },
    more: (server, _gateway, sites) => pages.add(server, sites),
    waitingFor: () => [live.problem, parts.storage.problem].filter((problem) => problem !== undefined),
    status(waitingFor) {
      const backends = {
        members: members.all,
        view: live.present,
        discovery: source.report,
        search: finder?.status ?? null,
      };
      return statusReport(config, backends, parts, waitingFor, program.version);
    },
    stop() {
      source.stop();
      members.stop();
      live.close();
    },
    async end() {
      await pages.close();
      await finder?.close();
      await ownTools.close(0);
      await members.close();
      await parts.close();
    },
  });
}

/** The search that a document asks for. */
function openFinder(
  { optimizer }: AggregatorConfigWithDefaults,
  { hooks, telemetry }: AggregatorParts,
  log: Log,
): ToolFinder | undefined {
  if (optimizer === undefined) return undefined;
  const { metrics } = telemetry;
  return toolFinder({ search: openSearchParts(optimizer, log), policy: hooks.policy, metrics, log });
}

function hooksOf({ hooks }: AggregatorParts, finder: ToolFinder | undefined): AggregatorParts['hooks'] {
  if (finder === undefined || hooks.policy === undefined) return hooks;
  return { ...hooks, policy: searchPolicy(hooks.policy) };
}

/** Whether backends are discovered: they are unless the document says otherwise, or lists any. */
function discovers({ outgoingAuth, backends = [] }: AggregatorConfigWithDefaults): boolean {
  return (outgoingAuth?.source ?? (backends.length > 0 ? 'inline' : 'discovered')) === 'discovered';
}
