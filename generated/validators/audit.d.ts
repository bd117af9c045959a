// Generated from schemas/config/audit.json by npm run generate. Do not edit.

import type { AuditLogConfig } from '../types/audit.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a AuditLogConfig; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<AuditLogConfig>;
