// Generated from schemas/shared/metadata/resource-metadata-overrides.json by npm run generate. Do not edit.

import type { Annotations } from './annotations.ts';
import type { Labels } from './labels.ts';

/** Labels and annotations added to an emitted object. Generated labels win. */
export interface ResourceMetadataOverrides {
  /** Annotations to add. */
  readonly annotations?: Annotations;
  /** Labels to add. */
  readonly labels?: Labels;
}
