// Generated from schemas/shared/auth-server/user-info-config.json by npm run generate. Do not edit.

import type { UserInfoConfig, UserInfoFieldMapping } from '../types/user-info-config.ts';
import type { WebAddress } from '../types/web-address.ts';

/** How an embedded authorization server learns who the user of an upstream provider is. */
export interface UserInfoConfigWithDefaults {
  /** Address of the user info endpoint. */
  readonly endpointUrl: WebAddress;
  /**
   * Method of the request.
   * Default: "GET".
   */
  readonly httpMethod: 'GET' | 'POST';
  /** Headers added to the request. */
  readonly additionalHeaders?: Readonly<Record<string, string>>;
  /** Which fields of the answer hold what. The first field that is not empty is used. */
  readonly fieldMapping?: UserInfoFieldMappingWithDefaults;
}

/** Which fields of the answer hold what. The first field that is not empty is used. */
export interface UserInfoFieldMappingWithDefaults {
  /**
   * Fields with the user's identifier.
   * Default: ["sub"].
   */
  readonly subjectFields: readonly string[];
  /**
   * Fields with the user's name.
   * Default: ["name"].
   */
  readonly nameFields: readonly string[];
  /**
   * Fields with the user's mail address.
   * Default: ["email"].
   */
  readonly emailFields: readonly string[];
}

/** Fills in the static defaults of UserInfoConfig, below what is present; the input is not changed. */
export function withUserInfoConfigDefaults(value: UserInfoConfig): UserInfoConfigWithDefaults {
  const others: Omit<UserInfoConfig, 'fieldMapping'> = value;
  const filled: { -readonly [Key in keyof UserInfoConfigWithDefaults]: UserInfoConfigWithDefaults[Key] } = {
    ...others,
    httpMethod: value.httpMethod ?? 'GET',
  };
  if (value.fieldMapping !== undefined) filled.fieldMapping = withUserInfoFieldMappingDefaults(value.fieldMapping);
  return filled;
}

/** Fills in the static defaults of UserInfoFieldMapping, below what is present; the input is not changed. */
export function withUserInfoFieldMappingDefaults(value: UserInfoFieldMapping): UserInfoFieldMappingWithDefaults {
  return {
    ...value,
    subjectFields: value.subjectFields ?? ['sub'],
    nameFields: value.nameFields ?? ['name'],
    emailFields: value.emailFields ?? ['email'],
  };
}
