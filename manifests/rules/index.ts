import type { Rule } from './rule.ts';

/** Every rule, in the order in which they run; findings are sorted afterwards. */
export const rules: readonly Rule[] = [];
