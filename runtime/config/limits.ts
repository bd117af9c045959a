/** Most maps and lists that may stand inside each other in one document. */
export const maximumDepth = 100;

/** Most values that the aliases of one document may copy. */
export const maximumCopiedValues = 100_000;

/** Most bytes of one file. */
export const maximumFileBytes = 64 * 1024 * 1024;
