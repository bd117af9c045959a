// Generated from the Kubernetes 1.28 declarations of cdk8s-plus-28 by npm run generate. Do not edit.

import type { Volume } from './types.ts';
import type { ValidateFunction } from '../validators/validate-function.ts';

/** Whether a value is a Volume; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<Volume>;
