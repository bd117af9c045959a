import packageFile from '../../package.json' with { type: 'json' };
import type { AggregatorConfigWithDefaults } from '../../generated/defaults/aggregator.ts';
import { mcpAudit } from '../endpoint/mcp-audit.ts';
import { mcpTraces } from '../endpoint/mcp-traces.ts';
import { openAudit } from '../endpoint/open-audit.ts';
import { isRefusal, type RefusedStart } from '../endpoint/refused-start.ts';
import type { SignIn } from '../endpoint/sign-in.ts';
import { openStorage, type EndpointStorage } from '../endpoint/storage.ts';
import type { CredentialHook, Hooks } from '../mcp/gateway/hooks.ts';
import type { AuditLog } from '../observe/audit.ts';
import type { Log } from '../observe/log.ts';
import { openTelemetry, type Telemetry } from '../observe/telemetry.ts';
import { incomingPolicies, incomingSignIn } from './incoming.ts';

/** The program as its audit log and its telemetry call it unless the document says otherwise. */
export const program = { name: 'svc-aggregator', version: packageFile.version };

/** What an aggregator does beside aggregating. */
export interface AggregatorParts {
  readonly hooks: Hooks;
  /** Of the policies that decide now; undefined without policies. */
  readonly policyRevision: () => string | undefined;
  /** Called each time that others decide. */
  onPoliciesChanged(listener: () => void): void;
  readonly audit: () => AuditLog;
  readonly signIn: SignIn | undefined;
  readonly storage: EndpointStorage;
  readonly telemetry: Telemetry;
  close(): Promise<void>;
}

/** Parts that are open already, to be closed where a later one is refused. */
type Closing = () => Promise<unknown>;

/** Opens what a document asks for beside its backends: sign-in, policies, limits, audit, telemetry and storage. */
export async function openParts(
  config: AggregatorConfigWithDefaults,
  host: string,
  credential: CredentialHook,
  log: Log,
): Promise<AggregatorParts | RefusedStart> {
  const closings: Closing[] = [];
  const close = async (): Promise<void> => {
    for (const end of closings.splice(0).toReversed()) await end();
  };
  const parts = await opened(config, host, credential, log, closings);
  if (isRefusal(parts)) await close();
  return isRefusal(parts) ? parts : { ...parts, close };
}

async function opened(
  config: AggregatorConfigWithDefaults,
  host: string,
  credential: CredentialHook,
  log: Log,
  closings: Closing[],
): Promise<Omit<AggregatorParts, 'close'> | RefusedStart> {
  const serverName = serverNameOf(config);
  const audit = await openAudit(config.audit === undefined ? {} : { audit: config.audit }, program.name, log);
  if (isRefusal(audit)) return audit;
  closings.push(() => audit.close());
  const settings = config.telemetry === undefined ? undefined : { serviceName: serverName, ...config.telemetry };
  const telemetry = await openTelemetry(settings, program, log);
  closings.push(() => telemetry.close());
  const signIn = await incomingSignIn(config.incomingAuth, host, log, config.trustProxyHeaders);
  if (signIn !== undefined && isRefusal(signIn)) return signIn;
  if (signIn !== undefined) closings.push(() => signIn.close());
  const policy = await incomingPolicies(config.incomingAuth, serverName, log);
  if (policy !== undefined && isRefusal(policy)) return policy;
  if (policy !== undefined) closings.push(() => policy.close());
  const { groupRef, sessionStorage, rateLimiting } = config;
  const storage = await openStorage(
    {
      group: groupRef,
      name: serverName,
      hasUsers: signIn !== undefined,
      ...(sessionStorage === undefined ? {} : { sessionStorage }),
      ...(rateLimiting === undefined ? {} : { rateLimiting }),
    },
    log,
  );
  if (isRefusal(storage)) return storage;
  closings.push(() => storage.close());
  return {
    hooks: {
      ...(signIn === undefined ? {} : { authenticate: signIn.authenticate }),
      ...(policy === undefined ? {} : { policy }),
      ...(storage.limits === undefined ? {} : { limits: storage.limits }),
      credential,
      ...(telemetry.tracing.enabled ? { traces: mcpTraces(telemetry.tracing) } : {}),
      ...(audit.present.isEnabled || telemetry.metrics.enabled
        ? { observer: mcpAudit(() => audit.present, telemetry.metrics, serverName) }
        : {}),
    },
    policyRevision: () => policy?.revision,
    onPoliciesChanged: (listener) => policy?.onChange(listener),
    audit: () => audit.present.log,
    signIn,
    storage,
    telemetry,
  };
}

/** The name under which clients, policies and telemetry know an aggregator. */
export function serverNameOf({ name, groupRef }: AggregatorConfigWithDefaults): string {
  return name ?? groupRef;
}
