/** An option in a list of arguments: `--port=9000`, or `--port` and the argument behind it. */
export interface ArgumentOption {
  /** Without dashes, in lower case, with dashes between its words. */
  readonly name: string;
  /** As written. */
  readonly written: string;
  readonly value: string;
  /** Index of the argument that holds the value. */
  readonly index: number;
}

/** The options with a value in a list of arguments, in order. What is not a string is passed over. */
export function optionsIn(list: readonly unknown[]): ArgumentOption[] {
  return list.flatMap((argument, index): ArgumentOption[] => {
    const [, written, given] =
      typeof argument === 'string' ? (/^(--?[A-Za-z][\w-]*)(?:=(.*))?$/s.exec(argument) ?? []) : [];
    if (written === undefined) return [];
    const next = list[index + 1];
    const behind = typeof next === 'string' && !next.startsWith('-') ? next : undefined;
    const value = given ?? behind;
    if (value === undefined) return [];
    const name = written.replace(/^-+/, '').replaceAll('_', '-').toLowerCase();
    return [{ name, written, value, index: given === undefined ? index + 1 : index }];
  });
}
