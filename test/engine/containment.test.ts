import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDockerEngine, type DockerEngine } from '../cluster/docker-engine.ts';
import { runSvc } from '../support/run-svc.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { addCaptiveImages, captiveImages as images } from './captive-images.ts';
import { startCaptive, type CaptiveRun } from './captive-run.ts';
import { engineParts } from './parts.ts';

const parts = engineParts();

describe.skipIf(parts === undefined)('a server in a container of svc run', () => {
  let engine: DockerEngine;
  let usual: CaptiveRun;
  let alone: CaptiveRun;

  beforeAll(async () => {
    if (parts === undefined) return;
    engine = await startDockerEngine({ hasBridge: true });
    await addCaptiveImages(engine, parts, temporaryFolder('svc-captive-'));
    usual = await startCaptive(engine.socket, [images.plain, '--name', 'usual']);
    alone = await startCaptive(engine.socket, [images.plain, '--name', 'alone', '--permission-profile', 'none']);
  });
  afterAll(async () => {
    for (const run of [usual, alone]) expect(await run?.end()).toBe(0);
    await engine?.stop();
  });

  test('is nobody, and stays it', async () => {
    expect(JSON.parse(await usual.attempt('environment'))).toMatchObject({ uid: 65532, gid: 65532 });
    expect(await usual.attempt('setuid')).toContain('operation not permitted');
    // The file belongs to root and has the bit that makes it root: no new privileges.
    expect(await usual.attempt('suid')).toBe('65532');
    const status = await usual.attempt('read', { path: '/proc/self/status' });
    expect(status).toMatch(/NoNewPrivs:\s1/);
    for (const set of ['CapPrm', 'CapEff', 'CapBnd', 'CapAmb']) expect(status).toMatch(new RegExp(`${set}:\\s0{16}`));
    expect(status).toMatch(/Seccomp:\s2/);
  });

  test('writes to memory alone', async () => {
    expect(await usual.attempt('write', { path: '/file', text: 'a' })).toContain('read-only file system');
    expect(await usual.attempt('write', { path: '/etc/hello', text: 'a' })).toContain('read-only file system');
    expect(await usual.attempt('write', { path: '/tmp/a', text: 'a' })).toBe('written');
    expect(await usual.attempt('write', { path: '/proc/sys/kernel/hostname', text: 'a' })).toMatch(/^error/);
    expect(await usual.attempt('write', { path: '/proc/sysrq-trigger', text: 'b' })).toMatch(/^error/);
    expect(await usual.attempt('mount')).toContain('operation not permitted');
    expect(await usual.attempt('mknod')).toContain('operation not permitted');
  });

  test('is not the first process, which an init is', async () => {
    const { pid }: { pid: number } = JSON.parse(await usual.attempt('environment'));
    expect(pid).toBeGreaterThan(1);
    expect(await usual.attempt('read', { path: '/proc/1/comm' })).toContain('docker-init');
  });

  test('opens no raw sockets, and none at all with the profile none', async () => {
    expect(await usual.attempt('raw')).toContain('operation not permitted');
    const server = createServer().listen(0, '0.0.0.0');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const gateway = { network: 'tcp', address: `10.99.96.1:${port}` };
    // The port is open: the profile network says so, and it is what the other one is compared with.
    expect(await usual.attempt('dial', gateway)).toBe('connected');
    expect(await alone.attempt('dial', gateway)).toContain('network is unreachable');
    expect(await alone.attempt('dial', { network: 'tcp', address: '169.254.169.254:80' })).toContain('unreachable');
    expect(await alone.attempt('dial', { network: 'udp', address: '10.99.96.1:53' })).toContain('unreachable');
    expect(await alone.attempt('dial', { network: 'tcp', address: 'a.example.com:80' })).toMatch(/^error/);
    expect(await alone.attempt('interfaces')).toBe('lo');
    server.close();
  });

  test('has no more than its processes', async () => {
    const run = await startCaptive(engine.socket, [images.plain, '--name', 'forks']);
    // 256 are its processes and their threads together.
    const said = await run.attempt('fork');
    expect(said).toMatch(/^\d+ processes, then: .*resource temporarily unavailable/);
    expect(Number.parseInt(said, 10)).toBeLessThan(256);
    expect(await run.end()).toBe(0);
  });

  test('sees what links of mounted folders lead to in its own world', async () => {
    const folder = temporaryFolder('svc-run-');
    mkdirSync(join(folder, 'shown'));
    writeFileSync(join(folder, 'hidden'), 'of this machine');
    symlinkSync(join(folder, 'hidden'), join(folder, 'shown/absolute'));
    symlinkSync('../hidden', join(folder, 'shown/relative'));
    const words = [images.plain, '--name', 'links', '--volume', `${folder}/shown:/shown`];
    const run = await startCaptive(engine.socket, words);
    for (const name of ['absolute', 'relative'])
      expect(await run.attempt('read', { path: `/shown/${name}` })).toContain('no such file');
    expect(await run.end()).toBe(0);
  });

  test.each([
    [
      'lists on the network of the machine',
      { network: { mode: 'host', outbound: { allowPort: [443] } } },
      /a container on the network "host" cannot be isolated, as the lists of .* need/,
    ],
    [
      'lists and all rights',
      { privileged: true, network: { outbound: { allowHost: ['example.com'] } } },
      /is privileged, and such a container leaves every network that isolates it/,
    ],
    [
      'who may come in',
      { network: { inbound: { allowHost: ['a'] } } },
      /inbound\.allowHost, which cannot be enforced yet/,
    ],
    [
      'a network without permission',
      { network: { mode: 'bridge' } },
      /"bridge" is asked for, and the permission profile .* allows no network/,
    ],
    ['a way out of a folder', { read: ['../a:/a'] }, /the mount "\.\.\/a:\/a" holds "\.\."/],
    ['what is not there', { read: ['/no/such/folder'] }, /is of what cannot be read/],
    ['a mount over /proc', { read: ['/tmp:/proc'] }, /would hide \/proc/],
    ['a mistake', { reads: [] }, /the permission profile cannot be used/],
  ] as const)('is not started with %s', async (_, profile, message) => {
    const folder = temporaryFolder('svc-run-');
    writeFileSync(join(folder, 'profile.json'), JSON.stringify(profile));
    const { code, stderr } = await runSvc(
      ['run', '-f', images.plain, '--permission-profile', join(folder, 'profile.json')],
      { environment: { DOCKER_HOST: `unix://${engine.socket}` } },
    );
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});
