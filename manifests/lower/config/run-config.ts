import type { AuditConfig } from '../../../generated/types/audit-config.ts';
import type { AuthServerRef } from '../../../generated/types/auth-server-ref.ts';
import type { AuthzConfigRefWithDefaults } from '../../../generated/defaults/authz-config-ref.ts';
import type { OIDCConfigRefWithDefaults } from '../../../generated/defaults/oidc-config-ref.ts';
import type { TelemetryConfigWithDefaults } from '../../../generated/defaults/telemetry-config.ts';
import type { MCPOIDCConfigReferenceWithDefaults } from '../../../generated/defaults/mcp-oidc-config-reference.ts';
import type { ExternalAuthConfigRef } from '../../../generated/types/external-auth-config-ref.ts';
import type { MCPTelemetryConfigReference } from '../../../generated/types/mcp-telemetry-config-reference.ts';
import type { RunConfig } from '../../../generated/types/run.ts';
import type { ToolConfigRef } from '../../../generated/types/tool-config-ref.ts';
import type { Resource } from '../../program/resource.ts';
import { statedOverrides } from '../../../runtime/aggregation/tool-overrides.ts';
import { lowerAuthz } from '../access/authz.ts';
import { jsonText } from '../pod/config-map.ts';
import { lowerAuthServer } from '../access/embedded-auth-server.ts';
import type { LoweringContext } from '../lowering.ts';
import { lowerOidc, ownIssuer, type LoweredOidc } from '../access/oidc.ts';
import { joinAdditions, noAdditions, podAdditions, type PodAdditions } from '../pod/pod-additions.ts';
import { runExternalAuth } from './run-external-auth.ts';
import { serviceUrl } from '../../../runtime/resources/service-address.ts';
import { lowerTelemetry } from './telemetry.ts';
import type { RunConfigSection } from './run-config-section.ts';

/** What MCPServer and MCPRemoteProxy have in common, as far as the proxy's configuration goes. */
export interface ProxySpec {
  readonly proxyPort: number;
  readonly oidcConfig?: OIDCConfigRefWithDefaults;
  readonly oidcConfigRef?: MCPOIDCConfigReferenceWithDefaults;
  readonly authzConfig?: AuthzConfigRefWithDefaults;
  readonly audit?: AuditConfig;
  readonly toolConfigRef?: ToolConfigRef;
  readonly externalAuthConfigRef?: ExternalAuthConfigRef;
  readonly authServerRef?: AuthServerRef;
  readonly telemetryConfigRef?: MCPTelemetryConfigReference;
  readonly telemetry?: TelemetryConfigWithDefaults;
  readonly trustProxyHeaders: boolean;
  readonly endpointPrefix?: string;
}

/** A proxy's run configuration as files and variables of its pod. */
export interface LoweredRunConfig {
  readonly additions: PodAdditions;
  readonly mountToken: boolean;
}

/**
 * The run configuration of a proxy: what both kinds share, and the parts of its own kind.
 * It is in the ConfigMap as run.json; secrets come as variables or mounted files.
 */
export function lowerRunConfig(
  owner: Resource<'MCPServer'> | Resource<'MCPRemoteProxy'>,
  spec: ProxySpec,
  service: string,
  own: RunConfigSection,
  context: LoweringContext,
): LoweredRunConfig {
  const baseUrl = serviceUrl(service, owner.namespace, spec.proxyPort);
  const declaredOidc = lowerOidc(spec, { resource: owner, resourceUrl: baseUrl }, context);
  const resourceUrl = declaredOidc?.resourceUrl ?? baseUrl;
  const authServer = authServerOf(owner, spec, resourceUrl, context);
  // With an authorization server of its own and nothing else said, the proxy accepts the tokens that server issues.
  const oidc = declaredOidc ?? authServer?.oidc;
  const authz = spec.authzConfig === undefined ? undefined : lowerAuthz(spec.authzConfig);
  const telemetry = lowerTelemetry(spec, owner, context);
  const external =
    spec.externalAuthConfigRef === undefined ? undefined : runExternalAuth(spec.externalAuthConfigRef, owner, context);
  const all = joinAdditions(
    own.additions,
    external?.additions ?? noAdditions,
    declaredOidc?.additions ?? noAdditions,
    authServer?.additions ?? noAdditions,
    authz?.additions ?? noAdditions,
    telemetry?.additions ?? noAdditions,
  );
  const mountToken = oidc?.mountToken === true;
  if (context.options.outline === true) return { additions: all, mountToken };
  const config: RunConfig = {
    schemaVersion: 'v1',
    name: owner.name,
    host: '0.0.0.0',
    proxyPort: spec.proxyPort,
    ...(spec.trustProxyHeaders ? { trustProxyHeaders: true } : {}),
    ...(spec.endpointPrefix === undefined ? {} : { endpointPrefix: spec.endpointPrefix }),
    ...(oidc === undefined ? {} : { oidc: oidcSection(oidc) }),
    ...(authz === undefined ? {} : { authzConfigPath: authz.file }),
    ...(authServer === undefined ? {} : { authServerConfigPath: authServer.path }),
    ...(spec.audit?.enabled === true ? { enableAudit: true } : {}),
    ...(telemetry === undefined ? {} : { telemetry: telemetrySection(telemetry) }),
    ...toolSection(owner, spec.toolConfigRef, context),
    ...external?.config,
    ...own.config,
  };
  return { additions: joinAdditions(all, podAdditions({ files: { 'run.json': jsonText(config) } })), mountToken };
}

function authServerOf(
  owner: Resource<'MCPServer'> | Resource<'MCPRemoteProxy'>,
  spec: ProxySpec,
  resourceUrl: string,
  context: LoweringContext,
): { path: string; additions: PodAdditions; oidc: LoweredOidc } | undefined {
  for (const name of [spec.authServerRef?.name, spec.externalAuthConfigRef?.name]) {
    if (name === undefined) continue;
    const { spec: target } = context.follow('MCPExternalAuthConfig', owner, name).resource;
    if (target.type !== 'embeddedAuthServer') continue;
    const server = lowerAuthServer(target.embeddedAuthServer, { resource: owner, resourceUrl });
    return {
      path: server.path,
      additions: server.additions,
      oidc: {
        oidc: ownIssuer(target.embeddedAuthServer.issuer, resourceUrl),
        resourceUrl,
        additions: podAdditions({}),
        mountToken: false,
      },
    };
  }
  return undefined;
}

function oidcSection({ oidc, resourceUrl }: LoweredOidc): NonNullable<RunConfig['oidc']> {
  const { advertisedScopes, caBundlePath, jwksAuthTokenPath, resource: _resource, ...rest } = oidc;
  return {
    ...rest,
    ...(advertisedScopes === undefined ? {} : { scopes: advertisedScopes }),
    resourceUrl,
    ...(caBundlePath === undefined ? {} : { caCertPath: caBundlePath }),
    ...(jwksAuthTokenPath === undefined ? {} : { jwksAuthTokenFile: jwksAuthTokenPath }),
  };
}

function telemetrySection({
  telemetry,
  headersFromEnv,
}: NonNullable<ReturnType<typeof lowerTelemetry>>): NonNullable<RunConfig['telemetry']> {
  const { samplingRate, ...rest } = telemetry;
  return {
    ...rest,
    ...(samplingRate === undefined ? {} : { samplingRate: Number(samplingRate) }),
    ...(Object.keys(headersFromEnv).length === 0 ? {} : { headersFromEnv }),
  };
}

/** Filter and overrides of the referenced tool configuration. */
function toolSection(
  owner: Resource<'MCPServer'> | Resource<'MCPRemoteProxy'>,
  reference: ToolConfigRef | undefined,
  context: LoweringContext,
): Pick<RunConfig, 'tools'> {
  if (reference === undefined) return {};
  const { toolsFilter, toolsOverride } = context.follow('MCPToolConfig', owner, reference.name).resource.spec;
  const tools = {
    ...(toolsFilter === undefined || toolsFilter.length === 0 ? {} : { filter: toolsFilter }),
    ...(toolsOverride === undefined || Object.keys(toolsOverride).length === 0
      ? {}
      : { overrides: statedOverrides(toolsOverride) }),
  };
  return Object.keys(tools).length === 0 ? {} : { tools };
}
