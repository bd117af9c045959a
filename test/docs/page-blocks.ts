/** A fenced block of a Markdown page. */
export interface PageBlock {
  /** First word of the info string: `yaml`, `console`, … */
  readonly language: string;
  /** The other words: `file=server.yaml` is a name with a value, `mistake` a name with none. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly lines: readonly string[];
  /** Index of the first line inside the fence, among the lines of the page. */
  readonly start: number;
}

const fence = /^(\s*)(`{3,}|~{3,})(.*)$/;

/** The fenced blocks of a page, in their order. Throws at a fence that is never closed. */
export function blocksOf(page: string): PageBlock[] {
  const lines = page.split('\n');
  const blocks: PageBlock[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [, indent = '', open, info = ''] = fence.exec(lines[index] ?? '') ?? [];
    if (open === undefined) continue;
    const start = index + 1;
    const end = lines.findIndex((line, at) => at >= start && line.trim() === open);
    if (end === -1) throw new Error(`the block that begins at line ${start} is never closed`);
    const [language = '', ...words] = info.trim().split(/\s+/);
    const attributes = new Map(
      words.map((word) => {
        const [name = '', ...value] = word.split('=');
        return [name, value.join('=')];
      }),
    );
    const inside = lines.slice(start, end).map((line) => line.slice(Math.min(indent.length, line.search(/\S|$/))));
    blocks.push({ language, attributes, lines: inside, start });
    index = end;
  }
  return blocks;
}

/** A command of a console block and what the page shows below it. */
export interface ShownCommand {
  readonly command: string;
  readonly output: readonly string[];
  /** Index of the first line of the output, among the lines of the page. */
  readonly start: number;
}

/** The commands of a `console` block: lines after `$ `, which may go on after a backslash, each with the output below it. */
export function commandsOf(block: PageBlock): ShownCommand[] {
  const commands: { command: string; output: string[]; start: number }[] = [];
  let goesOn = false;
  for (const [index, line] of block.lines.entries()) {
    const last = commands.at(-1);
    if (goesOn && last !== undefined) {
      last.command += `\n${line}`;
      last.start = block.start + index + 1;
    } else if (line.startsWith('$ ')) {
      commands.push({ command: line.slice(2), output: [], start: block.start + index + 1 });
    } else if (last === undefined) {
      throw new Error(`line ${block.start + index + 1}: a console block begins with a command ("$ …")`);
    } else {
      last.output.push(line);
    }
    goesOn = (goesOn || line.startsWith('$ ')) && line.endsWith('\\');
  }
  return commands;
}
