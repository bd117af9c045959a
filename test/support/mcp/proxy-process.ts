import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunConfig } from '../../../generated/types/run.ts';
import { startSvc } from '../run-svc.ts';

/** A proxy in a process of its own, started by the command that pods start. */
export interface ProxyProcess {
  readonly address: string;
  readonly endpoint: URL;
  readonly pid: number;
  /** What it logged so far. */
  log(): string;
  /** Resolves once it is ready. */
  ready(): Promise<void>;
  /** Ends it in order, and returns its exit code. */
  close(): Promise<number | null>;
}

/** Starts `svc run` with a run document, which is written to a folder, on a free port of the loopback interface. */
export async function startProxyProcess(
  folder: string,
  config: Omit<RunConfig, 'schemaVersion'>,
  options: {
    readonly environment?: Readonly<Record<string, string>>;
    readonly node?: readonly string[];
    /** False: what it logs once it listens is thrown away, for millions of lines. */
    readonly keepsLog?: boolean;
  } = {},
): Promise<ProxyProcess> {
  const document = join(folder, 'run.json');
  await writeFile(document, JSON.stringify({ schemaVersion: 'v1', ...config }));
  const child = startSvc(['run', '--foreground', '--from-config', document], options);
  const exited = once(child, 'exit');
  let log = '';
  let isListening = false;
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (options.keepsLog === false && isListening) return;
      log += text;
      if (isListening) return;
      const found = /"address":"(http[^"]+)"/.exec(log)?.[1];
      if (found === undefined) return;
      isListening = true;
      resolve(found);
    });
    void exited.then(() => reject(new Error(`the proxy ended: ${log}`)));
  });
  return {
    address,
    endpoint: new URL('/mcp', address),
    pid: child.pid ?? 0,
    log: () => log,
    async ready() {
      for (;;) {
        const answer = await fetch(`${address}/readyz`);
        if (answer.status === 200) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async close() {
      if (child.exitCode === null) child.kill('SIGTERM');
      const [code]: unknown[] = await exited;
      return typeof code === 'number' ? code : null;
    },
  };
}
