// Generated from schemas/shared/resource-metadata-overrides.json by npm run generate. Do not edit.

/** Labels and annotations added to an emitted object. Generated labels win. */
export interface ResourceMetadataOverrides {
  /** Annotations to add. */
  annotations?: Readonly<Record<string, string>>;
  /** Labels to add. */
  labels?: Readonly<Record<string, string>>;
}
