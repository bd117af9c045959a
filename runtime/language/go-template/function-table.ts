/** How many arguments a function takes. */
export interface Arity {
  readonly least: number;
  readonly most: number;
}

const many = Infinity;

/**
 * The functions of a template: those of Go's text/template, without `call`, since no value in the data is a function, and the three
 * that workflows add: `json` and `fromJson`, which write and read JSON, and `quote`, which writes a Go string.
 */
export const functionTable: ReadonlyMap<string, Arity> = new Map<string, Arity>([
  ['and', { least: 1, most: many }],
  ['or', { least: 1, most: many }],
  ['not', { least: 1, most: 1 }],
  ['eq', { least: 2, most: many }],
  ['ne', { least: 2, most: 2 }],
  ['lt', { least: 2, most: 2 }],
  ['le', { least: 2, most: 2 }],
  ['gt', { least: 2, most: 2 }],
  ['ge', { least: 2, most: 2 }],
  ['len', { least: 1, most: 1 }],
  ['index', { least: 1, most: many }],
  ['slice', { least: 1, most: 4 }],
  ['print', { least: 0, most: many }],
  ['println', { least: 0, most: many }],
  ['printf', { least: 1, most: many }],
  ['html', { least: 0, most: many }],
  ['js', { least: 0, most: many }],
  ['urlquery', { least: 0, most: many }],
  ['json', { least: 1, most: 1 }],
  ['fromJson', { least: 1, most: 1 }],
  ['quote', { least: 1, most: 1 }],
]);
