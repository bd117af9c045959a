// Generated from schemas/kinds/embedding-server.json by npm run generate. Do not edit.

import type { EmbeddingServer } from '../types/embedding-server.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a EmbeddingServer; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<EmbeddingServer>;
