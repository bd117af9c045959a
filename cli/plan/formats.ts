/** The forms in which a plan is printed. */
export const planFormats = ['table', 'json', 'yaml'] as const;

export type PlanFormat = (typeof planFormats)[number];
