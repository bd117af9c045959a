// Generated from schemas/config/registry-server.json by npm run generate. Do not edit.

import type { RegistryServerConfig } from '../types/registry-server.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a RegistryServerConfig; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<RegistryServerConfig>;
