/** The part of an output stream that says whether a person looks at it. */
export interface ColorStream {
  readonly isTTY?: boolean | undefined;
}

/**
 * Whether to write colors. FORCE_COLOR decides first (`0` and `false` mean no, everything else, the empty string included, yes),
 * then a NO_COLOR that is not empty, then TERM=dumb, and at last whether the stream is a terminal.
 */
export function useColor(environment: Readonly<Record<string, string | undefined>>, stream: ColorStream): boolean {
  const { FORCE_COLOR: force, NO_COLOR: no, TERM: term } = environment;
  if (force !== undefined) return force !== '0' && force !== 'false';
  if (no !== undefined && no !== '') return false;
  return term !== 'dumb' && stream.isTTY === true;
}
