import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listening } from '../support/mcp/listening.ts';
import { postModern } from '../support/mcp/raw-client.ts';
import { writeFailingLauncher, writeStandInLauncher } from '../support/mcp/stand-in-launcher.ts';
import { runSvc, startSvc, type SvcRun } from '../support/run-svc.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const asProcess = ['run', '--foreground', '--runtime', 'process'];

function refusal(args: readonly string[]): Promise<SvcRun> {
  return runSvc(['run', ...args]);
}

describe('svc run npx://PACKAGE', () => {
  test('prints the address once the server answers, calls go through, and its whole family ends with it', async () => {
    const folder = temporaryFolder('svc-run-');
    writeStandInLauncher(folder, 'npx');
    const environment = { PATH: `${folder}:${process.env['PATH']}`, OWN_TOKEN: 'of our shell' };
    const words = [...asProcess, 'npx://files@1', '--env', 'A=b', '--', '--modern', '--verbose'];
    const child = startSvc(words, { environment });
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const [first] = await once(child.stdout?.setEncoding('utf8') ?? child, 'data');
    const endpoint = String(first).trim();
    expect(endpoint).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/);
    expect(errors).toContain('npx://files@1 runs on this machine as your user');
    const params = { name: 'environment', arguments: {} };
    const { result } = await (await postModern(new URL(endpoint), 'tools/call', params)).message();
    expect(result).toMatchObject({
      args: ['--yes', 'files@1', '--modern', '--verbose'],
      environment: { A: 'b' },
    });
    expect(JSON.stringify(result)).not.toContain('of our shell');
    const pid = Number(Reflect.get(Object(result), 'pid'));
    expect(() => process.kill(pid, 0)).not.toThrow();
    child.kill('SIGINT');
    expect((await once(child, 'exit'))[0]).toBe(0);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('serves clients of HTTP+SSE where --proxy-mode says so, without a word about the transport', async () => {
    const folder = temporaryFolder('svc-run-');
    writeStandInLauncher(folder, 'npx');
    const environment = { PATH: `${folder}:${process.env['PATH']}` };
    const child = startSvc([...asProcess, 'npx://files', '--proxy-mode', 'sse'], { environment });
    const [first] = await once(child.stdout?.setEncoding('utf8') ?? child, 'data');
    const endpoint = String(first).trim();
    expect(endpoint).toMatch(/\/sse$/);
    const stream = await fetch(endpoint);
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    await stream.body?.cancel();
    child.kill('SIGINT');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });

  test('ends with code 1 and the last lines of a server that does not answer', async () => {
    const folder = temporaryFolder('svc-run-');
    writeFailingLauncher(folder, 'uvx', ['no such package']);
    const environment = { PATH: `${folder}:${process.env['PATH']}` };
    const { code, stdout, stderr } = await runSvc([...asProcess, 'uvx://nothing'], { environment });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('error: nothing does not answer: it ended with code 7\n  no such package');
  });

  test('says which launcher is missing', async () => {
    const folder = temporaryFolder('svc-run-');
    const { code, stderr } = await runSvc([...asProcess, 'uvx://nothing'], { environment: { PATH: folder } });
    expect(code).toBe(1);
    expect(stderr).toContain('its program uvx cannot be started: it is not installed, or not on the PATH');
  });
});

describe('svc run URL', () => {
  test('leads to a remote server that has answered, with flags in effect', async () => {
    const server = await listening((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        const { id, method }: { id?: unknown; method?: string } = JSON.parse(body);
        const tools = ['a', 'b'].map((name) => ({ name, inputSchema: { type: 'object' } }));
        const result =
          method === 'server/discover'
            ? { supportedVersions: ['2026-07-28'], capabilities: { tools: {} }, resultType: 'complete' }
            : { tools, resultType: 'complete', ttlMs: 0, cacheScope: 'private' };
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
      });
    });
    const child = startSvc(['run', '-f', `http://127.0.0.1:${server.port}/mcp`, '--tools', 'b']);
    const [first] = await once(child.stdout?.setEncoding('utf8') ?? child, 'data');
    const answer = await (await postModern(new URL(String(first).trim()), 'tools/list')).text();
    expect(answer).toContain('"name":"b"');
    expect(answer).not.toContain('"name":"a"');
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });

  test('ends with code 1 where nobody answers', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const address = closed.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    closed.close();
    const { code, stdout, stderr } = await refusal(['--foreground', `http://127.0.0.1:${port}/mcp`]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/error: 127-0-0-1 does not answer: it cannot be reached/);
  });
});

describe('what is refused, with code 2', () => {
  const refused: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['no server', ['--foreground'], /no server to run/],
    ['a delay in the background', ['http://127.0.0.1:9', '--shutdown-delay', '5s'], /--shutdown-delay is for servers/],
    ['an image of what is none', ['--build-only', 'a:1'], /images are built of packages that run in a container/],
    [
      'an image of a process',
      [...asProcess.slice(1), '--build-only', 'npx://a'],
      /images are built of packages that run in a container/,
    ],
    ['a base image of an image', ['-f', 'a:1', '--runtime-image', 'b:1'], /--runtime-image: no image is built with it/],
    ['an image as a process', [...asProcess.slice(1), 'a:1'], /"a:1" is an image/],
    ['an option as a package', [...asProcess.slice(1), 'npx://--version'], /not followed by the name of a package/],
    ['a transport over HTTP', [...asProcess.slice(1), 'npx://a', '--transport', 'sse'], /a process that serves sse/],
    ['mounts', [...asProcess.slice(1), 'npx://a', '--volume', '/a:/b'], /--volume: no container is started with it/],
    [
      'a secret that is missing',
      [...asProcess.slice(1), 'npx://a', '--secret', 'a,target=B'],
      /the secret a of the environment variable SVC_SECRET_A cannot be read/,
    ],
    [
      'a port out of range',
      ['-f', 'http://127.0.0.1:9', '--proxy-port', '70000'],
      /--proxy-port: 70000 is out of range/,
    ],
    ['a port that is no number', ['-f', 'http://127.0.0.1:9', '--proxy-port', 'x'], /--proxy-port: "x" is not a whole/],
    ['a variable without a name', ['-f', 'npx://a', '-e', '=b'], /--env: "=b" has no name/],
    [
      'files of variables that are missing',
      [...asProcess.slice(1), 'npx://a', '--env-file-dir', '/nowhere'],
      /variables cannot be read/,
    ],
    [
      'a document and flags',
      ['-f', '--from-config', 'run.json', '--name', 'x', 'npx://a'],
      /"npx:\/\/a", --name would be ignored/,
    ],
  ];

  test.each(refused)('%s', async (_, args, message) => {
    const { code, stdout, stderr } = await refusal(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test('a port that is taken, with the address', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const folder = temporaryFolder('svc-run-');
    const document = join(folder, 'run.json');
    writeFileSync(
      document,
      JSON.stringify({ schemaVersion: 'v1', remoteUrl: 'http://127.0.0.1:9/mcp', proxyPort: port }),
    );
    const { code, stderr } = await refusal(['--foreground', '--from-config', document]);
    taken.close();
    expect(code).toBe(2);
    expect(stderr).toContain(`cannot listen on 127.0.0.1:${port}: address already in use`);
  });
});
