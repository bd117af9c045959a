// Generated from schemas/shared/entry/server-package.json by npm run generate. Do not edit.

import type { ServerArgument } from './server-argument.ts';
import type { ServerKeyValueInput } from './server-key-value-input.ts';
import type { ServerTransport } from './server-transport.ts';
import type { WebAddress } from './web-address.ts';

/** A package that contains the server. */
export interface ServerPackage {
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
  readonly transport: ServerTransport;
  /** Arguments of the program that starts the package. */
  readonly runtimeArguments?: readonly ServerArgument[];
  /** Arguments of the server itself. */
  readonly packageArguments?: readonly ServerArgument[];
  /** Environment variables of the server. */
  readonly environmentVariables?: readonly ServerKeyValueInput[];
}
