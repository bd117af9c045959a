// Generated from schemas/shared/value/web-address.json by npm run generate. Do not edit.

/** An absolute http or https URL. */
export type WebAddress = string;
