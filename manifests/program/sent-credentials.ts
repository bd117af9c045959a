import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { embeddedAuthServersOf } from './embedded-auth-servers.ts';
import { backendSource, type GroupMember } from './group-members.ts';
import type { LinkedProgram } from './link.ts';
import type { Resource } from './resource.ts';

/** What a virtual server sends to one backend to authenticate itself. */
export type SentCredentials =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'exchanged'; readonly audience: string; readonly at: DocumentPath }
  | { readonly kind: 'other' };

const nothing: SentCredentials = { kind: 'nothing' };
const other: SentCredentials = { kind: 'other' };

/** A server or remote proxy: a backend behind a proxy of ours, which checks the tokens of its clients. */
export type ProxiedMember = Exclude<GroupMember, Resource<'MCPServerEntry'>>;

/**
 * What a virtual server whose backends are `inline` sends to a member of its group (spec 2, outgoingAuth): what it says about that
 * backend, else its default. Undefined where it discovers its backends, where it lists the backend by itself, or where a reference
 * leads out of the input. Agrees with `lowerOutgoingAuth`.
 */
export function sentCredentials(
  server: Resource<'VirtualMCPServer'>,
  member: ProxiedMember,
  program: Pick<LinkedProgram, 'find'>,
): SentCredentials | undefined {
  const { outgoingAuth, config } = server.resource.spec;
  if (backendSource(server) !== 'inline') return undefined;
  // What is listed may lead elsewhere, or forward headers.
  if ((config?.backends ?? []).some(({ name }) => name === member.name)) return undefined;
  if (outgoingAuth === undefined) return fromConfiguration(server, member.name);
  const isOwn = outgoingAuth.backends?.[member.name] !== undefined;
  const auth = outgoingAuth.backends?.[member.name] ?? outgoingAuth.default;
  const path = ['spec', 'outgoingAuth', ...(isOwn ? ['backends', member.name] : ['default'])];
  if (auth === undefined) return nothing;
  const isAsked = auth.type === 'discovered';
  const reference = isAsked ? member.resource.spec.externalAuthConfigRef : auth.externalAuthConfigRef;
  if (reference === undefined) return nothing;
  const target = program.find('MCPExternalAuthConfig', isAsked ? member : server, reference.name)?.resource.spec;
  switch (target?.type) {
    case undefined:
      return undefined;
    case 'unauthenticated':
    case 'embeddedAuthServer':
      return nothing;
    case 'tokenExchange': {
      const at = isAsked ? [...path, 'type'] : [...path, 'externalAuthConfigRef', 'name'];
      return { kind: 'exchanged', audience: target.tokenExchange.audience, at };
    }
    default:
      return other;
  }
}

function fromConfiguration(server: Resource<'VirtualMCPServer'>, name: string): SentCredentials {
  const { default: common, backends = {} } = server.resource.spec.config?.outgoingAuth ?? {};
  const strategy = backends[name] ?? common;
  if (strategy === undefined || strategy.type === 'unauthenticated') return nothing;
  if (strategy.type !== 'token_exchange') return other;
  const { audience } = strategy.tokenExchange;
  const own = backends[name] === undefined ? ['default'] : ['backends', name];
  const at = ['spec', 'config', 'outgoingAuth', ...own, 'tokenExchange', 'audience'];
  return audience === undefined || audience === '' ? other : { kind: 'exchanged', audience, at };
}

/** That the proxy of a member wants tokens from its clients, and for which audience as far as the input says it. */
export interface WantedToken {
  readonly audience: string | undefined;
  /** Path in the member. */
  readonly at: DocumentPath;
}

/** The token that the proxy of a member wants (spec 3, client authentication); undefined where clients need none. */
export function wantedToken(member: ProxiedMember, program: Pick<LinkedProgram, 'find'>): WantedToken | undefined {
  const { oidcConfig, oidcConfigRef } = member.resource.spec;
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
