/** One file of the output: where it goes below `generated/`, which file it comes from, and its text. */
export interface GeneratedFile {
  /** Path below the output folder, with forward slashes. */
  readonly path: string;
  readonly content: string;
}

/** The first line of every generated text: names the parent and the command. */
export function preamble(parent: string): string {
  return `Generated from ${parent} by npm run generate. Do not edit.`;
}

/** A JSON file. It can hold no comment: the emitter names the parent in a `$comment`. */
export function jsonFile(path: string, value: unknown): GeneratedFile {
  return { path, content: `${JSON.stringify(value, undefined, 2)}\n` };
}
