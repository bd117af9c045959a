// Generated from schemas/api/entry-publication.json by npm run generate. Do not edit.

import { type ServerEntryWithDefaults, withServerEntryDefaults } from './server-entry.ts';
import { type SkillEntryWithDefaults, withSkillEntryDefaults } from './skill-entry.ts';
import type { Claims } from '../types/claims.ts';
import type { EntryPublication } from '../types/entry-publication.ts';

/** A version to publish, with what travels beside its document. */
export type EntryPublicationWithDefaults = EntryPublicationWithDefaultsCommon & (
  | {
    /** The server's document. It is kept as it is sent. */
    readonly server: ServerEntryWithDefaults;
    readonly skill?: never;
  }
  | {
    /** The skill's document. It is kept as it is sent. */
    readonly skill: SkillEntryWithDefaults;
    readonly server?: never;
  }
);

/** Fields of EntryPublicationWithDefaults that go with every choice. */
export interface EntryPublicationWithDefaultsCommon {
  /** Managed source to publish to. Needed only where there are several. */
  readonly source?: string;
  /** Claims that a caller needs to see the entry. The publisher must hold them all, and later versions must repeat them. */
  readonly claims?: Claims;
}

/** Fills in the static defaults of EntryPublication, below what is present; the input is not changed. */
export function withEntryPublicationDefaults(value: EntryPublication): EntryPublicationWithDefaults {
  return {
    ...value,
    ...(value.server === undefined ? {} : { server: withServerEntryDefaults(value.server) }),
    ...(value.skill === undefined ? {} : { skill: withSkillEntryDefaults(value.skill) }),
  } as EntryPublicationWithDefaults;
}
