// Generated from schemas/api/version-report.json by npm run generate. Do not edit.

/** Which program answers. */
export interface VersionReport {
  /** Version of the program. */
  readonly version: string;
  /** Commit that it was built from. */
  readonly commit?: string;
  /** Version of Node.js that it runs on. */
  readonly runtime: string;
  /** System and processor that it runs on. */
  readonly platform: string;
}
