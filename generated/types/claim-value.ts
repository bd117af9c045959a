// Generated from schemas/shared/registry/claim-value.json by npm run generate. Do not edit.

/** What a claim has to say: one text, or several texts. */
export type ClaimValue = string | readonly string[];
