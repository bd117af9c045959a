// Generated from schemas/shared/value/image-reference.json by npm run generate. Do not edit.

/** A container image: an optional registry, a repository in lower case, and an optional tag or digest. */
export type ImageReference = string;
