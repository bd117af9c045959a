/** Revisions with an `initialize` handshake and sessions, newest first. */
export const legacyRevisions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;

/** Revisions in which each request says for itself what it is, newest first. */
export const modernRevisions = ['2026-07-28'] as const;

export type LegacyRevision = (typeof legacyRevisions)[number];
export type ModernRevision = (typeof modernRevisions)[number];

/** How a client or a server communicates: with sessions, or with independent requests. */
export type Era = 'legacy' | 'modern';

/** Every revision that we speak with clients, newest first. */
export const supportedRevisions: readonly string[] = [...modernRevisions, ...legacyRevisions];

export function isLegacyRevision(text: string | undefined): text is LegacyRevision {
  return legacyRevisions.some((revision) => revision === text);
}

export function isModernRevision(text: string | undefined): text is ModernRevision {
  return modernRevisions.some((revision) => revision === text);
}
