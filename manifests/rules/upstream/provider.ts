import type { BackendAuthStrategy } from '../../../generated/types/backend-auth-strategy.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { embeddedAuthServersOf } from '../../facts/sign-in/embedded-auth-servers.ts';
import { credentialSource } from '../../facts/outgoing/backend-credentials.ts';
import { membersOf, type GroupMember } from '../../facts/gateways/group-members.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { AnyResource, Resource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const unknownProvider = defineDiagnostic<{ provider: string; title: string; known: readonly string[] }>({
  code: 'upstream/provider-unknown',
  severity: 'error',
  summary: 'The name of an upstream provider that the embedded authorization server does not have.',
  message: ({ provider, title }) => `the authorization server of ${title} has no upstream provider "${provider}"`,
  hint: ({ provider, known }) => {
    const near = suggest(provider, known);
    return near === undefined ? `its providers are ${known.join(', ')}` : `did you mean "${near}"?`;
  },
});

export const noAuthServer = defineDiagnostic<{ provider: string; title: string }>({
  code: 'upstream/provider-without-auth-server',
  severity: 'error',
  summary: 'The token of an upstream provider is needed where no embedded authorization server obtains one.',
  message: ({ provider, title }) =>
    `${title} needs a token of upstream provider "${provider}", but embeds no authorization server that users sign in with`,
  hint: ({ title }) =>
    title.startsWith('VirtualMCPServer')
      ? 'add authServerConfig with this provider'
      : 'add authServerRef to one with this provider',
});

export const claimsIgnored = defineDiagnostic<{ provider: string }>({
  code: 'upstream/provider-claims-ignored',
  severity: 'warning',
  summary: 'Policies ask for the claims of an upstream provider where no embedded authorization server knows them.',
  message: ({ provider }) => `primaryUpstreamProvider "${provider}" has no effect without authServerConfig`,
  hint: () =>
    'policies see the claims of the token that clients send: add authServerConfig, or remove primaryUpstreamProvider',
});

/** A name of a provider, and the place in a consumer that leads to it. */
interface Use {
  readonly provider: string;
  readonly at: { readonly resource: AnyResource; readonly path: DocumentPath };
}

/** Whoever names an upstream provider needs an embedded authorization server that has it (spec 2, UpstreamInjectConfig). */
export const upstreamProvider: Rule = (program, report) => {
  for (const workload of program.resources) {
    switch (workload.kind) {
      case 'MCPServer':
      case 'MCPRemoteProxy': {
        const { externalAuthConfigRef } = workload.resource.spec;
        check(
          workload,
          behind(externalAuthConfigRef, workload, ['spec', 'externalAuthConfigRef'], program),
          program,
          report,
        );
        break;
      }
      case 'VirtualMCPServer':
        check(workload, towardBackends(workload, program), program, report);
        checkClaims(workload, report);
        break;
      default:
    }
  }
};

function check(workload: AnyResource, uses: readonly Use[], program: LinkedProgram, report: Report): void {
  const [server] = embeddedAuthServersOf(workload, program);
  const title = `${workload.kind} "${workload.name}"`;
  for (const { provider, at } of uses) {
    const place = placeOf(at.resource, at.path, 'value');
    if (server === undefined) {
      // A reference that did not resolve was reported: which providers it has is unknown.
      const isUnknown =
        (workload.kind === 'MCPServer' || workload.kind === 'MCPRemoteProxy') &&
        workload.resource.spec.authServerRef !== undefined;
      if (!isUnknown) report(noAuthServer({ provider, title }, place));
      continue;
    }
    const known = server.config.upstreamProviders.map(({ name }) => name);
    if (!known.includes(provider)) report(unknownProvider({ provider, title, known }, place));
  }
}

function checkClaims(server: Resource<'VirtualMCPServer'>, report: Report): void {
  const { config, authServerConfig, incomingAuth } = server.resource.spec;
  const provider = config?.incomingAuth?.authz?.primaryUpstreamProvider ?? '';
  if (provider === '' || incomingAuth.authzConfig === undefined) return;
  const place = placeOf(server, ['spec', 'config', 'incomingAuth', 'authz', 'primaryUpstreamProvider'], 'value');
  const known = authServerConfig?.upstreamProviders.map(({ name }) => name);
  const title = `VirtualMCPServer "${server.name}"`;
  if (known === undefined) report(claimsIgnored({ provider }, place));
  else if (!known.includes(provider)) report(unknownProvider({ provider, title, known }, place));
}

/** The providers that a virtual server needs for its backends: what it says itself, and what the members of its group say. */
function towardBackends(server: Resource<'VirtualMCPServer'>, program: LinkedProgram): Use[] {
  const { config, outgoingAuth } = server.resource.spec;
  const own = Object.entries(outgoingAuth?.backends ?? {});
  const declared = [
    ...behind(
      outgoingAuth?.default?.externalAuthConfigRef,
      server,
      ['spec', 'outgoingAuth', 'default', 'externalAuthConfigRef'],
      program,
    ),
    ...own.flatMap(([name, { externalAuthConfigRef }]) =>
      behind(
        externalAuthConfigRef,
        server,
        ['spec', 'outgoingAuth', 'backends', name, 'externalAuthConfigRef'],
        program,
      ),
    ),
  ];
  const group = config === undefined ? [] : membersOf(program, { name: config.groupRef, namespace: server.namespace });
  // A proxy that embeds no authorization server fails by itself, which is reported there.
  const isAsked = (member: GroupMember): boolean =>
    (member.kind === 'MCPServerEntry' || member.resource.spec.authServerRef !== undefined) &&
    credentialSource(server, { name: member.name, member }, program) === 'member';
  const entries = group.flatMap((member) =>
    isAsked(member)
      ? behind(member.resource.spec.externalAuthConfigRef, member, ['spec', 'externalAuthConfigRef'], program)
      : [],
  );
  // What the resource says takes the place of the model's outgoing authentication.
  const model = outgoingAuth === undefined ? config?.outgoingAuth : undefined;
  const base = ['spec', 'config', 'outgoingAuth'];
  const written = [
    ...(model?.default === undefined ? [] : inStrategy(model.default, server, [...base, 'default'])),
    ...Object.entries(model?.backends ?? {}).flatMap(([name, strategy]) =>
      inStrategy(strategy, server, [...base, 'backends', name]),
    ),
  ];
  return [...declared, ...entries, ...written];
}

/** The provider that an external authentication names, placed at the reference to it. */
function behind(
  reference: { readonly name: string } | undefined,
  resource: AnyResource,
  path: DocumentPath,
  program: LinkedProgram,
): Use[] {
  const target = reference === undefined ? undefined : program.find('MCPExternalAuthConfig', resource, reference.name);
  const spec = target?.resource.spec;
  const provider = spec?.upstreamInject?.providerName ?? spec?.tokenExchange?.subjectProviderName ?? '';
  return provider === '' ? [] : [{ provider, at: { resource, path: [...path, 'name'] } }];
}

/** The provider that a strategy of the model names. */
function inStrategy(strategy: BackendAuthStrategy, resource: AnyResource, path: DocumentPath): Use[] {
  const { upstreamInject, tokenExchange } = strategy;
  if (upstreamInject !== undefined) {
    return [
      { provider: upstreamInject.providerName, at: { resource, path: [...path, 'upstreamInject', 'providerName'] } },
    ];
  }
  const provider = tokenExchange?.subjectProviderName ?? '';
  if (provider === '') return [];
  return [{ provider, at: { resource, path: [...path, 'tokenExchange', 'subjectProviderName'] } }];
}
