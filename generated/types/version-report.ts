// Generated from schemas/api/version-report.json by npm run generate. Do not edit.

/** Which program answers. */
export interface VersionReport {
  /** Version of the program. */
  version: string;
  /** Commit that it was built from. */
  commit?: string;
  /** Version of Node.js that it runs on. */
  runtime: string;
  /** System and processor that it runs on. */
  platform: string;
}
