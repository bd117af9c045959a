import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadAll } from 'js-yaml';
import { runSvc } from '../support/run-svc.ts';
import { runnablePart } from './not-run.ts';
import { blocksOf, commandsOf, type PageBlock, type ShownCommand } from './page-blocks.ts';
import { openShell, type PageShell } from './page-shell.ts';
import { isShown, linesOf, renewed } from './shown-output.ts';

/** What came of a page that was followed word for word. */
export interface PageRun {
  readonly problems: readonly string[];
  /** Blocks that were written, validated or run. */
  readonly checked: number;
  /** The page with the outputs that it should show. */
  readonly renewed: string;
}

/** What is there before the reader begins: files by path. */
export type Given = Readonly<Record<string, string>>;

/**
 * Follows a page in a new folder below `parent`, block by block: files are written, commands are run and their output and exit code
 * compared, other YAML is validated. A finding names the line of the page.
 */
export async function runPage(page: string, parent: string, given: Given = {}): Promise<PageRun> {
  const shell = openShell(parent);
  for (const [path, content] of Object.entries(given)) writeBelow(shell.place(), path, content);
  const problems: string[] = [];
  const changes: { readonly start: number; readonly length: number; readonly lines: readonly string[] }[] = [];
  let checked = 0;
  for (const block of blocksOf(page)) {
    const problem = (line: number, text: string): number => problems.push(`line ${line}: ${text}`);
    if (block.language === 'text' || block.language === 'mermaid') continue;
    checked++;
    if (block.language === 'console') {
      for (const shown of commandsOf(block)) {
        const { wrong, lines } = await runShown(shown, block, shell);
        for (const text of wrong) problem(shown.start, text);
        if (lines !== undefined) changes.push({ start: shown.start, length: shown.output.length, lines });
      }
    } else if (block.language === 'sh') {
      for (const line of block.lines) {
        const { wrong } = await runShown({ command: line, output: ['…'], start: block.start }, block, shell);
        for (const text of wrong) problem(block.start, text);
      }
    } else {
      for (const text of await checkFile(block, shell)) problem(block.start, text);
    }
  }
  const lines = page.split('\n');
  for (const { start, length, lines: shown } of changes.toReversed()) lines.splice(start, length, ...shown);
  return { problems, checked, renewed: lines.join('\n') };
}

async function runShown(
  { command, output }: ShownCommand,
  block: PageBlock,
  shell: PageShell,
): Promise<{ wrong: string[]; lines?: readonly string[] }> {
  const { run, isCut } = runnablePart(command);
  if (isCut && block.language === 'console' && linesOf(output.join('\n')).length > 0) {
    return { wrong: [`"${command}" is not run, so nothing can be shown of it`] };
  }
  if (run === undefined) return { wrong: [] };
  const { code, output: said } = await shell.run(run);
  const expected = Number(block.attributes.get('exit') ?? (output.some(isFailure) ? 1 : 0));
  const wrong = code === expected ? [] : [`"${command}" ends with ${code}, not ${expected}\n${said}`];
  const real = linesOf(said);
  if (isCut || block.language === 'sh' || isShown(linesOf(output.join('\n')), real)) return { wrong };
  return {
    wrong: [...wrong, `"${command}" says\n${real.join('\n')}`],
    lines: renewed(output, real),
  };
}

/** A finding that ends a command with exit code 1. */
function isFailure(line: string): boolean {
  return /\berror\[[a-z-]+\//.test(line);
}

async function checkFile({ language, attributes, lines }: PageBlock, shell: PageShell): Promise<string[]> {
  const content = `${lines.join('\n')}\n`;
  const file = attributes.get('file');
  const document = attributes.get('as');
  if (file !== undefined) writeBelow(shell.place(), file, content);
  if (language === 'ts' && file !== undefined) return [];
  if (language !== 'yaml' && language !== 'json') {
    return [`nothing checks a block in "${language}": write yaml, json, ts file=…, console, sh or text`];
  }
  if (attributes.has('mistake')) return [];
  const documents = loadAll(content);
  // A file of another program: read by the commands of the page.
  if (document === undefined && file !== undefined && !/^apiVersion: mcp\./m.test(content)) return [];
  if (document === undefined && documents.length === 0) return ['an empty block'];
  const how = document === undefined ? ['--partial'] : ['--as', document];
  const { code, stderr } = await runSvc(['validate', ...how, '-'], { input: content, cwd: shell.place() });
  const codes = [...stderr.matchAll(/(?:error|warning)\[([a-z-]+\/[a-z-]+)\]/g)].map(([, name]) => name);
  const isFine = code === 0 && codes.every((name) => name === 'link/not-in-part');
  return isFine ? [] : [stderr];
}

function writeBelow(folder: string, path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
