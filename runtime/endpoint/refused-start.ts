/** What somebody has to change before a program can start. */
export interface RefusedStart {
  readonly problem: string;
  readonly hint: string;
}

export function isRefusal(value: object): value is RefusedStart {
  return 'problem' in value && 'hint' in value;
}
