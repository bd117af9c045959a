import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listening } from '../support/mcp/listening.ts';
import { runSvc, startSvc } from '../support/run-svc.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('svc run --foreground --from-config', () => {
  test('is ready once the server has answered, and ends on SIGTERM with what is in flight answered', async () => {
    const folder = temporaryFolder('svc-run-');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isUp = false;
    const server = await listening((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      request.on('end', () => {
        void reply(body, response);
      });
    });
    const answer = async (body: string): Promise<{ status: number; text: string }> => {
      if (!isUp) return { status: 503, text: '' };
      const message: { id?: unknown; method?: string } = JSON.parse(body);
      if (message.method === 'tools/call') await held;
      const result =
        message.method === 'server/discover'
          ? { supportedVersions: ['2026-07-28'], capabilities: {} }
          : { content: [], resultType: 'complete' };
      return { status: 200, text: JSON.stringify({ jsonrpc: '2.0', id: message.id, result }) };
    };
    const reply = async (body: string, response: ServerResponse): Promise<void> => {
      const { status, text } = await answer(body);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(text);
    };
    const document = join(folder, 'run.json');
    await writeFile(
      document,
      JSON.stringify({ schemaVersion: 'v1', transport: 'streamable-http', targetPort: server.port }),
    );
    const child = startSvc(['run', '--foreground', '--from-config', document, '--shutdown-delay', '1s']);
    const lines: string[] = [];
    const listens = new Promise<string>((resolve) => {
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        lines.push(text);
        const address = /"address":"(http[^"]+)"/.exec(lines.join(''))?.[1];
        if (address !== undefined) resolve(address);
      });
    });
    const exited = once(child, 'exit');
    const address = await listens;
    expect((await fetch(`${address}/health`)).status).toBe(200);
    const waiting = await fetch(`${address}/readyz`);
    expect(waiting.status).toBe(503);
    expect(await waiting.text()).toContain('the MCP server');
    isUp = true;
    for (let status = 503; status !== 200;) ({ status } = await fetch(`${address}/readyz`));
    const params = {
      name: 'x',
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    };
    const call = fetch(`${address}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/call',
        'mcp-name': 'x',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    child.kill('SIGTERM');
    // For a while it is no longer ready and still serves.
    for (let status = 200; status !== 503;) ({ status } = await fetch(`${address}/readyz`));
    expect((await fetch(`${address}/health`)).status).toBe(200);
    release();
    const answered = await call;
    expect(answered.status).toBe(200);
    expect(await answered.json()).toMatchObject({ id: 1, result: { content: [] } });
    expect(await exited).toEqual([0, null]);
    await server.close();
  });

  test('says what it cannot run, and what is wrong with the document', async () => {
    const folder = temporaryFolder('svc-run-');
    const image = join(folder, 'image.json');
    await writeFile(image, '{"schemaVersion":"v1","image":"example.com/server:1"}');
    const refused = await runSvc(['run', '--foreground', '--from-config', image], {
      environment: { DOCKER_HOST: `unix://${folder}/docker.sock` },
    });
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('no container engine answers');
    const wrong = join(folder, 'wrong.json');
    await writeFile(wrong, '{"schemaVersion":"v1","image":"a","targetPrt":1}');
    const invalid = await runSvc(['run', '--foreground', '--from-config', wrong]);
    expect(invalid.code).toBe(1);
    expect(invalid.stderr).toContain('targetPort');
  });
});
