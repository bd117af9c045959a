import { membersOf } from '../facts/gateways/group-members.ts';
import type { StatusWriter } from './status-writer.ts';

/** MCPGroup (spec 2): its members by kind, and how many there are. What its schema refuses is not a member. */
export const groupStatus: StatusWriter<'MCPGroup'> = {
  relations: (group, { program }) => {
    const members = membersOf(program, group);
    const namesOf = (kind: string): string[] =>
      members.filter((member) => member.kind === kind).map(({ name }) => name);
    const [servers, remoteProxies, entries] = [
      namesOf('MCPServer'),
      namesOf('MCPRemoteProxy'),
      namesOf('MCPServerEntry'),
    ];
    return {
      ...(servers.length === 0 ? {} : { servers }),
      serverCount: servers.length,
      ...(remoteProxies.length === 0 ? {} : { remoteProxies }),
      remoteProxyCount: remoteProxies.length,
      ...(entries.length === 0 ? {} : { entries }),
      entryCount: entries.length,
    };
  },
  accepted: () => ({ phase: 'Ready' }),
  refused: () => ({ phase: 'Failed' }),
};
