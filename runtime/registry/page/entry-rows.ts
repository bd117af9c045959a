import type { OfficialMetadata } from '../../../generated/types/official-metadata.ts';
import type { ServerEntry } from '../../../generated/types/server-entry.ts';
import type { ServerReply } from '../../../generated/types/server-reply.ts';
import type { SkillEntry } from '../../../generated/types/skill-entry.ts';
import type { SkillReply } from '../../../generated/types/skill-reply.ts';

/** What a row says, as far as pages show it. */
export interface ServerRow {
  readonly server: ServerEntry;
  readonly status: OfficialMetadata['status'];
  readonly statusMessage: string | undefined;
}

const officialKey = 'io.modelcontextprotocol.registry/official';

/** Documents were checked by their schemas before they were stored, so a row has the shape of its type. */
export function serverRow({ server, _meta }: ServerReply): ServerRow {
  const official = _meta[officialKey];
  return { server, status: official?.status ?? 'active', statusMessage: official?.statusMessage };
}

/** The same for the bytes of a row of a server. */
export function readServerRow(row: Buffer): ServerRow {
  return serverRow(JSON.parse(row.toString()) as ServerReply);
}

/** The document of a skill; rows hold it beside what the registry says. */
export function skillOf(row: SkillReply | SkillEntry): SkillEntry {
  return 'skill' in row ? row.skill : row;
}

export function readSkillRow(row: Buffer): SkillEntry {
  return skillOf(JSON.parse(row.toString()) as SkillReply | SkillEntry);
}
