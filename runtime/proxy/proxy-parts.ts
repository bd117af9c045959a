import packageFile from '../../package.json' with { type: 'json' };
import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import type { AuditLogConfig } from '../../generated/types/audit.ts';
import type { Hooks } from '../mcp/gateway/hooks.ts';
import { openAuditLog } from '../observe/audit.ts';
import type { Log } from '../observe/log.ts';
import { openTelemetry, type Telemetry } from '../observe/telemetry.ts';
import { auditConfigOf } from './audit-settings.ts';
import { credentialsOf } from './credentials.ts';
import { mcpAudit } from './mcp-audit.ts';
import { openPolicies, type ProxyPolicies } from './policies.ts';
import { isRefusal, type RefusedStart } from './refused-start.ts';
import { signInOf, type SignIn } from './sign-in.ts';
import { openStorage, type ProxyStorage } from './storage.ts';
import { telemetrySettings } from './telemetry-settings.ts';

/** The program as its audit log and its telemetry call it unless the document says otherwise. */
const program = { name: 'svc-proxy', version: packageFile.version };

/** What a proxy does beside passing messages on. */
export interface ProxyParts {
  readonly hooks: Hooks;
  readonly signIn: SignIn | undefined;
  readonly storage: ProxyStorage;
  readonly telemetry: Telemetry;
  close(): Promise<void>;
}

/** Opens what a document asks for: sign-in, policies, limits, credentials, audit and telemetry. */
export async function openParts(config: RunConfigWithDefaults, log: Log): Promise<ProxyParts | RefusedStart> {
  const serverName = config.name ?? 'proxy';
  const signIn = signInOf(config, log);
  if (signIn !== undefined && isRefusal(signIn)) return signIn;
  const credential = credentialsOf(config, log);
  if (credential !== undefined && isRefusal(credential)) return credential;
  const auditConfig: AuditLogConfig | RefusedStart | undefined = await auditConfigOf(config);
  if (auditConfig !== undefined && isRefusal(auditConfig)) return auditConfig;
  let policies: ProxyPolicies | undefined;
  if (config.authzConfigPath !== undefined) {
    const opened = await openPolicies(config.authzConfigPath, serverName, log);
    if (isRefusal(opened)) return opened;
    policies = opened;
  }
  const storage = await openStorage(config, log);
  const audit = openAuditLog(auditConfig, program.name, log);
  const telemetry = await openTelemetry(telemetrySettings(config), program, log);
  const isObserved = auditConfig?.enabled === true || telemetry.metrics.enabled;
  return {
    hooks: {
      ...(signIn === undefined ? {} : { authenticate: signIn.authenticate }),
      ...(policies === undefined ? {} : { policy: policies.policy }),
      ...(storage.limits === undefined ? {} : { limits: storage.limits }),
      ...(credential === undefined ? {} : { credential }),
      ...(isObserved ? { observer: mcpAudit(audit, telemetry.metrics, serverName) } : {}),
    },
    signIn,
    storage,
    telemetry,
    async close() {
      await Promise.all([signIn?.verifier.close(), credential?.close(), policies?.close()]);
      await storage.close();
      await telemetry.close();
      await audit.close();
    },
  };
}
