import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startAggregatorProcess } from '../support/mcp/aggregator-process.ts';
import { postModern } from '../support/mcp/raw-client.ts';
import { modernScript, startScriptedServer } from '../support/mcp/scripted-server.ts';
import { startToolServer } from '../support/mcp/searching-aggregator.ts';
import { at, textAt } from '../support/plain-walk.ts';
import { runSvc, startSvc } from '../support/run-svc.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('svc aggregator serve', () => {
  test('serves the backends of its configuration until SIGTERM', async () => {
    const server = await startScriptedServer(
      modernScript(({ message }, answer) => {
        const tools = [{ name: 'read', inputSchema: { type: 'object' } }];
        answer.result({ resultType: 'complete', ...(message.method === 'tools/list' ? { tools } : { content: [] }) });
      }),
    );
    const file = join(temporaryFolder('svc-aggregator-'), 'config.yaml');
    await writeFile(
      file,
      `groupRef: tests\nbackends:\n  - { name: files, url: "${server.address}/mcp", transport: streamable-http }\n`,
    );
    const child = startSvc(['aggregator', 'serve', file, '--address', '127.0.0.1:0']);
    let said = '';
    const address = await new Promise<string>((resolve) => {
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const found = /"address":"(http[^"]+)"/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    for (let status = 503; status !== 200;) ({ status } = await fetch(`${address}/readyz`));
    const call = await postModern(new URL('/mcp', address), 'tools/call', { name: 'files_read' });
    expect(await call.message()).toMatchObject({ result: { content: [] } });
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    await server.close();
  });

  test('writes the audit log to its standard output without a file, with so many bytes of requests and answers', async () => {
    const server = await startToolServer(() => [{ name: 'read' }]);
    const file = join(temporaryFolder('svc-aggregator-'), 'config.yaml');
    const audit = '{ enabled: true, includeRequestData: true, includeResponseData: true, maxDataSize: 40 }';
    await writeFile(
      file,
      `groupRef: tests\naudit: ${audit}\nbackends:\n  - { name: a, url: "${server.address}/mcp", transport: streamable-http }\n`,
    );
    const aggregator = await startAggregatorProcess(file);
    await expect.poll(() => aggregator.readiness()).toMatch(/^200/);
    const long = { name: 'a_read', arguments: { text: 'x'.repeat(1000) } };
    await (await postModern(aggregator.endpoint, 'tools/call', long)).text();
    expect(await aggregator.close()).toBe(0);
    await server.close();
    const events = aggregator
      .output()
      .split('\n')
      .filter((line) => line !== '')
      .map((line): unknown => JSON.parse(line));
    const event = events.find((each) => textAt(each, 'type') === 'mcp_tool_call');
    expect(event).toMatchObject({ msg: 'audit_event', target: { name: 'a_read' } });
    for (const part of ['request', 'response']) {
      const data = JSON.stringify(at(event, 'data', part));
      expect(data.length).toBeGreaterThan(20);
      expect(data.length).toBeLessThan(120);
    }
  });

  test('says what keeps it from starting', async () => {
    const file = join(temporaryFolder('svc-aggregator-'), 'config.yaml');
    await writeFile(file, 'groupRef: tests\nbackend: []\n');
    const unknown = await runSvc(['aggregator', 'serve', '--config', file]);
    expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('backends') });
    await writeFile(file, 'groupRef: tests\noutgoingAuth: { source: discovered }\n');
    const discovering = await runSvc(['aggregator', 'serve', '--config', file], { environment: { HOME: '/nowhere' } });
    const nothing = 'the group "tests" cannot be read: there is neither a kubeconfig nor the service account of a pod';
    expect(discovering).toMatchObject({ code: 2, stderr: expect.stringContaining(nothing) });
    await writeFile(file, 'groupRef: tests\ncompositeToolRefs: [{ name: a }]\n');
    const referring = await runSvc(['aggregator', 'serve', '--config', file]);
    expect(referring).toMatchObject({ code: 2, stderr: expect.stringContaining('compositeToolRefs is set') });
    await writeFile(
      file,
      `groupRef: tests\nincomingAuth: { type: local }\nbackends: [{ name: a, url: "http://a", transport: sse }]\n`,
    );
    const open = await runSvc(['aggregator', 'serve', '--config', file, '--address', '0.0.0.0:0']);
    expect(open).toMatchObject({ code: 2, stderr: expect.stringContaining('incomingAuth.type is local') });
    expect(await runSvc(['aggregator', 'serve', '--config', file, '--address', 'here'])).toMatchObject({ code: 2 });
    const two = await runSvc(['aggregator', 'serve', file, '--config', file]);
    expect(two).toMatchObject({ code: 2, stderr: expect.stringContaining('are two configurations') });
  });
});

describe('svc aggregator validate', () => {
  test('checks a configuration with the validator of the server', async () => {
    const file = join(temporaryFolder('svc-aggregator-'), 'config.yaml');
    await writeFile(file, 'groupRef: tests\n');
    expect(await runSvc(['aggregator', 'validate', file])).toEqual({
      code: 0,
      stdout: '',
      stderr: '1 aggregator document, no problems\n',
    });
    await writeFile(file, 'groupRef: tests\nbackends: [{ name: a, url: "ftp://x", transport: sse }]\n');
    expect(await runSvc(['aggregator', 'validate', file])).toMatchObject({ code: 1 });
    expect(await runSvc(['aggregator', 'validate'])).toMatchObject({ code: 2 });
    expect(await runSvc(['aggregator', 'validate', '--config', file])).toMatchObject({ code: 1 });
  });
});
