import type { BackendAuthStrategy } from '../../../generated/types/backend-auth-strategy.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { embeddedAuthServersOf } from '../sign-in/embedded-auth-servers.ts';
import { credentialSource, ownReference } from './backend-credentials.ts';
import { backendSource, type GroupMember } from '../gateways/group-members.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { AnyResource, Resource } from '../../program/resource.ts';

/** What a virtual server sends to one backend to authenticate itself. */
export type SentCredentials =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'exchanged'; readonly audience: string; readonly at: DocumentPath }
  | { readonly kind: 'other' };

const nothing: SentCredentials = { kind: 'nothing' };
const other: SentCredentials = { kind: 'other' };

/** A server or remote proxy: a backend behind a generated proxy, which checks the tokens of its clients. */
export type ProxiedMember = Exclude<GroupMember, Resource<'MCPServerEntry'>>;

/**
 * What a virtual server whose backends are `inline` sends to a member of its group (spec 2, outgoingAuth): what `credentialSource`
 * chooses. Undefined where it discovers its backends, where it lists the backend by itself, or where a reference
 * leads out of the input. Agrees with `lowerOutgoingAuth`.
 */
export function sentCredentials(
  server: Resource<'VirtualMCPServer'>,
  member: GroupMember,
  program: Pick<LinkedProgram, 'find'>,
): SentCredentials | undefined {
  const { outgoingAuth, config } = server.resource.spec;
  if (backendSource(server) !== 'inline') return undefined;
  // What is listed may lead elsewhere, or forward headers.
  if ((config?.backends ?? []).some(({ name }) => name === member.name)) return undefined;
  const source = credentialSource(server, { name: member.name, member }, program);
  if (source === 'nothing') return nothing;
  const said = outgoingAuth ?? config?.outgoingAuth;
  const at: DocumentPath = [
    ...(outgoingAuth === undefined ? ['spec', 'config', 'outgoingAuth'] : ['spec', 'outgoingAuth']),
    ...(said?.backends?.[member.name] === undefined ? ['default'] : ['backends', member.name]),
  ];
  if (source === 'member') return referred(ownReference(member, program), member, [...at, 'type'], program);
  const model = outgoingAuth === undefined ? config?.outgoingAuth : undefined;
  if (model !== undefined) return spelledOut(model.backends?.[member.name] ?? model.default, at);
  const auth = outgoingAuth?.backends?.[member.name] ?? outgoingAuth?.default;
  return referred(auth?.externalAuthConfigRef, server, [...at, 'externalAuthConfigRef', 'name'], program);
}

/** What an MCPExternalAuthConfig sends. */
function referred(
  reference: { readonly name: string } | undefined,
  from: AnyResource,
  at: DocumentPath,
  program: Pick<LinkedProgram, 'find'>,
): SentCredentials | undefined {
  if (reference === undefined) return nothing;
  const target = program.find('MCPExternalAuthConfig', from, reference.name)?.resource.spec;
  switch (target?.type) {
    case undefined:
      return undefined;
    case 'unauthenticated':
    case 'embeddedAuthServer':
      return nothing;
    case 'tokenExchange':
      return { kind: 'exchanged', audience: target.tokenExchange.audience, at };
    default:
      return other;
  }
}

/** What a strategy of the configuration model sends. */
function spelledOut(strategy: BackendAuthStrategy | undefined, at: DocumentPath): SentCredentials {
  if (strategy === undefined || strategy.type === 'unauthenticated') return nothing;
  if (strategy.type !== 'token_exchange') return other;
  const { audience } = strategy.tokenExchange;
  if (audience === undefined || audience === '') return other;
  return { kind: 'exchanged', audience, at: [...at, 'tokenExchange', 'audience'] };
}

/** That the proxy of a member wants tokens from its clients, and for which audience as far as the input says it. */
export interface WantedToken {
  readonly audience: string | undefined;
  /** Path in the member. */
  readonly at: DocumentPath;
}

/** The token that the proxy of a member wants (spec 3, client authentication); undefined where clients need none, or nobody knows. */
export function wantedToken(member: ProxiedMember, program: Pick<LinkedProgram, 'find'>): WantedToken | undefined {
  const { oidcConfig, oidcConfigRef, authServerRef, externalAuthConfigRef } = member.resource.spec;
  const references = [authServerRef, externalAuthConfigRef].filter((reference) => reference !== undefined);
  // What is not in the input, or has errors, may be an authorization server.
  if (references.some(({ name }) => program.find('MCPExternalAuthConfig', member, name) === undefined))
    return undefined;
  const [embedded] = embeddedAuthServersOf(member, program);
  // Its tokens are for the URL of the workload, which is another rule's.
  if (embedded !== undefined) return { audience: undefined, at: embedded.declaredAt };
  if (oidcConfigRef !== undefined) {
    return { audience: oidcConfigRef.audience, at: ['spec', 'oidcConfigRef', 'audience'] };
  }
  if (oidcConfig === undefined) return undefined;
  const audience = oidcConfig.inline?.audience ?? '';
  return audience === ''
    ? { audience: undefined, at: ['spec', 'oidcConfig'] }
    : { audience, at: ['spec', 'oidcConfig', 'inline', 'audience'] };
}
