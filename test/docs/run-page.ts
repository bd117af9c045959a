import { loadAll } from 'js-yaml';
import { runSvc } from '../support/run-svc.ts';
import { runnablePart } from './not-run.ts';
import { blocksOf, commandsOf, type PageBlock, type ShownCommand } from './page-blocks.ts';
import { asWritten, portsFor } from './page-ports.ts';
import { pageServers, type PageServers } from './page-server.ts';
import { openShell, type PageCluster, type PageShell } from './page-shell.ts';
import { isShown, linesOf, renewed } from './shown-output.ts';

/** What came of a page that was followed word for word. */
export interface PageRun {
  readonly problems: readonly string[];
  /** The problems that the outputs of `renewed` do not cure. */
  readonly failures: readonly string[];
  /** Blocks that were written, validated or run. */
  readonly checked: number;
  /** Commands that asked the cluster. */
  readonly asked: readonly string[];
  /** The page with the outputs that it should show. */
  readonly renewed: string;
}

/** What is there before the reader begins: files by path. */
export type Given = Readonly<Record<string, string>>;

/**
 * Follows a page in a new folder below `parent`, block by block: files are written, commands are run and their output and exit code
 * compared, other YAML is validated. A block `sh serves=URL` starts a server, and the page goes on when it answers there; it is ended
 * when another takes its place, or at the end of the page. With a cluster, the commands that ask one are run too; a page shows nothing
 * of what they say. A finding names the line of the page.
 */
export async function runPage(
  page: string,
  parent: string,
  given: Given = {},
  cluster?: PageCluster,
): Promise<PageRun> {
  const blocks = blocksOf(page);
  const hasServers = blocks.some(({ attributes }) => attributes.has('serves'));
  const ports = hasServers ? await portsFor([page, ...Object.values(given)]) : asWritten;
  const shell = openShell(parent, cluster, ports);
  for (const [path, content] of Object.entries(given)) shell.write(path, content);
  const servers = pageServers(shell);
  try {
    const followed = await followBlocks(blocks, shell, servers, cluster !== undefined);
    const ends = await servers.end();
    const problems = [...followed.problems, ...ends];
    const failures = [...followed.failures, ...ends];
    const lines = page.split('\n');
    for (const { start, length, lines: shown } of followed.changes.toReversed()) lines.splice(start, length, ...shown);
    return { problems, failures, checked: followed.checked, asked: followed.asked, renewed: lines.join('\n') };
  } finally {
    await servers.end();
  }
}

/** What came of the blocks of a page. */
interface Followed {
  readonly problems: readonly string[];
  readonly failures: readonly string[];
  readonly checked: number;
  readonly asked: readonly string[];
  /** Lines of outputs that the page should show instead. */
  readonly changes: readonly { readonly start: number; readonly length: number; readonly lines: readonly string[] }[];
}

async function followBlocks(
  blocks: readonly PageBlock[],
  shell: PageShell,
  servers: PageServers,
  hasCluster: boolean,
): Promise<Followed> {
  const problems: string[] = [];
  const failures: string[] = [];
  const changes: Followed['changes'][number][] = [];
  let checked = 0;
  const asked: string[] = [];
  for (const block of blocks) {
    const problem = (line: number, text: string, isOutput = false): void => {
      problems.push(`line ${line}: ${text}`);
      if (!isOutput) failures.push(`line ${line}: ${text}`);
    };
    const follow = async (shown: ShownCommand): Promise<ShownRun> => {
      const part = hasCluster ? runnablePart(shown.command, true).run : undefined;
      if (part === undefined || part === runnablePart(shown.command).run) return runShown(shown, block, shell);
      asked.push(part);
      return runAsking(part, shell);
    };
    if (block.language === 'text' || block.language === 'mermaid') continue;
    checked++;
    const serves = block.attributes.get('serves');
    if (serves !== undefined) {
      for (const text of await servers.start(block.lines.join('\n'), serves)) problem(block.start, text);
    } else if (block.language === 'console') {
      for (const shown of commandsOf(block)) {
        const { wrong, lines } = await follow(shown);
        for (const text of wrong) problem(shown.start, text, lines !== undefined);
        if (lines !== undefined) changes.push({ start: shown.start, length: shown.output.length, lines });
      }
    } else if (block.language === 'sh') {
      for (const line of block.lines) {
        const { wrong } = await follow({ command: line, output: ['…'], start: block.start });
        for (const text of wrong) problem(block.start, text);
      }
    } else {
      for (const text of await checkFile(block, shell)) problem(block.start, text);
    }
  }
  return { problems, failures, checked, asked, changes };
}

/** What was wrong with a command, and the output that the page should show. */
interface ShownRun {
  readonly wrong: readonly string[];
  /** Only where the command ended as it should. */
  readonly lines?: readonly string[];
}

/** Runs a command that asks a cluster: it has to succeed. `kubectl diff` says by 1 that there are differences. */
async function runAsking(command: string, shell: PageShell): Promise<ShownRun> {
  const { code, output } = await shell.run(command);
  const isFine = code === 0 || (code === 1 && command.startsWith('kubectl diff') && !/^error/im.test(output));
  return { wrong: isFine ? [] : [`"${command}" ends with ${code}\n${output}`] };
}

async function runShown({ command, output }: ShownCommand, block: PageBlock, shell: PageShell): Promise<ShownRun> {
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
  const differs = `"${command}" says\n${real.join('\n')}`;
  return wrong.length > 0 ? { wrong: [...wrong, differs] } : { wrong: [differs], lines: renewed(output, real) };
}

/** A finding that ends a command with exit code 1. */
function isFailure(line: string): boolean {
  return /\berror\[[a-z-]+\//.test(line);
}

async function checkFile({ language, attributes, lines }: PageBlock, shell: PageShell): Promise<string[]> {
  const content = `${lines.join('\n')}\n`;
  const file = attributes.get('file');
  const document = attributes.get('as');
  if (file !== undefined) shell.write(file, content);
  if (language === 'ts' && file !== undefined) return [];
  if (language === 'cedar') return validate(shell, ['--as', 'authz'], authzOf(content));
  if (language !== 'yaml' && language !== 'json') {
    return [`nothing checks a block in "${language}": write yaml, json, cedar, ts file=…, console, sh or text`];
  }
  if (attributes.has('mistake')) return [];
  const documents = loadAll(content);
  // A file of another program: read by the commands of the page.
  if (document === undefined && file !== undefined && !/^apiVersion: mcp\./m.test(content)) return [];
  if (document === undefined && documents.length === 0) return ['an empty block'];
  return validate(shell, document === undefined ? ['--partial'] : ['--as', document], content);
}

/** Cedar policies as the document that a proxy reads. */
function authzOf(policies: string): string {
  return JSON.stringify({ version: '1.0', type: 'cedarv1', cedar: { policies: [policies] } });
}

async function validate(shell: PageShell, how: readonly string[], input: string): Promise<string[]> {
  const { code, stderr } = await runSvc(['validate', ...how, '-'], { input, cwd: shell.place() });
  const codes = [...stderr.matchAll(/(?:error|warning)\[([a-z-]+\/[a-z-]+)\]/g)].map(([, name]) => name);
  const isFine = code === 0 && codes.every((name) => name === 'link/not-in-part');
  return isFine ? [] : [stderr];
}
