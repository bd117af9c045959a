import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../cluster/free-port.ts';
import { startDockerEngine, type DockerEngine } from '../cluster/docker-engine.ts';
import { runSvc, type SvcRun } from '../support/run-svc.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { addCaptiveImages, captiveImages as images } from './captive-images.ts';
import { startCaptive, type CaptiveRun } from './captive-run.ts';
import { engineParts } from './parts.ts';

const parts = engineParts();

describe.skipIf(parts === undefined)('svc run IMAGE --foreground', () => {
  let engine: DockerEngine;
  const runs: CaptiveRun[] = [];
  const start = async (
    ...args: Parameters<typeof startCaptive> extends [string, ...infer R] ? R : never
  ): Promise<CaptiveRun> => {
    const run = await startCaptive(engine.socket, ...args);
    runs.push(run);
    return run;
  };
  const refused = (args: readonly string[], environment = {}): Promise<SvcRun> =>
    runSvc(['run', '--foreground', ...args], {
      environment: { DOCKER_HOST: `unix://${engine.socket}`, ...environment },
    });
  const containers = async (): Promise<string[]> =>
    (await engine.must('docker', ['ps', '--all', '--format', '{{.Names}}'])).split('\n').filter(Boolean);
  const inspect = async (name: string): Promise<string> => engine.must('docker', ['inspect', name]);

  beforeAll(async () => {
    if (parts === undefined) return;
    engine = await startDockerEngine({ hasBridge: true });
    await addCaptiveImages(engine, parts, temporaryFolder('svc-captive-'));
  });
  afterEach(async () => {
    for (const run of runs.splice(0)) if (run.child.exitCode === null) await run.end();
    expect(await containers()).toEqual([]);
  });
  afterAll(() => engine?.stop());

  test('a server on its standard streams gets its arguments and variables, and nothing of our shell', async () => {
    const folder = temporaryFolder('svc-run-');
    writeFileSync(join(folder, 'some.env'), 'A=file\nB=file\n');
    const words = [
      images.plain,
      '--env',
      'A=own',
      '--env-file',
      'some.env',
      '--label',
      'team=blue',
      '--',
      '--root',
      'with space',
    ];
    const run = await start(words, { OWN_TOKEN: 'of our shell' }, folder);
    expect(run.endpoint.pathname).toBe('/mcp');
    const said: { env: string[]; args: string[] } = JSON.parse(await run.attempt('environment'));
    expect(said.args).toEqual(['--root', 'with space']);
    expect(said.env).toEqual(expect.arrayContaining(['A=own', 'B=file', 'MCP_TRANSPORT=stdio']));
    expect(JSON.stringify(said)).not.toContain('of our shell');
    expect(await containers()).toEqual(['svc-local-captive']);
    expect(await inspect('svc-local-captive')).toContain('"team": "blue"');
    expect(await run.end()).toBe(0);
    expect(await containers()).toEqual([]);
  });

  test('a server over HTTP answers through a port of the loopback interface', async () => {
    const run = await start([images.http, '--name', 'web']);
    const said: { env: string[]; args: string[]; uid: number } = JSON.parse(await run.attempt('environment'));
    expect(said).toMatchObject({ args: ['of the image'], uid: 1234 });
    const variables = ['MCP_TRANSPORT=streamable-http', 'MCP_PORT=9000', 'FASTMCP_PORT=9000', 'MCP_HOST=0.0.0.0'];
    expect(said.env).toEqual(expect.arrayContaining(variables));
    const { HostConfig, Mounts } = JSON.parse(await inspect('svc-web'))[0];
    expect(HostConfig.PortBindings).toEqual({ '9000/tcp': [{ HostIp: '127.0.0.1', HostPort: expect.any(String) }] });
    // What the image declares to be a volume goes with the container.
    expect(Mounts).toMatchObject([{ Type: 'volume', Destination: '/state' }]);
    expect(await run.end()).toBe(0);
    expect(await engine.must('docker', ['volume', 'ls', '--quiet'])).toBe('');
  });

  test('the port in the container, ports of its own and the network are chosen by flags', async () => {
    const port = await freePort();
    const words = [images.plain, '--target-port', '8123', '--publish', `${port}:8123`, '--network', 'bridge'];
    const run = await start([...words, '--transport', 'streamable-http']);
    expect(await run.attempt('environment')).toContain('MCP_PORT=8123');
    expect((await fetch(`http://127.0.0.1:${port}/mcp`)).status).toBe(405);
    await run.end();
    const onHost = await start([
      images.plain,
      '--network',
      'host',
      '--target-port',
      String(port),
      '--transport',
      'streamable-http',
    ]);
    expect(await onHost.attempt('interfaces')).toContain('docker0');
    expect(await onHost.attempt('environment')).toContain('MCP_HOST=127.0.0.1');
  });

  test('a server over HTTP that ends is started again', async () => {
    const run = await start([images.http]);
    await run.attempt('exit');
    await expect.poll(() => run.errors()).toContain('it ended with code 9');
    await expect.poll(() => run.attempt('environment'), { timeout: 30_000 }).toContain('uid');
  });

  test('secrets are variables of the server, and nowhere else', async () => {
    const secret = `it's "quoted" $HOME \`x\`\nand a second line \\`;
    const secrets = { SVC_SECRET_API_KEY: secret };
    for (const more of [[], ['--transport', 'streamable-http', '--target-port', '9000']]) {
      const run = await start([images.shell, '--secret', 'api-key,target=KEY', ...more, '--', 'a b'], secrets);
      const said: { env: string[]; args: string[] } = JSON.parse(await run.attempt('environment'));
      expect(said.env).toContain(`KEY=${secret}`);
      expect(said.args).toEqual(['a b']);
      expect(await inspect('svc-local-captive')).not.toContain('quoted');
      expect(run.errors()).not.toContain('quoted');
      await run.end();
    }
    const bare = await refused([images.plain, '--secret', 'api-key,target=KEY'], secrets);
    expect(bare.code).toBe(1);
    expect(bare.stderr).toContain('the image has no /bin/sh, which secrets need');
    expect(bare.stderr).not.toContain('quoted');
  });

  test('one that ends at once ends the command with code 1 and its last lines', async () => {
    for (const more of [[], ['--transport', 'streamable-http']]) {
      const { code, stdout, stderr } = await refused([images.plain, ...more, '--', 'crash']);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain('error: local-captive does not answer: it ended with code 3\n');
      expect(stderr).toContain('  no configuration');
    }
  });

  test('a flood without a line end and too much memory end the server, and not us', async () => {
    const run = await start([images.plain]);
    expect(await run.attempt('flood')).toContain('no answer');
    await expect.poll(() => run.attempt('environment'), { timeout: 30_000 }).toContain('uid');
    expect(run.errors()).toContain('it wrote a message of more than');
    expect(await run.attempt('memory')).toContain('no answer');
    await expect.poll(() => run.errors()).toContain('it needed more memory than its limit of 1024 MiB');
    await expect.poll(() => run.attempt('environment'), { timeout: 30_000 }).toContain('uid');
  });

  test('what is left of a run that was killed is removed by the next one, and one that runs is not touched', async () => {
    const killed = await start([images.plain]);
    killed.child.kill('SIGKILL');
    // Its input is over, so that the server ends.
    await expect
      .poll(async () => engine.must('docker', ['ps', '--all', '--format', '{{.State}}']), { timeout: 30_000 })
      .toBe('exited\n');
    const next = await start([images.plain]);
    expect(await next.attempt('environment')).toContain('uid');
    const third = await refused([images.plain]);
    expect(third).toMatchObject({ code: 2, stdout: '' });
    expect(third.stderr).toContain('a container of "local-captive" runs already');
  });

  test('an image that cannot be had is refused in the words of the engine', async () => {
    const { code, stderr } = await refused(['localhost:1/no/image']);
    expect(code).toBe(2);
    expect(stderr).toContain('fetching localhost:1/no/image:latest');
    expect(stderr).toMatch(
      /error: the image localhost:1\/no\/image:latest is not here, and cannot be fetched: .*refused/,
    );
  });

  test('folders of a profile and of flags are mounted, to read or to write', async () => {
    const folder = temporaryFolder('svc-run-');
    for (const name of ['readable', 'writable', 'flagged']) {
      mkdirSync(join(folder, name));
      chmodSync(join(folder, name), 0o777);
    }
    writeFileSync(join(folder, 'readable/a'), 'of this machine');
    const profile = { read: [`${folder}/readable:/in`], write: ['writable:/out'], network: {} };
    writeFileSync(join(folder, 'profile.json'), JSON.stringify(profile));
    const run = await start(
      [images.plain, '--permission-profile', 'profile.json', '--volume', './flagged:/flagged:ro'],
      {},
      folder,
    );
    expect(await run.attempt('read', { path: '/in/a' })).toBe('of this machine');
    expect(await run.attempt('write', { path: '/in/b', text: '' })).toContain('read-only file system');
    expect(await run.attempt('write', { path: '/flagged/b', text: '' })).toContain('read-only file system');
    expect(await run.attempt('interfaces')).toBe('lo');
    expect(await run.attempt('link', { to: '/etc/shadow', path: '/out/link' })).toBe('linked');
    expect(await run.attempt('read', { path: '/out/link' })).toContain('no such file');
  });

  test('what ignore files list of a mounted folder is not seen, and --print-resolved-overlays prints it', async () => {
    const folder = temporaryFolder('svc-run-');
    for (const name of ['shown/sub/keys', 'config/svc']) mkdirSync(join(folder, name), { recursive: true });
    for (const name of ['.env', 'a.pem', 'kept.pem', 'note', 'sub/.env', 'sub/keys/a'])
      writeFileSync(join(folder, 'shown', name), name);
    writeFileSync(join(folder, 'config/svc/ignore'), '.env\n');
    writeFileSync(join(folder, 'shown/.svcignore'), '*.pem\n!kept.pem\nkeys/\n');
    const words = [images.plain, '--volume', './shown:/shown', '--print-resolved-overlays'];
    const environment = { XDG_CONFIG_HOME: join(folder, 'config') };
    const run = await start(words, environment, folder);
    const read = (name: string): Promise<string> => run.attempt('read', { path: `/shown/${name}` });
    for (const name of ['.env', 'a.pem', 'sub/.env']) expect(await read(name), name).toBe('');
    expect(await read('sub/keys/a')).toContain('no such file');
    // A folder is hidden with what it gets later, and nothing is written to what is behind it.
    writeFileSync(join(folder, 'shown/sub/keys/b'), 'later');
    expect(await read('sub/keys/b')).toContain('no such file');
    await run.attempt('write', { path: '/shown/a.pem', text: 'changed' });
    expect(readFileSync(join(folder, 'shown/a.pem'), 'utf8')).toBe('a.pem');
    for (const name of ['kept.pem', 'note']) expect(await read(name)).toBe(name);
    for (const line of ['file: "/shown/.env"', 'file: "/shown/a.pem"', 'folder: "/shown/sub/keys"'])
      expect(run.errors()).toContain(`hidden ${line}`);
    await run.end();
    const without = await start([...words, '--no-ignore-globally'], environment, folder);
    expect(await without.attempt('read', { path: '/shown/.env' })).toBe('.env');
    expect(await without.attempt('read', { path: '/shown/a.pem' })).toBe('');
  });
});
