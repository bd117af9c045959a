import type { AggregatorConfig } from '../../../generated/types/aggregator.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { embeddedAuthServersOf } from '../../facts/sign-in/embedded-auth-servers.ts';
import { credentialSource } from '../../facts/outgoing/backend-credentials.ts';
import { membersOf, type GroupMember } from '../../facts/gateways/group-members.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { isAuthenticated } from '../../facts/sign-in/client-authentication.ts';
import type { AnyResource, Resource } from '../../program/resource.ts';
import { checkCallers } from '../aggregator/callers-without-token.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const nothingToExchange = defineDiagnostic<{ name: string; type: string; consumer: string }>({
  code: 'external-auth/nothing-to-exchange',
  severity: 'error',
  summary:
    "An authentication toward a backend that starts from the caller's token, in a workload whose callers have none.",
  message: ({ name, type, consumer }) =>
    `MCPExternalAuthConfig "${name}" (${type}) starts from the token of the caller, but the clients of ${consumer} do not sign in`,
  hint: () => 'authenticate clients with oidcConfigRef, or use headerInjection or bearerToken, which need no caller',
});

/** An exchange takes a token that the client brought (spec 3, MCPRemoteProxy.externalAuthConfigRef; RFC 8693). */
export const externalAuthNothingToExchange: Rule = (program, report) => {
  for (const consumer of program.resources) {
    if (consumer.kind !== 'MCPServer' && consumer.kind !== 'MCPRemoteProxy' && consumer.kind !== 'VirtualMCPServer')
      continue;
    const uses = usesOf(consumer, program);
    const model = modelOf(consumer);
    if (uses.length === 0 && model === undefined) continue;
    if (isAuthenticated(consumer) || embeddedAuthServersOf(consumer, program).length > 0) continue;
    checkCallers(consumer, ['spec', 'config'], model, report);
    const title = `${consumer.kind} "${consumer.name}"`;
    for (const { name, declaredIn, path } of uses) {
      const spec = program.find('MCPExternalAuthConfig', declaredIn, name)?.resource.spec;
      if (spec?.type !== 'tokenExchange' && spec?.type !== 'awsSts') continue;
      // The token of an upstream provider needs an authorization server, which another rule reports.
      if ((spec.tokenExchange?.subjectProviderName ?? '') !== '') continue;
      const { type } = spec;
      report(nothingToExchange({ name, type, consumer: title }, placeOf(declaredIn, path, 'value')));
    }
  }
};

/** What the configuration of a virtual server says of credentials; what the resource itself says takes its place. */
function modelOf(consumer: AnyResource): AggregatorConfig['outgoingAuth'] {
  if (consumer.kind !== 'VirtualMCPServer') return undefined;
  const { outgoingAuth, config } = consumer.resource.spec;
  return outgoingAuth === undefined ? config?.outgoingAuth : undefined;
}

interface Use {
  readonly name: string;
  readonly declaredIn: AnyResource;
  readonly path: DocumentPath;
}

function usesOf(
  consumer: Resource<'MCPServer'> | Resource<'MCPRemoteProxy'> | Resource<'VirtualMCPServer'>,
  program: LinkedProgram,
): Use[] {
  if (consumer.kind !== 'VirtualMCPServer') {
    return use(consumer.resource.spec.externalAuthConfigRef, consumer, ['spec', 'externalAuthConfigRef']);
  }
  const { outgoingAuth, config } = consumer.resource.spec;
  const { default: common, backends = {} } = outgoingAuth ?? {};
  const group =
    config === undefined ? [] : membersOf(program, { name: config.groupRef, namespace: consumer.namespace });
  return [
    ...use(common?.externalAuthConfigRef, consumer, ['spec', 'outgoingAuth', 'default', 'externalAuthConfigRef']),
    ...Object.entries(backends).flatMap(([name, { externalAuthConfigRef }]) =>
      use(externalAuthConfigRef, consumer, ['spec', 'outgoingAuth', 'backends', name, 'externalAuthConfigRef']),
    ),
    ...group.flatMap((member) =>
      mayExchange(member, program) && credentialSource(consumer, { name: member.name, member }, program) === 'member'
        ? use(member.resource.spec.externalAuthConfigRef, member, ['spec', 'externalAuthConfigRef'])
        : [],
    ),
  ];
}

/** Whether what a member refers to is not reported already: a proxy whose own clients do not sign in has nothing to exchange. */
function mayExchange(member: GroupMember, program: LinkedProgram): boolean {
  return (
    member.kind === 'MCPServerEntry' || isAuthenticated(member) || embeddedAuthServersOf(member, program).length > 0
  );
}

function use(reference: { readonly name: string } | undefined, declaredIn: AnyResource, path: DocumentPath): Use[] {
  return reference === undefined ? [] : [{ name: reference.name, declaredIn, path: [...path, 'name'] }];
}
