// Generated from schemas/shared/run-runtime-config.json by npm run generate. Do not edit.

import type { FilePath } from './file-path.ts';

/** How a container is built for a package. */
export interface RunRuntimeConfig {
  /** Base image in place of the usual one. */
  image?: string;
  /** Packages of the base image's distribution to install. */
  addPackages?: readonly string[];
  /** CA certificate that the build trusts too. */
  caCertPath?: FilePath;
}
