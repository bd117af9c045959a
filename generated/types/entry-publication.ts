// Generated from schemas/api/entry-publication.json by npm run generate. Do not edit.

import type { Claims } from './claims.ts';
import type { ServerEntry } from './server-entry.ts';
import type { SkillEntry } from './skill-entry.ts';

/** A version to publish, with what travels beside its document. */
export type EntryPublication = EntryPublicationCommon & (
  | {
    /** The server's document. It is kept as it is sent. */
    readonly server: ServerEntry;
    readonly skill?: never;
  }
  | {
    /** The skill's document. It is kept as it is sent. */
    readonly skill: SkillEntry;
    readonly server?: never;
  }
);

/** Fields of EntryPublication that go with every choice. */
export interface EntryPublicationCommon {
  /** Managed source to publish to. Needed only where there are several. */
  readonly source?: string;
  /** Claims that a caller needs to see the entry. The publisher must hold them all, and later versions must repeat them. */
  readonly claims?: Claims;
}
