// Generated from schemas/shared/run/run-runtime-config.json by npm run generate. Do not edit.

import type { FilePath } from './file-path.ts';

/** What starts the server, and how a container is built for a package. */
export interface RunRuntimeConfig {
  /**
   * What starts the server: a container engine, or this machine itself. A process is not contained: it reads, writes and reaches whatever its user can.
   * Default: "container".
   */
  readonly engine?: 'container' | 'process';
  /** Base image in place of the usual one. */
  readonly image?: string;
  /** Packages of the base image's distribution to install. */
  readonly addPackages?: readonly string[];
  /** CA certificate that the build trusts too. */
  readonly caCertPath?: FilePath;
}
