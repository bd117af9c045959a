import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasProgram } from '../support/debian-program.ts';
import { listening } from '../support/mcp/listening.ts';
import { postModern } from '../support/mcp/raw-client.ts';
import { launcher, runSvc } from '../support/run-svc.ts';
import { openWorkloads } from '../support/workloads.ts';

const world = openWorkloads();
let endpoint: URL;

beforeAll(async () => {
  const words = ['--env', 'GREETING=hi', '--env', 'API_KEY=of-env', '--tools', 'echo', '--', '--modern', '--verbose'];
  endpoint = await world.run('npx://seen', ...words);
});

/** A server of 2026-07-28 that answers whatever it is asked with what it is. */
function remoteServer(heard: (authorization: string) => void = () => undefined): ReturnType<typeof listening> {
  return listening((request, response) => {
    heard(String(request.headers.authorization));
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { id }: { id?: unknown } = JSON.parse(body);
      const result = { supportedVersions: ['2026-07-28'], capabilities: {}, resultType: 'complete' };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
    });
  });
}

describe('svc status', () => {
  test('shows one workload in detail, and ends with 1 where it does not run', async () => {
    const { code, stdout } = await world.svc(['status', 'seen']);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Name: {7}seen\nStatus: {5}running for \d+[sm]\nURL: {8}http:.*\nServer: {5}npx:\/\/seen\nSpeaks: {5}MCP 2026-07-28\n/,
    );
    const { stdout: json } = await world.svc(['status', 'seen', '--format', 'json']);
    expect(JSON.parse(json)).toMatchObject({
      status: 'running',
      supervisor: world.report('seen').supervisor.pid,
      proxy: { ready: true },
    });
    expect((await world.svc(['status', 'seen', '--format', 'yaml'])).stdout).toMatch(/^name: seen\n/);
    expect(await world.svc(['status', 'sen'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('did you mean "seen"?'),
    });
  });
});

describe('svc logs', () => {
  test('prints what the server wrote, and with --proxy the log of the proxy', async () => {
    expect(await world.svc(['logs', 'seen'])).toEqual({ code: 0, stdout: 'ready\n', stderr: '' });
    const { stdout } = await world.svc(['logs', '--proxy', 'seen']);
    const lines: { msg?: string }[] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.some(({ msg }) => msg === 'the proxy listens')).toBe(true);
    expect(await world.svc(['logs', 'seen', '--tail', 'some'])).toMatchObject({ code: 2 });
  });

  test('of the proxy is as long as --debug and SVC_LOG_LEVEL say', async () => {
    const silent = { environment: { SVC_LOG_LEVEL: 'error' } };
    const words = ['run', '--runtime', 'process', 'npx://levels'];
    await world.svc([...words, '--name', 'quiet'], silent);
    await world.svc([...words, '--name', 'loud', '--debug'], silent);
    expect((await world.svc(['logs', '--proxy', 'quiet'])).stdout).toBe('');
    expect((await world.svc(['logs', '--proxy', 'loud'])).stdout).toContain('the proxy listens');
  });

  test('follows until the workload ends, through a turn of the file, and takes colors off', async () => {
    await world.run('npx://noisy', '--', '--modern');
    const child = world.start(['logs', '--follow', '--tail', '1', 'noisy']);
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    const ended = once(child, 'close');
    await expect.poll(() => text).toBe('ready\n');
    const noisy = new URL(String((await world.view('noisy'))?.['url']));
    const write = async (lines: number, each: string): Promise<void> =>
      void (await postModern(noisy, 'tools/call', { name: 'log', arguments: { lines, each } })).text();
    await write(1, '\u001b[31mred\u001b[0m \u0007bell');
    await expect.poll(() => text).toBe('ready\nred \\u0007bell\n');
    // 40 MB of lines do not fit into two files of 8 MiB.
    await write(40_000, 'x'.repeat(1000));
    await write(1, 'the last one');
    await expect.poll(() => text.endsWith('the last one\n')).toBe(true);
    const sizes = ['server.log', 'server.log.1'].map((name) => world.file('noisy', name).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8_388_608);
    await world.svc(['stop', 'noisy']);
    expect((await ended)[0]).toBe(0);
    const { stdout } = await world.svc(['logs', '-n', '1', 'noisy']);
    expect(stdout).toBe('the last one\n');
  });
});

describe('svc inspect', () => {
  test('prints all that is known as a list, without what looks like a secret', async () => {
    const { code, stdout } = await world.svc(['inspect', 'seen', 'nobody']);
    expect(code).toBe(1);
    const [seen, ...others]: unknown[] = JSON.parse(stdout);
    expect(others).toEqual([]);
    expect(seen).toMatchObject({
      name: 'seen',
      status: 'running',
      folder: world.folder,
      config: { image: 'npx://seen', args: ['--modern', '--verbose'], env: { GREETING: 'hi', API_KEY: '***' } },
      supervisor: { isRunning: true },
    });
  });
});

describe('svc export', () => {
  test('prints a document that runs', async () => {
    const document = join(world.folder, 'seen.json');
    expect((await world.svc(['export', 'seen', '-o', document])).code).toBe(0);
    const copy = { ...JSON.parse(readFileSync(document, 'utf8')), name: 'copy' };
    writeFileSync(document, JSON.stringify(copy));
    const { code, stdout } = await world.svc(['run', '--from-config', document]);
    expect(code).toBe(0);
    const answer = await postModern(new URL(stdout.trim()), 'tools/call', {
      name: 'echo',
      arguments: { text: 'same' },
    });
    expect(await answer.text()).toContain('same');
    await world.svc(['rm', '-f', 'copy']);
  });

  test('prints the entry of a client', async () => {
    const { stdout } = await world.svc(['export', 'seen', '--format', 'client']);
    expect(JSON.parse(stdout)).toEqual({ mcpServers: { seen: { type: 'http', url: endpoint.href } } });
  });

  test('prints resources that svc compile accepts, and names what they do not hold', async () => {
    const refused = await world.svc(['export', 'seen', '--format', 'kubernetes']);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('npx://seen is a package') });
    const url = `http://127.0.0.1:${(await remoteServer()).port}/mcp`;
    const words = ['--name', 'far', '--tools', 'a,b', '--group', 'team', '--remote-forward-headers', 'X-A=b'];
    await world.svc(['group', 'create', 'team']);
    words.push('--otel-enable-prometheus-metrics-path', '--host', '127.0.0.2');
    expect((await world.svc(['run', url, ...words])).code).toBe(0);
    const { code, stdout, stderr } = await world.svc(['export', 'far', '--format', 'kubernetes']);
    expect({ code, lines: stderr.trim().split('\n').toSorted() }).toEqual({
      code: 0,
      lines: [
        'far: host is left out: it is about this machine',
        'far: telemetry is left out: this export does not know it',
      ],
    });
    expect(stdout).toContain('X-A: b');
    expect(stdout).toContain('kind: MCPRemoteProxy');
    expect(stdout).toContain('groupRef: team');
    const compiled = await runSvc(['compile', '--closed', '-'], {
      // A cluster would look for the server in its own pod.
      input: stdout.replace(url, 'https://mcp.example.com/mcp'),
    });
    expect(compiled.stderr).toBe('');
    expect(compiled.code).toBe(0);
  });
});

test('svc tools takes the name of a workload for the address of its server', async () => {
  const words = ['tools', 'call', 'echo', '--server', 'seen', '--param', 'text=by name'];
  expect(await world.svc(words)).toMatchObject({ code: 0, stdout: expect.stringContaining('by name') });
  await world.run('npx://idle', '--', '--modern');
  await world.svc(['stop', 'idle']);
  const { code, stderr } = await world.svc(['tools', 'list', '--server', 'idle']);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: 'error: the workload "idle" is stopped\nHint: start it: svc start idle\n',
  });
});

test('secrets reach the server and the remote, and are in no file, argument or view', async () => {
  const requests: string[] = [];
  const remote = await remoteServer((authorization) => requests.push(authorization));
  const url = `http://127.0.0.1:${remote.port}/mcp`;
  const run = await world.svc(['run', url, '--name', 'secretive', '--remote-auth-bearer-token', 's3cr3t-of-flag']);
  expect(run).toMatchObject({ code: 0 });
  expect(requests).toContain('Bearer s3cr3t-of-flag');
  const withSecret = { environment: { SVC_SECRET_KEY: 's3cr3t-of-name' } };
  const words = ['run', '--runtime', 'process', 'npx://keeper', '--secret', 'key,target=KEY', '--', '--modern'];
  const kept = await world.svc(words, withSecret);
  const answer = await postModern(new URL(kept.stdout.trim()), 'tools/call', { name: 'environment', arguments: {} });
  expect(await answer.text()).toContain('s3cr3t-of-name');

  for (const name of ['secretive', 'keeper']) {
    const { pid } = world.report(name).supervisor;
    const { stdout } = await world.svc(['inspect', name]);
    const files = readdirSync(world.path(name, '')).map((each) => world.file(name, each));
    const shown = [stdout, readFileSync(`/proc/${pid}/cmdline`, 'utf8'), ...files].join('\n');
    expect(shown).toContain(name);
    expect(shown).not.toContain('s3cr3t');
  }
  const refused = await world.svc(['restart', 'secretive']);
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('remoteAuth.bearerToken came from the command line'),
  });
  expect(await world.view('secretive')).toMatchObject({ status: 'running' });
  await world.svc(['stop', 'keeper']);
  expect(await world.svc(['start', 'keeper'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('the secret key'),
  });
  expect((await world.svc(['start', 'keeper'], withSecret)).code).toBe(0);
});

test.runIf(hasProgram('bash'))('bash completes names of workloads', async () => {
  const bin = join(world.folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'svc'), `#!/bin/sh\nexec '${process.execPath}' '${launcher}' "$@"\n`, { mode: 0o755 });
  const { stdout: script } = await world.svc(['completion', 'bash']);
  writeFileSync(join(bin, 'completion'), script);
  const line = `source bin/completion; COMP_WORDS=(svc logs se); COMP_CWORD=2; _svc svc; echo "\${COMPREPLY[@]}"`;
  const environment = { ...world.environment, PATH: `${bin}:${world.environment['PATH']}` };
  const { stdout } = await promisify(execFile)('bash', ['--norc', '-uc', line], {
    cwd: world.folder,
    env: environment,
  });
  expect(stdout.trim().split(' ')).toContain('seen');
});
