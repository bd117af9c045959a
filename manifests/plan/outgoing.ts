import type { BackendAuthStrategy } from '../../generated/types/backend-auth-strategy.ts';
import type { ExternalAuthConfigRef } from '../../generated/types/external-auth-config-ref.ts';
import type { HeaderForwardConfig } from '../../generated/types/header-forward-config.ts';
import type { PlanOutgoingAuth } from '../../generated/types/plan-outgoing-auth.ts';
import type { PlanSecret } from '../../generated/types/plan-workload.ts';
import type { RunAWSStsConfig } from '../../generated/types/run-aws-sts-config.ts';
import { lowerBackendAuth } from '../lower/credentials/external-auth.ts';
import { runExternalAuth } from '../lower/config/run-external-auth.ts';
import type { AnyResource, Resource } from '../program/resource.ts';
import { secretBehind } from './emitted.ts';
import type { PlanContext } from './plan-context-type.ts';
import { planName } from './names.ts';
import { shownAddress } from '../facts/network/shown-address.ts';

/** A strategy of a virtual server (spec 2, BackendAuthStrategy) as a plan shows it; the secrets are those of its pods. */
export function strategyPlan(
  strategy: BackendAuthStrategy,
  secrets: readonly PlanSecret[],
  source: string,
): PlanOutgoingAuth {
  switch (strategy.type) {
    case 'unauthenticated':
    case 'discovered':
      return { strategy: 'none', source };
    case 'header_injection': {
      const { headerName, headerValueEnv, bearerTokenEnv } = strategy.headerInjection;
      return withSecret({ strategy: 'header', header: headerName }, headerValueEnv ?? bearerTokenEnv, secrets, source);
    }
    case 'token_exchange': {
      const { tokenUrl, audience, clientId, clientSecretEnv, scopes, subjectProviderName } = strategy.tokenExchange;
      const { externalTokenHeaderName: header } = strategy.tokenExchange;
      const exchange = exchangeOf({ tokenUrl, audience, clientId, scopes, header, provider: subjectProviderName });
      return withSecret(exchange, clientSecretEnv, secrets, source);
    }
    case 'upstream_inject':
      return { strategy: 'upstream token', provider: strategy.upstreamInject.providerName, source };
    case 'aws_sts':
      return { ...awsOf(strategy.awsSts), source };
  }
}

/** The strategy that an MCPExternalAuthConfig describes for a virtual server, as a plan shows it. */
export function referencePlan(
  reference: ExternalAuthConfigRef,
  owner: AnyResource,
  source: string,
  context: PlanContext,
): PlanOutgoingAuth {
  const { strategy, additions } = lowerBackendAuth(reference, context.lowering, owner);
  const secrets = additions.env.flatMap(({ name, valueFrom }): PlanSecret[] => {
    const secret = valueFrom?.secretKeyRef;
    return secret?.name === undefined ? [] : [{ secret: secret.name, key: secret.key, as: name, in: '' }];
  });
  return strategyPlan(strategy, secrets, source);
}

/** How a proxy signs in at the server behind it (spec 3, MCPExternalAuthConfig). */
export function proxyOutgoing(
  workload: Resource<'MCPServer'> | Resource<'MCPRemoteProxy'>,
  secrets: readonly PlanSecret[],
  context: PlanContext,
): PlanOutgoingAuth {
  const signIn = proxySignIn(workload, secrets, context);
  return workload.kind === 'MCPRemoteProxy' ? withHeaders(signIn, workload.resource.spec.headerForward) : signIn;
}

/** How somebody signs in, with the headers that are added to every request besides (spec 3, HeaderForwardConfig): never their values. */
export function withHeaders(auth: PlanOutgoingAuth, config: HeaderForwardConfig | undefined): PlanOutgoingAuth {
  const headers = [
    ...Object.keys(config?.addPlaintextHeaders ?? {}),
    ...(config?.addHeadersFromSecret ?? []).map(
      ({ headerName, valueSecretRef: { name, key } }) => `${headerName} (Secret ${name}/${key})`,
    ),
  ];
  return headers.length === 0 ? auth : { ...auth, headers: headers.toSorted() };
}

function proxySignIn(
  workload: Resource<'MCPServer'> | Resource<'MCPRemoteProxy'>,
  secrets: readonly PlanSecret[],
  context: PlanContext,
): PlanOutgoingAuth {
  const reference = workload.resource.spec.externalAuthConfigRef;
  if (reference === undefined) return { strategy: 'none', source: 'not set' };
  const source = planName({ kind: 'MCPExternalAuthConfig', name: reference.name });
  const { config } = runExternalAuth(reference, workload, context.lowering);
  const { tokenExchange, headerInjection, remoteAuth, awsSts, upstreamInject } = config;
  if (tokenExchange !== undefined) {
    const { url, audience, clientId, clientSecretEnv, scopes, headerName: header } = tokenExchange;
    const provider = tokenExchange.subjectProviderName;
    const exchange = exchangeOf({ tokenUrl: url, audience, clientId, scopes, header, provider });
    return withSecret(exchange, clientSecretEnv, secrets, source);
  }
  if (headerInjection !== undefined) {
    const { headerName, valueEnv } = headerInjection;
    return withSecret({ strategy: 'header', header: headerName }, valueEnv, secrets, source);
  }
  if (remoteAuth?.bearerTokenEnv !== undefined) {
    return withSecret({ strategy: 'header', header: 'Authorization' }, remoteAuth.bearerTokenEnv, secrets, source);
  }
  if (upstreamInject !== undefined)
    return { strategy: 'upstream token', provider: upstreamInject.providerName, source };
  if (awsSts !== undefined) return { ...awsOf(awsSts), source };
  return { strategy: 'none', source };
}

type Unsourced = Omit<PlanOutgoingAuth, 'source'>;

function withSecret(
  auth: Unsourced,
  variable: string | undefined,
  secrets: readonly PlanSecret[],
  source: string,
): PlanOutgoingAuth {
  const secret = secretBehind(variable, secrets);
  return { ...auth, ...(secret === undefined ? {} : { secret }), source };
}

function exchangeOf(exchange: {
  readonly tokenUrl: string | undefined;
  readonly audience: string | undefined;
  readonly clientId: string | undefined;
  readonly scopes: readonly string[] | undefined;
  readonly header: string | undefined;
  readonly provider: string | undefined;
}): Unsourced {
  const { tokenUrl, audience, clientId, scopes = [], header, provider } = exchange;
  return {
    strategy: 'token exchange',
    ...(header === undefined ? {} : { header }),
    ...(tokenUrl === undefined ? {} : { tokenUrl: shownAddress(tokenUrl) }),
    ...(audience === undefined ? {} : { audience }),
    ...(clientId === undefined ? {} : { clientId }),
    ...(scopes.length === 0 ? {} : { scopes }),
    ...(provider === undefined || provider === '' ? {} : { provider }),
  };
}

function awsOf({ region, fallbackRoleArn, roleMappings = [] }: RunAWSStsConfig): Unsourced {
  const roles = [
    ...roleMappings.map(({ roleArn, claim, matcher, priority }) => {
      const who = claim === undefined ? `matcher ${matcher}` : `claim ${claim}`;
      return `${roleArn} for ${who}${priority === undefined ? '' : ` (priority ${priority})`}`;
    }),
    ...(fallbackRoleArn === undefined ? [] : [`${fallbackRoleArn} for everybody else`]),
  ];
  return { strategy: 'AWS role', region, ...(roles.length === 0 ? {} : { roles }) };
}
