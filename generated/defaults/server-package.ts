// Generated from schemas/shared/entry/server-package.json by npm run generate. Do not edit.

import { type ServerArgumentWithDefaults, withServerArgumentDefaults } from './server-argument.ts';
import { type ServerKeyValueInputWithDefaults, withServerKeyValueInputDefaults } from './server-key-value-input.ts';
import { type ServerTransportWithDefaults, withServerTransportDefaults } from './server-transport.ts';
import type { ServerPackage } from '../types/server-package.ts';
import type { WebAddress } from '../types/web-address.ts';

/** A package that contains the server. */
export interface ServerPackageWithDefaults {
  /** Where packages of this kind come from: npm, pypi, oci, nuget, mcpb or another. */
  readonly registryType: string;
  /** Address of that registry. */
  readonly registryBaseUrl?: WebAddress;
  /** Name of the package, or the address of its file. */
  readonly identifier: string;
  /** Version of the package: one version, no range and not latest. */
  readonly version?: string;
  /** SHA-256 of the package file, in lower-case hexadecimal. */
  readonly fileSha256?: string;
  /** Program that starts the package, such as npx, uvx or docker. */
  readonly runtimeHint?: string;
  /** How the started server is spoken to. */
  readonly transport: ServerTransportWithDefaults;
  /** Arguments of the program that starts the package. */
  readonly runtimeArguments?: readonly ServerArgumentWithDefaults[];
  /** Arguments of the server itself. */
  readonly packageArguments?: readonly ServerArgumentWithDefaults[];
  /** Environment variables of the server. */
  readonly environmentVariables?: readonly ServerKeyValueInputWithDefaults[];
}

/** Fills in the static defaults of ServerPackage, below what is present; the input is not changed. */
export function withServerPackageDefaults(value: ServerPackage): ServerPackageWithDefaults {
  const others: Omit<ServerPackage, 'runtimeArguments' | 'packageArguments' | 'environmentVariables'> = value;
  const filled: { -readonly [Key in keyof ServerPackageWithDefaults]: ServerPackageWithDefaults[Key] } = {
    ...others,
    transport: withServerTransportDefaults(value.transport),
  };
  if (value.runtimeArguments !== undefined) filled.runtimeArguments = value.runtimeArguments.map((item) => withServerArgumentDefaults(item));
  if (value.packageArguments !== undefined) filled.packageArguments = value.packageArguments.map((item) => withServerArgumentDefaults(item));
  if (value.environmentVariables !== undefined) filled.environmentVariables = value.environmentVariables.map((item) => withServerKeyValueInputDefaults(item));
  return filled;
}
