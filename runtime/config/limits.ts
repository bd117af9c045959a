/** Most levels of nested maps and lists in one document. */
export const maximumDepth = 100;

/** Most values that the aliases of one document may copy. */
export const maximumCopiedValues = 100_000;

/** Most characters of one document: short values take a hundred bytes of memory each while they are read. */
export const maximumDocumentLength = 32 * 1024 * 1024;

/** Most bytes of one file. */
export const maximumFileBytes = 64 * 1024 * 1024;

/**
 * Most characters, and most tokens, of one document that is read with positions, which takes a kilobyte of memory for each token.
 * Larger ones, usually long Lists, are read without; findings in them are reported at the beginning of the document. Kubernetes stores no
 * object above a third of this.
 */
export const maximumPositionedLength = 4 * 1024 * 1024;
export const maximumTokens = 500_000;
