import type { AggregatorOutgoingAuthConfig } from '../../../generated/types/aggregator-outgoing-auth-config.ts';
import type { BackendAuthStrategy } from '../../../generated/types/backend-auth-strategy.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import type { Part } from '../../../runtime/config/part.ts';
import { referredStrategy } from '../../../runtime/resources/referred-strategy.ts';
import { credentialSource } from './backend-credentials.ts';
import { backendSource, membersOf, type GroupMember } from '../gateways/group-members.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { Resource } from '../../program/resource.ts';

/** How a gateway authenticates itself toward a backend, and where somebody has asked for it. */
export interface AskedStrategy {
  /** The name of the backend. */
  readonly backend: string;
  readonly strategy: BackendAuthStrategy;
  readonly part: Part;
  /** The path of the value that chooses it. */
  readonly path: DocumentPath;
}

/** The strategies that a virtual server uses toward the members of its group, and toward the backends that it lists beside them. */
export function strategiesToward(
  server: Resource<'VirtualMCPServer'>,
  program: Pick<LinkedProgram, 'find' | 'resources'>,
): readonly AskedStrategy[] {
  const { outgoingAuth, config } = server.authored.spec;
  const model = outgoingAuth === undefined ? config?.outgoingAuth : undefined;
  const members = membersOf(program, { name: config?.groupRef ?? '', namespace: server.namespace });
  const names = new Set(members.map(({ name }) => name));
  const listed = backendSource(server) === 'inline' ? (config?.backends ?? []) : [];
  const all: readonly { readonly name: string; readonly member: GroupMember | undefined }[] = [
    ...members.map((member) => ({ name: member.name, member })),
    ...listed.filter(({ name }) => !names.has(name)).map(({ name }) => ({ name, member: undefined })),
  ];
  const referred = (
    owner: GroupMember | typeof server,
    name: string | undefined,
    path: DocumentPath,
  ): Omit<AskedStrategy, 'backend'> | undefined => {
    const target = name === undefined ? undefined : program.find('MCPExternalAuthConfig', owner, name);
    const found = target === undefined ? undefined : referredStrategy(target.name, target.resource);
    return found === undefined ? undefined : { strategy: found.strategy, part: owner, path };
  };
  const said = (key: readonly string[], reference: string | undefined, own: BackendAuthStrategy | undefined) =>
    own === undefined
      ? referred(server, reference, ['spec', 'outgoingAuth', ...key, 'externalAuthConfigRef', 'name'])
      : { strategy: own, part: server, path: ['spec', 'config', 'outgoingAuth', ...key, 'type'] };
  return all.flatMap((backend) => {
    const { name, member } = backend;
    const found = ((): Omit<AskedStrategy, 'backend'> | undefined => {
      switch (credentialSource(server, backend, program)) {
        case 'entry':
          return said(
            ['backends', name],
            outgoingAuth?.backends?.[name]?.externalAuthConfigRef?.name,
            model?.backends?.[name],
          );
        case 'default':
          return said(['default'], outgoingAuth?.default?.externalAuthConfigRef?.name, model?.default);
        case 'member':
          return member === undefined
            ? undefined
            : referred(member, member.resource.spec.externalAuthConfigRef?.name, [
                'spec',
                'externalAuthConfigRef',
                'name',
              ]);
        case 'nothing':
          return undefined;
      }
    })();
    return found === undefined ? [] : [{ backend: name, ...found }];
  });
}

/** The strategies that the document of an aggregator asks for; without a backend where it is for any that has none of its own. */
export function strategiesOfDocument(
  part: Part,
  outgoingAuth: AggregatorOutgoingAuthConfig | undefined,
  listed: readonly string[] | 'discovered',
): readonly (Omit<AskedStrategy, 'backend'> & { readonly backend: string | undefined })[] {
  const { default: common, backends = {} } = outgoingAuth ?? {};
  const own = Object.entries(backends).filter(([name]) => listed === 'discovered' || listed.includes(name));
  const isUsed = listed === 'discovered' || listed.some((name) => !Object.hasOwn(backends, name));
  const at = ['outgoingAuth'];
  return [
    ...own.map(([backend, strategy]) => ({ backend, strategy, part, path: [...at, 'backends', backend, 'type'] })),
    ...(common === undefined || !isUsed
      ? []
      : [{ backend: undefined, strategy: common, part, path: [...at, 'default', 'type'] }]),
  ];
}
