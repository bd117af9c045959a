import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Commands that no test can run, and why. A page may show them, but no output of theirs. */
const notRun: readonly { readonly command: RegExp; readonly why: string }[] = [
  { command: /^npm (ci|install|test)\b/, why: 'the packages are there, and the tests would run themselves' },
  { command: /^npm (pack|run)\b/, why: 'a test of its own runs it' },
  {
    command: /^kubectl port-forward\b/,
    why: 'it does not end: test/cluster/workloads.test.ts reaches the Services of a node',
  },
  {
    command: /--config replicas\.yaml\b/,
    why: 'it needs PostgreSQL: test/servers/registry-replicas-page.test.ts runs it',
  },
  { command: /^svc run .*(npx|uvx|go):\/\//, why: 'it fetches a package: test/cli/run-package.test.ts runs it' },
  { command: /^svc run .*ghcr\.io\//, why: 'it fetches an image: test/engine runs images that it builds' },
  { command: /^svc run com\.example\//, why: 'it asks a registry: test/cli/registry-names.test.ts runs it' },
  { command: /^git /, why: 'the folder is no repository' },
  { command: /^(code|source) /, why: 'it belongs to a terminal of a person' },
];

/** Commands that ask a cluster: test/cluster/pages.test.ts runs them. */
const asksCluster = /^kubectl (apply|diff|get|create|delete|wait|rollout|label)\b/;

/** The part of a command line that can be run here: it ends before the first command behind `&&` or `|` that cannot. */
export interface RunnablePart {
  readonly run: string | undefined;
  /** Whether something was left out, so that the output is not that of the whole line. */
  readonly isCut: boolean;
}

/** Takes off what cannot be run: without a cluster what asks one, and a program that is not installed. */
export function runnablePart(command: string, hasCluster = false): RunnablePart {
  const kept: string[] = [];
  let isCut = false;
  for (const part of command.split(' && ')) {
    const [first = '', ...others] = part.split(' | ');
    if (!isRunnable(first, hasCluster)) {
      isCut = true;
      continue;
    }
    const end = others.findIndex((other) => !isRunnable(other, hasCluster));
    if (end !== -1) isCut = true;
    kept.push([first, ...(end === -1 ? others : others.slice(0, end))].join(' | '));
  }
  return { run: kept.length === 0 ? undefined : kept.join(' && '), isCut };
}

function isRunnable(command: string, hasCluster: boolean): boolean {
  const words = command.trim();
  if (notRun.some((one) => one.command.test(words))) return false;
  if (hasCluster) return true;
  if (asksCluster.test(words)) return false;
  return !words.startsWith('kubectl ') || isInstalled('kubectl');
}

function isInstalled(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}
