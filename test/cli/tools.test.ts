import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLegacySdkServer, type LegacySdkServer } from '../support/mcp/legacy-sdk-server.ts';
import { listening } from '../support/mcp/listening.ts';
import { startTestAggregator, type TestAggregator } from '../support/mcp/running-aggregator.ts';
import { runSvc, startSvc, type SvcRun } from '../support/run-svc.ts';

const folder = mkdtempSync(join(tmpdir(), 'svc-tools-'));
let backend: LegacySdkServer;
let aggregator: TestAggregator;
/** The tool `wait` was called; its call was cancelled. */
const [waits, cancelled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];

beforeAll(async () => {
  backend = await startLegacySdkServer((server) => {
    server.registerTool('wait', {}, async (extra) => {
      waits.resolve();
      await new Promise<void>((resolve) => extra.signal.addEventListener('abort', () => resolve()));
      cancelled.resolve();
      return { content: [] };
    });
  });
  aggregator = await startTestAggregator({
    outgoingAuth: { source: 'inline' },
    backends: [{ name: 'old', url: `${backend.address}/mcp`, transport: 'streamable-http' }],
    aggregation: { conflictResolution: 'prefix' },
    compositeTools: [
      {
        name: 'report',
        description: 'Looks, and asks',
        parameters: { type: 'object', properties: { service: { type: 'string' } }, required: ['service'] },
        steps: [
          { id: 'look', tool: 'old.echo', arguments: { text: 'about {{.params.service}}' } },
          {
            id: 'ask',
            type: 'elicitation',
            dependsOn: ['look'],
            message: 'Found {{.steps.look.output.text}}. How many?',
            schema: { type: 'object', properties: { count: { type: 'integer' } }, required: ['count'] },
          },
          {
            id: 'say',
            tool: 'old.echo',
            dependsOn: ['ask'],
            arguments: { text: '{{.steps.ask.output.count}} of them' },
          },
        ],
      },
    ],
  });
  await aggregator.ready();
});

afterAll(async () => {
  await aggregator.close();
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

function svc(args: readonly string[], input?: string): Promise<SvcRun> {
  return runSvc([...args, '--server', aggregator.endpoint.href], input === undefined ? {} : { input });
}

function fileOf(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('svc tools', () => {
  test('lists what the server offers, with the parameters that are needed', async () => {
    const { code, stdout } = await svc(['tools', 'list']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^NAME +PARAMETERS +DESCRIPTION\n/);
    expect(stdout).toMatch(/^old_echo +text\* +Says it again\.$/m);
    expect(stdout).toMatch(/^report +service\* +Looks, and asks$/m);
    const json: unknown = JSON.parse((await svc(['tools', 'list', '--format', 'json'])).stdout);
    expect(json).toContainEqual(expect.objectContaining({ name: 'old_echo', description: 'Says it again.' }));
  });

  test('calls a tool of a server of either era, and prints or writes its result', async () => {
    expect(await svc(['tools', 'call', 'old_echo', '--param', 'text=hello'])).toMatchObject({
      code: 0,
      stdout: 'hello\n',
    });
    const direct = ['tools', 'call', 'echo', '--server', `${backend.address}/mcp`];
    expect(await runSvc([...direct, '--param', 'text="5"'])).toMatchObject({ code: 0, stdout: '5\n' });
    expect(await svc(['tools', 'call', 'old_echo', '--params', '-'], 'text: from a file')).toMatchObject({
      stdout: 'from a file\n',
    });
    const output = join(folder, 'result.json');
    const written = ['tools', 'call', 'old_echo', '--param', 'text=x', '--format', 'json', '-o', output];
    expect(await svc(written)).toMatchObject({ code: 0, stdout: '' });
    expect(JSON.parse(readFileSync(output, 'utf8'))).toMatchObject({ content: [{ type: 'text', text: 'x' }] });
  });

  test('ends with 1 where the tool fails, is not there, or refuses its parameters', async () => {
    expect(await svc(['tools', 'call', 'old_fail'])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'error: tool "old_fail": it failed\n',
    });
    const mistyped = await svc(['tools', 'call', 'old_ecko']);
    expect(mistyped).toMatchObject({ code: 1, stdout: '' });
    expect(mistyped.stderr).toContain('has no tool "old_ecko"\nHint: did you mean "old_echo"?');
    expect((await svc(['tools', 'call', 'old_echo', '--param', 'text=[1]'])).code).toBe(1);
  });

  test('says what is wrong with the command line or the server, and ends with 2', async () => {
    const unnamed = await runSvc(['tools', 'list']);
    expect(unnamed).toMatchObject({ code: 2, stderr: expect.stringContaining('no MCP server is named') });
    expect(unnamed.stderr).toContain('set SVC_MCP_URL');
    const away = await runSvc(['tools', 'list', '--server', 'http://127.0.0.1:1/mcp']);
    expect(away).toMatchObject({ code: 2, stderr: expect.stringContaining('Hint: start the server') });
    const path = await runSvc(['tools', 'list', '--server', `${aggregator.address}/tools`]);
    expect(path).toMatchObject({ code: 2, stderr: expect.stringContaining('check the path of --server') });
    expect(await svc(['tools', 'call', 'old_echo', '--param', 'text'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('write --param name=value'),
    });
    expect(await svc(['tools', 'call', 'old_echo', '--params', '-'], '[1]')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('does not hold one object'),
    });
  });

  test('sends its token, and says how to give one where it is needed', async () => {
    const seen: (string | undefined)[] = [];
    const guarded = await listening((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    });
    try {
      const without = await runSvc(['tools', 'list', '--server', `${guarded.address}/mcp`]);
      expect(without).toMatchObject({ code: 2, stderr: expect.stringContaining('put a token in SVC_MCP_TOKEN') });
      const environment = { SVC_MCP_URL: `${guarded.address}/mcp`, SVC_MCP_TOKEN: 'abc' };
      const refused = await runSvc(['tools', 'list'], { environment });
      expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('does not accept this one') });
      expect(refused.stderr).not.toContain('abc');
      expect(seen.at(-1)).toBe('Bearer abc');
      const plain = ['tools', 'list', '--server', 'http://tools.example.com/mcp'];
      expect(await runSvc(plain, { environment: { SVC_MCP_TOKEN: 'abc' } })).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('a token is not sent over plain http'),
      });
    } finally {
      await guarded.close();
    }
  });

  test('cancels a call at its server when it is interrupted', async () => {
    const child = startSvc(['tools', 'call', 'old_wait', '--server', aggregator.endpoint.href]);
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    await waits.promise;
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    await cancelled.promise;
  });
});

describe('svc workflow run', () => {
  test('shows the steps as they happen, and answers questions from a file', async () => {
    const answers = fileOf('answers.yaml', 'ask: { count: 3 }\n');
    const { code, stdout, stderr } = await svc([
      'workflow',
      'run',
      'report',
      '--param',
      'service=db',
      '--answers',
      answers,
    ]);
    expect(stderr).toBe(
      [
        'step "look" is completed (1 of 3)',
        'step "ask" is completed (2 of 3)',
        'step "say" is completed (3 of 3)',
        '',
      ].join('\n'),
    );
    expect({ code, stdout: JSON.parse(stdout) }).toEqual({ code: 0, stdout: { text: '3 of them' } });
  });

  test('prints the question if there is no answer', async () => {
    const { code, stdout, stderr } = await svc(['workflow', 'run', 'report', '--param', 'service=db']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('asks "ask", and there is no answer: Found about db. How many?');
    expect(stderr).toContain('--answers: ask: {');
  });

  test('ends with 1 where the user declines or the parameters are wrong', async () => {
    const answers = fileOf('declined.yaml', 'ask: decline\n');
    const declined = await svc(['workflow', 'run', 'report', '--param', 'service=db', '--answers', answers]);
    expect(declined).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('the user declined') });
    const wrong = await svc(['workflow', 'run', 'report']);
    expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('the parameters do not match') });
    const unknown = await svc(['workflow', 'run', 'raport']);
    expect(unknown.stderr).toContain('has no workflow "raport"\nHint: did you mean "report"?');
  });
});

test('a server that lists tools without an end is left after a bounded number of pages', async () => {
  let pages = 0;
  const endless = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { id, method }: { id: unknown; method: string } = JSON.parse(body);
      const lists = { resultType: 'complete', ttlMs: 0, cacheScope: 'private' };
      pages += method === 'tools/list' ? 1 : 0;
      const result =
        method === 'server/discover'
          ? { ...lists, supportedVersions: ['2026-07-28'], capabilities: { tools: {} } }
          : { ...lists, tools: [{ name: `t${pages}`, inputSchema: { type: 'object' } }], nextCursor: `c${pages}` };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
    });
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const address = endless.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { code, stdout } = await runSvc(['tools', 'list', '--server', `http://127.0.0.1:${port}/mcp`]);
  expect(code).toBe(0);
  expect(stdout.split('\n')).toHaveLength(1002);
  endless.close();
});

test('where a server lists a search in place of its tools, the hint says how one is called', async () => {
  const searched = await startTestAggregator({
    backends: [{ name: 'old', url: `${backend.address}/mcp`, transport: 'streamable-http' }],
    optimizer: {},
  });
  try {
    await searched.ready();
    const run = await runSvc(['tools', 'call', 'old_echo', '--server', searched.endpoint.href]);
    expect(run.code).toBe(1);
    expect(run.stderr).toContain('has no tool "old_echo"\nHint: it lists a search in place of its tools');
    const parameters = fileOf('called.json', JSON.stringify({ tool_name: 'old_echo', parameters: { text: 'hello' } }));
    const args = ['tools', 'call', 'call_tool', '--params', parameters, '--server', searched.endpoint.href];
    expect(await runSvc(args)).toMatchObject({ code: 0, stdout: expect.stringContaining('hello') });
  } finally {
    await searched.close();
  }
});
