import packageFile from '../../package.json' with { type: 'json' };
import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import type { Feature, Hooks } from '../mcp/gateway/hooks.ts';
import type { Log } from '../observe/log.ts';
import { openTelemetry, type Telemetry } from '../observe/telemetry.ts';
import { credentialsOf } from './credentials.ts';
import { mcpTraces } from '../endpoint/mcp-traces.ts';
import { mcpAudit } from '../endpoint/mcp-audit.ts';
import { openAudit } from '../endpoint/open-audit.ts';
import type { Credential } from '../outgoing/credential.ts';
import type { NamedSecret } from '../endpoint/named-secret.ts';
import { openPolicies } from '../endpoint/policies.ts';
import { openSignIn } from '../endpoint/open-sign-in.ts';
import { isRefusal, type RefusedStart } from '../endpoint/refused-start.ts';
import { openTools, type OpenedTools } from './shown-tools.ts';
import type { SignIn } from '../endpoint/sign-in.ts';
import { openStorage, type EndpointStorage } from '../endpoint/storage.ts';
import { telemetrySettings } from './telemetry-settings.ts';
import { openWebhooks } from './webhooks.ts';

/** The program as its audit log and its telemetry call it unless the document says otherwise. */
const service = { name: 'svc-proxy', version: packageFile.version };

/** What a proxy does beside passing messages on. */
export interface ProxyComponents {
  readonly hooks: Hooks;
  /** Of the policies that decide now; undefined without policies. */
  readonly policyRevision: () => string | undefined;
  /** Called each time that clients see other lists, for another reason than their server. */
  onListsChanged(listener: (features: readonly Feature[]) => void): void;
  readonly signIn: SignIn | undefined;
  readonly tools: OpenedTools;
  readonly storage: EndpointStorage;
  readonly telemetry: Telemetry;
  close(): Promise<void>;
}

/** What requests to the server behind the proxy may leave with. */
export interface BackendSecrets {
  readonly secretNamed: NamedSecret;
  /** Of the person who has signed in at the remote server. Whoever opened it closes it. */
  readonly login: Pick<Credential, 'headers'> | undefined;
}

/** Parts that are open already, to be closed where a later one is refused. */
type Closing = () => Promise<unknown>;

/** Opens what a document asks for: sign-in, policies, webhooks, tools, limits, credentials, audit and telemetry. */
export async function openComponents(
  config: RunConfigWithDefaults,
  log: Log,
  secrets: BackendSecrets,
): Promise<ProxyComponents | RefusedStart> {
  const closings: Closing[] = [];
  const close = async (): Promise<void> => {
    for (const end of closings.splice(0).toReversed()) await end();
  };
  const components = await opened(config, log, secrets, closings);
  if (isRefusal(components)) await close();
  return isRefusal(components) ? components : { ...components, close };
}

async function opened(
  config: RunConfigWithDefaults,
  log: Log,
  { secretNamed, login }: BackendSecrets,
  closings: Closing[],
): Promise<Omit<ProxyComponents, 'close'> | RefusedStart> {
  const serverName = config.name ?? 'proxy';
  const audit = await openAudit(config, service.name, log);
  if (isRefusal(audit)) return audit;
  closings.push(() => audit.close());
  const telemetry = await openTelemetry(telemetrySettings(config), service, log);
  closings.push(() => telemetry.close());
  const signIn = await openSignIn(config, log);
  if (signIn !== undefined && isRefusal(signIn)) return signIn;
  if (signIn !== undefined) closings.push(() => signIn.close());
  const credential = credentialsOf(config, log, secretNamed, login);
  if (credential !== undefined && isRefusal(credential)) return credential;
  if (credential !== undefined) closings.push(() => credential.close());
  const { authzConfigPath, webhookConfigPaths = [] } = config;
  const policy = authzConfigPath === undefined ? undefined : await openPolicies(authzConfigPath, serverName, log);
  if (policy !== undefined && isRefusal(policy)) return policy;
  if (policy !== undefined) closings.push(() => policy.close());
  const about = { serverName, transport: 'streamable-http' } as const;
  const webhooks =
    webhookConfigPaths.length === 0 ? undefined : await openWebhooks(webhookConfigPaths, about, log, secretNamed);
  if (webhooks !== undefined && isRefusal(webhooks)) return webhooks;
  if (webhooks !== undefined) closings.push(() => webhooks.close());
  const tools = await openTools(config, log);
  if (isRefusal(tools)) return tools;
  closings.push(() => tools.close());
  const { group, sessionStorage, rateLimiting } = config;
  const storage = await openStorage(
    {
      group,
      name: serverName,
      hasUsers: config.oidc !== undefined,
      ...(sessionStorage === undefined ? {} : { sessionStorage }),
      ...(rateLimiting === undefined ? {} : { rateLimiting }),
    },
    log,
  );
  if (isRefusal(storage)) return storage;
  closings.push(() => storage.close());
  const isObserved = audit.present.isEnabled || config.auditConfigPath !== undefined || telemetry.metrics.enabled;
  return {
    hooks: {
      ...(signIn === undefined ? {} : { authenticate: signIn.authenticate }),
      ...(policy === undefined ? {} : { policy }),
      ...(storage.limits === undefined ? {} : { limits: storage.limits }),
      ...(webhooks === undefined ? {} : { webhooks: webhooks.hook }),
      ...(credential === undefined ? {} : { credential }),
      ...(telemetry.tracing.enabled ? { traces: mcpTraces(telemetry.tracing) } : {}),
      ...(isObserved ? { observer: mcpAudit(() => audit.present, telemetry.metrics, serverName) } : {}),
    },
    policyRevision: () => policy?.revision,
    onListsChanged(listener) {
      tools.onChange(() => listener(['tool']));
      policy?.onChange(() => listener(['tool', 'prompt', 'resource']));
    },
    signIn,
    tools,
    storage,
    telemetry,
  };
}
