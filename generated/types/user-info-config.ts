// Generated from schemas/shared/auth-server/user-info-config.json by npm run generate. Do not edit.

import type { WebAddress } from './web-address.ts';

/** How an embedded authorization server learns who the user of an upstream provider is. */
export interface UserInfoConfig {
  /** Address of the user info endpoint. */
  endpointUrl: WebAddress;
  /**
   * Method of the request.
   * Default: "GET".
   */
  httpMethod?: 'GET' | 'POST';
  /** Headers added to the request. */
  additionalHeaders?: Readonly<Record<string, string>>;
  /** Which fields of the answer hold what. The first field that is not empty is used. */
  fieldMapping?: UserInfoFieldMapping;
}

/** Which fields of the answer hold what. The first field that is not empty is used. */
export interface UserInfoFieldMapping {
  /**
   * Fields with the user's identifier.
   * Default: ["sub"].
   */
  subjectFields?: readonly string[];
  /**
   * Fields with the user's name.
   * Default: ["name"].
   */
  nameFields?: readonly string[];
  /**
   * Fields with the user's mail address.
   * Default: ["email"].
   */
  emailFields?: readonly string[];
}
