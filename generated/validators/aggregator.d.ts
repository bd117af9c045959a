// Generated from schemas/config/aggregator.json by npm run generate. Do not edit.

import type { AggregatorConfig } from '../types/aggregator.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a AggregatorConfig; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<AggregatorConfig>;
