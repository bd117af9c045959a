import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildProgram } from '../../../cluster/build-program.ts';
import { freePort } from '../../../cluster/free-port.ts';
import { findGo } from '../../../cluster/go.ts';
import { versions } from '../../../cluster/versions.ts';
import { isWholeRun, skippedPart } from '../../skipped-part.ts';

/** A server made with the official SDK for Go, which is built once into the cache folder of the user. */
export interface GoServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Whether the server is built: in a whole run, where that has to work. */
export function hasGo(): boolean {
  if (!isWholeRun()) return skippedPart('the MCP server in Go', 'it is built from source');
  return findGo() !== undefined || skippedPart('the MCP server in Go', 'Go is not installed');
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
