// Generated from schemas/config/skill-entry.json by npm run generate. Do not edit.

import type { SkillEntry } from '../types/skill-entry.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a SkillEntry; what is wrong with it stands in `validate.errors`. */
export declare const validate: ValidateFunction<SkillEntry>;
