import { createServer, type Server } from 'node:http';
import { KubeConfig } from '@kubernetes/client-node';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { attachPod, type AttachedPod, type AttachProblem } from '../../../runtime/cluster/attach-pod.ts';
import { ownMessage } from '../../../runtime/mcp/backend/own-client.ts';
import { podChannel } from '../../../runtime/mcp/backend/stdio/pod-channel.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Pod {
  readonly name: string;
  readonly created: string;
  readonly isRunning?: boolean;
  readonly isDeleted?: boolean;
}

/** An API server that knows pods and attaches to them. */
async function cluster(pods: readonly Pod[], onAttach: (socket: WebSocket, url: string) => void, listStatus = 200) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url ?? ''} ${request.headers.authorization ?? ''}`);
    const items = pods.map(({ name, created, isRunning = true, isDeleted = false }) => ({
      metadata: { name, creationTimestamp: created, ...(isDeleted ? { deletionTimestamp: created } : {}) },
      status: {
        containerStatuses: [{ name: 'mcp', state: isRunning ? { running: { startedAt: created } } : { waiting: {} } }],
      },
    }));
    response.writeHead(listStatus, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        listStatus === 200 ? { kind: 'PodList', apiVersion: 'v1', metadata: {}, items } : { kind: 'Status' },
      ),
    );
  });
  const sockets = new WebSocketServer({ server, handleProtocols: (offered) => [...offered][0] ?? false });
  sockets.on('connection', (socket, request) => onAttach(socket, request.url ?? ''));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const load = async (): Promise<KubeConfig> => {
    const config = new KubeConfig();
    config.loadFromClusterAndUser({ name: 'c', server: url, skipTLSVerify: true }, { name: 'u', token: 'the-token' });
    return config;
  };
  return { load, asked };
}

const target = { namespace: 'team', selector: { app: 'weather', tier: 'backend' }, container: 'mcp' };

describe('attaching to a pod', () => {
  it('finds the newest pod that runs, and carries both directions', async () => {
    const sent: Buffer[] = [];
    const urls: string[] = [];
    const { load, asked } = await cluster(
      [
        { name: 'old', created: '2026-01-01T00:00:00Z' },
        { name: 'new', created: '2026-01-02T00:00:00Z' },
        { name: 'starting', created: '2026-01-03T00:00:00Z', isRunning: false },
        { name: 'leaving', created: '2026-01-04T00:00:00Z', isDeleted: true },
      ],
      (socket, url) => {
        urls.push(url);
        socket.send(Buffer.from('\u0001at once\n'));
        socket.on('message', (data: Buffer) => {
          sent.push(data);
          socket.send(Buffer.concat([Buffer.from([1]), data.subarray(1)]));
          socket.send(Buffer.from('\u0002a warning\n'));
        });
      },
    );
    const heard = { output: '', errors: '', closed: new Array<string>() };
    const attached = await attachPod(
      target,
      {
        output: (bytes) => (heard.output += bytes.toString()),
        errorOutput: (bytes) => (heard.errors += bytes.toString()),
        closed: (reason) => heard.closed.push(reason),
      },
      load,
    );
    expect(attached).toMatchObject({ pod: 'new' });
    opened(attached).write(Buffer.from('hello\n'));
    await expect.poll(() => heard).toEqual({ output: 'at once\nhello\n', errors: 'a warning\n', closed: [] });
    expect(sent).toEqual([Buffer.from('\u0000hello\n')]);
    expect(urls[0]).toBe(
      '/api/v1/namespaces/team/pods/new/attach?container=mcp&stdin=true&stdout=true&stderr=true&tty=false',
    );
    expect(decodeURIComponent(asked[0] ?? '')).toContain('labelSelector=app=weather,tier=backend');
    expect(asked[0]).toContain('Bearer the-token');
    opened(attached).close();
    expect(heard.closed).toEqual([]);
  });

  it('tells once that the container has ended or the connection is gone', async () => {
    for (const end of [
      (socket: WebSocket) => socket.send(Buffer.from('\u0003{"status":"Success"}')),
      (socket: WebSocket) => socket.send(Buffer.from([255, 1])),
      (socket: WebSocket) => socket.terminate(),
    ]) {
      const { load } = await cluster([{ name: 'p', created: '2026-01-01T00:00:00Z' }], (socket) => {
        socket.on('message', () => end(socket));
      });
      const closed: string[] = [];
      const listener = {
        output: () => undefined,
        errorOutput: () => undefined,
        closed: (reason: string) => closed.push(reason),
      };
      opened(await attachPod(target, listener, load)).write(Buffer.from('x'));
      await expect.poll(() => closed).toHaveLength(1);
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(closed).toHaveLength(1);
      expect(closed[0]).toContain('pod p');
    }
  });

  it('says what is missing', async () => {
    const listener = { output: () => undefined, errorOutput: () => undefined, closed: () => undefined };
    const none = await cluster([], () => undefined);
    expect(await attachPod(target, listener, none.load)).toEqual({
      problem: 'no pod with the labels app=weather,tier=backend in namespace team runs container "mcp"',
    });
    const forbidden = await cluster([], () => undefined, 403);
    expect(await attachPod(target, listener, forbidden.load)).toMatchObject({
      problem: expect.stringContaining('lacks pods or pods/attach'),
    });
    const refusing = await cluster([{ name: 'p', created: '2026-01-01T00:00:00Z' }], (socket) => socket.terminate());
    const answer = await attachPod(target, listener, refusing.load);
    expect('problem' in answer || answer.pod === 'p').toBe(true);
  });

  it('is a channel of messages, one a line', async () => {
    const { load } = await cluster([{ name: 'p', created: '2026-01-01T00:00:00Z' }], (socket) => {
      socket.on('message', (data: Buffer) => {
        const line = data.subarray(1, -1);
        for (const byte of line) socket.send(Buffer.from([1, byte]));
        socket.send(Buffer.from('\u0001\n'));
      });
    });
    const lines: string[] = [];
    const open = podChannel({ ...target, messageSize: 1000, onErrorLine: () => undefined }, (pod, listener) =>
      attachPod(pod, listener, load),
    );
    const channel = await open({ line: (bytes) => lines.push(bytes.toString()), closed: () => undefined });
    if ('problem' in channel) throw new Error(channel.problem);
    const { bytes } = ownMessage({ id: 1, method: 'ping' });
    channel.write(bytes);
    channel.write(bytes);
    await expect.poll(() => lines).toEqual([bytes.toString(), bytes.toString()]);
    await channel.close(0);
  });
});

function opened(attached: AttachedPod | AttachProblem): AttachedPod {
  if ('problem' in attached) throw new Error(attached.problem);
  return attached;
}
