// Generated from schemas/shared/auth-server/user-info-config.json by npm run generate. Do not edit.

import type { WebAddress } from './web-address.ts';

/** How an embedded authorization server learns who the user of an upstream provider is. */
export interface UserInfoConfig {
  /** Address of the user info endpoint. */
  readonly endpointUrl: WebAddress;
  /**
   * Method of the request.
   * Default: "GET".
   */
  readonly httpMethod?: 'GET' | 'POST';
  /** Headers added to the request. */
  readonly additionalHeaders?: Readonly<Record<string, string>>;
  /** Which fields of the answer hold what. The first field that is not empty is used. */
  readonly fieldMapping?: UserInfoFieldMapping;
}

/** Which fields of the answer hold what. The first field that is not empty is used. */
export interface UserInfoFieldMapping {
  /**
   * Fields with the user's identifier.
   * Default: ["sub"].
   */
  readonly subjectFields?: readonly string[];
  /**
   * Fields with the user's name.
   * Default: ["name"].
   */
  readonly nameFields?: readonly string[];
  /**
   * Fields with the user's mail address.
   * Default: ["email"].
   */
  readonly emailFields?: readonly string[];
}
