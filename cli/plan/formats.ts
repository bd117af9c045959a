/** The forms in which a plan is printed. */
export const planFormats = ['table', 'json', 'yaml', 'mermaid', 'svg'] as const;

export type PlanFormat = (typeof planFormats)[number];
