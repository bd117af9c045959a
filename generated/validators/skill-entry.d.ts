// Generated from schemas/config/skill-entry.json by npm run generate. Do not edit.

import type { SkillEntry } from '../types/skill-entry.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a SkillEntry; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<SkillEntry>;
