// Generated from schemas/api/identity-record.json by npm run generate. Do not edit.

/** Who the caller is to the registry server. */
export interface IdentityRecord {
  /** Subject of the caller's token. */
  readonly subject: string;
  /** Roles that the caller's claims grant. */
  readonly roles: readonly ('superAdmin' | 'manageSources' | 'manageRegistries' | 'manageEntries')[];
}
