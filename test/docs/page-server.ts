import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { PageShell } from './page-shell.ts';

/** Milliseconds that a server of a page has to answer, also on a machine busy with other things. */
const patience = 60_000;

/** A server that the reader of a page started in a terminal of its own. */
export interface PageServer {
  /** Resolves when it answers; with what it said when it ended before, or never answered. */
  readonly problem: Promise<string | undefined>;
  /** Ends it as Ctrl-C does, and resolves with what was wrong with its end. */
  end(): Promise<string | undefined>;
}

/** Starts a command that does not end, and waits until `url` answers it with success. */
export function startServer(
  command: string,
  url: string,
  place: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): PageServer {
  // The shell becomes the command, so that the signal reaches it and its exit code is ours to see.
  const child = spawn('bash', ['-c', `exec 2>&1; exec ${command}`], { ...place, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  let isEnded = false;
  const ended = new Promise<string>((resolve) => {
    const end = (how: string): void => {
      isEnded = true;
      resolve(how);
    };
    child.once('error', (error) => end(error.message));
    child.once('close', (code, signal) => end(signal ?? String(code ?? '')));
  });
  const answers = async (): Promise<string | undefined> => {
    for (const until = Date.now() + patience; Date.now() < until; await delay(50)) {
      if (isEnded) return `"${command}" ends with ${await ended}\n${said}`;
      if (await isAnswered(url)) return undefined;
    }
    return `"${command}" does not answer at ${url}\n${said}`;
  };
  return {
    problem: answers(),
    end: async () => {
      if (isEnded) return undefined;
      child.kill('SIGINT');
      const how = await Promise.race([ended, delay(patience, 'never', { ref: false })]);
      if (how === 'never') child.kill('SIGKILL');
      return how === '0' || how === 'SIGINT' ? undefined : `"${command}" ends on Ctrl-C with ${how}\n${said}`;
    },
  };
}

/** The servers of one page. */
export interface PageServers {
  /** Starts one, after the one that answered at the same URL was ended. Gives what was wrong with either. */
  start(command: string, url: string): Promise<readonly string[]>;
  /** Ends those that run. Gives what was wrong with their ends. */
  end(): Promise<readonly string[]>;
}

/** Keeps the servers that a page starts in a shell. */
export function pageServers(shell: Pick<PageShell, 'serve'>): PageServers {
  const running = new Map<string, PageServer>();
  const end = async (urls: readonly string[]): Promise<readonly string[]> => {
    const servers = urls.flatMap((url) => running.get(url) ?? []);
    for (const url of urls) running.delete(url);
    return (await Promise.all(servers.map((server) => server.end()))).flatMap((problem) => problem ?? []);
  };
  return {
    start: async (command, url) => {
      const problems = await end([url]);
      const server = shell.serve(command, url);
      running.set(url, server);
      const problem = await server.problem;
      return problem === undefined ? problems : [...problems, problem];
    },
    end: () => end([...running.keys()]),
  };
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url);
    return ok;
  } catch (error) {
    // Nobody listens yet.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
