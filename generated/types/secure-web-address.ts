// Generated from schemas/shared/value/secure-web-address.json by npm run generate. Do not edit.

/** An absolute https URL. */
export type SecureWebAddress = string;
