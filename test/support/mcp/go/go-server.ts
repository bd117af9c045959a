import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildProgram } from '../../../cluster/build-program.ts';
import { freePort } from '../../../cluster/free-port.ts';
import { findGo } from '../../../cluster/go.ts';
import { versions } from '../../../cluster/versions.ts';

/** A server made with the official SDK for Go, which is built once into the cache folder of the user. */
export interface GoServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Whether the server can be built. In CI it has to be; elsewhere it is said aloud where it cannot. */
export function hasGo(): boolean {
  const isThere = findGo() !== undefined;
  if (!isThere && process.env['CI'] === 'true') throw new Error('there is no Go, and CI needs it');
  if (!isThere) process.stderr.write('SKIPPED: the server in Go: there is no Go to build it with\n');
  return isThere;
}

/** Starts it, with the revisions of one era or of both, and waits until it listens. */
export async function startGoServer(eras: 'legacy' | 'all'): Promise<GoServer> {
  const go = findGo() ?? 'go';
  const modules = { 'github.com/modelcontextprotocol/go-sdk': versions.mcpGoSdk };
  const program = buildProgram(go, 'go-server', modules, join(import.meta.dirname, 'server'));
  const port = await freePort();
  const child = spawn(program, [String(port), eras], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}
