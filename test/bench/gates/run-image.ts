import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startDockerEngine, type DockerEngine } from '../../cluster/docker-engine.ts';
import { freePort } from '../../cluster/free-port.ts';
import { addCaptiveImages, captiveImages } from '../../engine/captive-images.ts';
import { engineParts } from '../../engine/parts.ts';
import { builtProgram } from '../built-program.ts';
import type { Gate } from '../gate.ts';
import { median } from '../rounds.ts';

const rounds = 7;
const execute = promisify(execFile);
const greeting = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'bench', version: '1' } },
});

/** G19: `svc run` of an image that the engine has, until its server has answered a client, against the engine alone until the same answer. */
export async function runImage(benchFolder: string): Promise<Gate | string> {
  const parts = engineParts();
  if (parts === undefined)
    return 'G19  SKIPPED: it needs Docker Engine, Go and root (CI=true installs what is missing)';
  const launcher = await builtProgram(benchFolder);
  const folder = join(benchFolder, 'run-image');
  mkdirSync(folder, { recursive: true });
  const engine = await startDockerEngine({ hasBridge: true });
  try {
    await addCaptiveImages(engine, parts, folder);
    const times: { subject: number; base: number }[] = [];
    // The first round fills caches of the system, for both.
    for (let round = 0; round <= rounds; round += 1) {
      const base = await timed(() => bare(engine));
      const subject = await timed(() => ours(engine, launcher, folder));
      if (round > 0) times.push({ subject, base });
      await engine.must('docker', ['rm', '--force', 'bare']);
      await svc(engine, launcher, folder, ['rm', '--force', 'ours']);
    }
    return {
      id: 'G19',
      what: 'svc run of a present image until its first answer',
      control: 'the engine alone until the same answer',
      subject: median(times.map(({ subject }) => subject)),
      base: median(times.map(({ base }) => base)),
      bar: 1.5,
      stretch: 1.2,
    };
  } finally {
    await engine.stop();
  }
}

async function timed(action: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

async function bare(engine: DockerEngine): Promise<void> {
  const port = await freePort();
  const settings = ['MCP_TRANSPORT=http', 'MCP_HOST=0.0.0.0', 'MCP_PORT=9000'].flatMap((each) => ['--env', each]);
  const words = ['run', '--detach', '--name', 'bare', '--publish', `127.0.0.1:${port}:9000`, ...settings];
  await engine.must('docker', [...words, captiveImages.http]);
  await answered(`http://127.0.0.1:${port}/mcp`);
}

async function ours(engine: DockerEngine, launcher: string, folder: string): Promise<void> {
  const address = await svc(engine, launcher, folder, ['run', captiveImages.http, '--name', 'ours']);
  await answered(address.trim());
}

async function svc(
  { socket }: DockerEngine,
  launcher: string,
  folder: string,
  words: readonly string[],
): Promise<string> {
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    XDG_STATE_HOME: join(folder, 'state'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    DOCKER_HOST: `unix://${socket}`,
  };
  const { stdout } = await execute(process.execPath, [launcher, ...words], { cwd: folder, env });
  return stdout;
}

/** Greets a server until it answers. */
async function answered(address: string): Promise<void> {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  for (;;) {
    try {
      const answer = await fetch(address, { method: 'POST', headers, body: greeting });
      const text = await answer.text();
      if (answer.ok && text.includes('"captive"')) return;
    } catch {
      // Nobody listens yet.
    }
    await delay(10);
  }
}
