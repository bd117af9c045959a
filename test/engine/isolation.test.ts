import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDockerEngine, type DockerEngine } from '../cluster/docker-engine.ts';
import type { SvcRun } from '../support/run-svc.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openWorkloads, runs as isRunning } from '../support/workloads.ts';
import { addNodeBase } from './base-images.ts';
import { addCaptiveImages, captiveImages as images } from './captive-images.ts';
import { attemptAt, startCaptive, type CaptiveRun } from './captive-run.ts';
import { engineParts } from './parts.ts';

const parts = engineParts();
const world = openWorkloads();
/** The machine, as containers on the usual network see it. */
const machine = '10.99.96.1';

describe.skipIf(parts === undefined)('an isolated server', () => {
  let engine: DockerEngine;
  let upstream: Server;
  let place = '';
  let echo = '';
  const runs: CaptiveRun[] = [];
  const folder = temporaryFolder('svc-isolation-');
  const profile = (name: string, outbound: object): string => {
    const path = join(folder, `${name}.json`);
    writeFileSync(path, JSON.stringify({ network: { outbound } }));
    return path;
  };
  const start = async (name: string, ...words: readonly string[]): Promise<CaptiveRun> => {
    const run = await startCaptive(engine.socket, ['--name', name, ...words]);
    runs.push(run);
    return run;
  };
  const svc = (args: readonly string[]): Promise<SvcRun> =>
    world.svc(args, { environment: { DOCKER_HOST: `unix://${engine.socket}` } });
  const left = async (name = ''): Promise<string> =>
    (await engine.must('docker', ['ps', '--all', '--format', '{{.Names}}', '--filter', `name=svc-${name}`])) +
    (await engine.must('docker', ['network', 'ls', '--format', '{{.Name}}', '--filter', `name=svc-${name}`]));

  beforeAll(async () => {
    if (parts === undefined) return;
    engine = await startDockerEngine({ hasBridge: true });
    await addCaptiveImages(engine, parts, temporaryFolder('svc-captive-'));
    const node = await addNodeBase(engine, parts, join(folder, 'node'));
    // What the image of the proxy is built on, where there is no registry.
    await engine.must('docker', ['tag', node, 'node:24-alpine']);
    upstream = createServer((request, response) => response.end(`upstream ${request.url}`)).listen(0, '0.0.0.0');
    await once(upstream, 'listening');
    const datagrams = createSocket('udp4', (message, { address: from, port }) =>
      datagrams.send(`heard ${message.toString()}`, port, from),
    );
    datagrams.bind(0, '0.0.0.0');
    await once(datagrams, 'listening');
    datagrams.unref();
    echo = `${machine}:${datagrams.address().port}`;
    const address = upstream.address();
    place = `${machine}:${typeof address === 'object' && address !== null ? address.port : 0}`;
  });
  afterAll(async () => {
    if (parts === undefined) return;
    await svc(['rm', '--force', '--all']);
    for (const run of runs) if (run.child.exitCode === null) expect(await run.end()).toBe(0);
    expect(await left()).toBe('');
    upstream?.close();
    await engine?.stop();
  });

  test('reaches what its profile lists, and svc logs says what was refused and how to allow it', async () => {
    const path = profile('listed', { allowHost: [machine] });
    const { code, stdout } = await svc(['run', images.plain, '--name', 'listed', '--permission-profile', path]);
    expect(code).toBe(0);
    const endpoint = new URL(stdout.trim());
    expect(await attemptAt(endpoint, 'get', { url: `http://${place}/a` })).toBe('200 upstream /a');
    expect(await attemptAt(endpoint, 'get', { url: 'http://other.test/' })).toMatch(/^403 svc refuses/);
    expect(await attemptAt(endpoint, 'tunnel', { host: 'other.test:443', name: 'other.test' })).toContain('403');
    // Names are not asked elsewhere, whatever is written into them.
    expect(await attemptAt(endpoint, 'resolve', { name: 'secret.other.test' })).toContain('no such host');
    const allow = 'network.outbound.allowHost ["other.test"] allows it';
    const why = 'the permission profile does not list the host';
    await expect
      .poll(async () => (await svc(['logs', 'listed'])).stdout.split('\n'))
      .toEqual(
        expect.arrayContaining([
          `svc: refused GET http://other.test: ${why}; ${allow}`,
          `svc: refused CONNECT other.test:443: ${why}; ${allow}`,
          `svc: refused DNS secret.other.test: ${why}; network.outbound.allowHost ["secret.other.test"] allows it`,
        ]),
      );
    expect((await svc(['stop', 'listed'])).code).toBe(0);
    expect(await left('listed')).toBe('');
    expect((await svc(['start', 'listed'])).stdout).toBe(stdout);
    expect(await attemptAt(endpoint, 'get', { url: `http://${place}/b` })).toBe('200 upstream /b');
    expect((await svc(['rm', '--force', 'listed'])).code).toBe(0);
    expect(await left('listed')).toBe('');
  });

  test('has no way around its proxy: no gateway, no machine, no metadata, no other container', async () => {
    const words = [images.plain, '--isolate-network'];
    const usual = await start('usual', images.plain);
    const [run, other] = [await start('walled', ...words), await start('walled-too', ...words)];
    const own = new URL(variable(await run.attempt('environment'), 'HTTP_PROXY'));
    const foreign = new URL(variable(await other.attempt('environment'), 'HTTP_PROXY'));
    const [gateway, neighbor] = [lastByte(own.hostname, -1), lastByte(foreign.hostname, 1)];
    const { port } = new URL(`http://${place}`);
    for (const address of [`${gateway}:${port}`, place, '169.254.169.254:80', foreign.host, `${neighbor}:80`])
      expect(await run.attempt('dial', { network: 'tcp', address })).toMatch(
        /^error: .*(?:unreachable|no route|timeout)/,
      );
    // The machine answers whoever reaches it, as a server that is not isolated sees.
    expect(await usual.attempt('ask', { address: echo })).toBe('heard hello');
    expect(await run.attempt('ask', { address: echo })).toMatch(/^error: .*(?:unreachable|no route|timeout)/);
    expect(await run.attempt('ask', { address: `${gateway}:53` })).toMatch(/^error: .*(?:refused|no route|timeout)/);
    expect(await run.attempt('read', { path: '/proc/net/if_inet6' })).not.toContain('eth0');
    // Through the proxy every public host is allowed, and these are none.
    const refused = [place, '169.254.169.254', foreign.host, `${neighbor}:80`, '127.0.0.1:3128', '[::1]:3128'];
    for (const address of [...refused, '2130706433:3128', 'host.docker.internal'])
      expect(await run.attempt('tunnel', { host: at443(address), name: 'a' }), address).toContain('403');
    expect(await run.attempt('get', { url: 'http://169.254.169.254/latest/meta-data' })).toMatch(/^403 svc refuses/);
    expect(await run.attempt('raw')).toContain('operation not permitted');
    await expect.poll(() => run.errors()).toContain('refused GET http://169.254.169.254');
    await expect.poll(() => run.errors()).toContain('network.outbound.allowHost [\\"169.254.169.254\\"] allows it');
    await expect.poll(() => run.errors()).toContain('--allow-docker-gateway allows it');
    expect(await run.attempt('get', { url: `http://${place}/` })).toMatch(/^403/);
  });

  test('reaches the machine with --allow-docker-gateway', async () => {
    const run = await start('open', images.plain, '--isolate-network', '--allow-docker-gateway');
    const { port } = new URL(`http://${place}`);
    expect(await run.attempt('get', { url: `http://host.docker.internal:${port}/c` })).toBe('200 upstream /c');
    expect(await run.attempt('get', { url: `http://${place}/d` })).toBe('200 upstream /d');
    expect(await run.attempt('dial', { network: 'tcp', address: place })).toMatch(/^error/);
  });

  test('reaches hosts by name, without a proxy too, and TLS has to name the host of its tunnel', async () => {
    await engine.must('docker', ['network', 'create', 'outer']);
    const web = ['run', '--detach', '--name', 'web', '--network', 'outer', '--network-alias', 'web.allowed.test'];
    const settings = ['--env', 'MCP_TRANSPORT=http', '--env', 'MCP_HOST=0.0.0.0', '--env', 'MCP_PORT=80'];
    await engine.must('docker', [...web, ...settings, images.plain]);
    const format = '{{(index .NetworkSettings.Networks "outer").IPAddress}}';
    const address = (await engine.must('docker', ['inspect', '--format', format, 'web'])).trim();
    const unlisted = profile('names', { allowHost: ['.allowed.test'], allowPort: [80, 443] });
    const words = [images.plain, '--network', 'outer', '--permission-profile'];
    const first = await start('names', ...words, unlisted);
    // The name is allowed, and the private address that it leads to is not.
    expect(await first.attempt('get', { url: 'http://web.allowed.test/mcp' })).toMatch(/^403 .* not an address of the/);
    expect(await first.end()).toBe(0);
    const run = await start('names', ...words, profile('both', { allowHost: ['.allowed.test', address] }));
    expect(await run.attempt('get', { url: 'http://web.allowed.test/mcp' })).toMatch(/^405/);
    expect(await run.attempt('get', { url: 'http://web.allowed.test/mcp', direct: 'yes' })).toMatch(/^405/);
    expect(await run.attempt('tunnel', { host: 'web.allowed.test:80', name: 'other.test' })).toMatch(/EOF|reset/);
    await expect.poll(() => run.errors()).toContain('its TLS names \\"other.test\\"');
    expect(await run.attempt('tunnel', { host: 'web.allowed.test:80', name: 'web.allowed.test' })).toContain(
      'does not look like a TLS handshake',
    );
    await run.end();
    await engine.must('docker', ['rm', '--force', 'web']);
    await engine.must('docker', ['network', 'rm', 'outer']);
  });

  test('over HTTP is reached through its proxy alone, and both are started again when one ends', async () => {
    const { code, stdout } = await svc(['run', images.http, '--name', 'web', '--isolate-network']);
    expect(code).toBe(0);
    const endpoint = new URL(stdout.trim());
    expect(await attemptAt(endpoint, 'environment')).toContain('MCP_PORT=9000');
    const ports = await engine.must('docker', ['inspect', '--format', '{{json .HostConfig.PortBindings}}', 'svc-web']);
    expect(ports.trim()).toBe('{}');
    await engine.must('docker', ['kill', 'svc-web-egress']);
    await expect.poll(() => world.view('web'), { timeout: 60_000 }).toMatchObject({ status: 'running', restarts: 1 });
    await expect.poll(() => attemptAt(endpoint, 'environment'), { timeout: 60_000 }).toContain('MCP_PORT=9000');
    expect((await svc(['logs', 'web', '--proxy'])).stdout).toContain('its egress proxy has ended');
    expect((await svc(['rm', '--force', 'web'])).code).toBe(0);
    expect(await left('web')).toBe('');
  });

  test('whose supervisor was killed leaves a network and a proxy that rm removes', async () => {
    const { code } = await svc(['run', images.http, '--name', 'orphan', '--isolate-network']);
    expect(code).toBe(0);
    const { pid } = world.report('orphan').supervisor;
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
    expect(await world.view('orphan')).toMatchObject({ status: 'failed' });
    expect((await svc(['rm', 'orphan'])).code).toBe(0);
    expect(await left('orphan')).toBe('');
  });
});

/** The value of a variable in what the tool `environment` answers. */
function variable(said: string, name: string): string {
  const { env }: { env: readonly string[] } = JSON.parse(said);
  return env.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

function lastByte(address: string, more: number): string {
  const bytes = address.split('.').map(Number);
  return [...bytes.slice(0, 3), (bytes[3] ?? 0) + more].join('.');
}

function at443(address: string): string {
  return /:\d+$/.test(address) ? address : `${address}:443`;
}
