// Generated from schemas/shared/entry/server-package.json by npm run generate. Do not edit.

import type { ServerArgument } from './server-argument.ts';
import type { ServerKeyValueInput } from './server-key-value-input.ts';
import type { ServerTransport } from './server-transport.ts';
import type { WebAddress } from './web-address.ts';

/** A package that contains the server. */
export interface ServerPackage {
  /** Where packages of this kind come from: npm, pypi, oci, nuget, mcpb or another. */
  registryType: string;
  /** Address of that registry. */
  registryBaseUrl?: WebAddress;
  /** Name of the package, or the address of its file. */
  identifier: string;
  /** Version of the package: one version, no range and not latest. */
  version?: string;
  /** SHA-256 of the package file, in lower-case hexadecimal. */
  fileSha256?: string;
  /** Program that starts the package, such as npx, uvx or docker. */
  runtimeHint?: string;
  /** How the started server is spoken to. */
  transport: ServerTransport;
  /** Arguments of the program that starts the package. */
  runtimeArguments?: readonly ServerArgument[];
  /** Arguments of the server itself. */
  packageArguments?: readonly ServerArgument[];
  /** Environment variables of the server. */
  environmentVariables?: readonly ServerKeyValueInput[];
}
