import { expect, test } from 'vitest';
import { closeLater, progressOf, toolCall } from '../support/mcp/open-gateways.ts';
import { openSession } from '../support/mcp/raw-client.ts';
import { replicaOver } from '../support/mcp/replica-over.ts';
import { legacyScript, startScriptedServer } from '../support/mcp/scripted-server.ts';
import { rawConnection } from '../support/raw-connection.ts';
import { hasRedis, startRedis } from '../support/redis.ts';

test.skipIf(!hasRedis())('a stream that another replica writes is kept alive while nothing comes', async () => {
  const server = await startScriptedServer(
    legacyScript((_received, answer) => {
      answer.stream();
      answer.event(progressOf('p', 1));
    }),
  );
  closeLater(() => server.close());
  const redis = await startRedis();
  closeLater(() => redis.remove());
  const prefix = '{followed}:';
  const [one, other] = [
    await replicaOver(redis, server, prefix),
    await replicaOver(redis, server, prefix, { keepAliveTime: 20 }),
  ];
  const client = await openSession(one.endpoint);
  const answer = await client.post(toolCall('x'));
  await answer.next();
  const seen = await answer.next();
  answer.drop();
  const { endpoint } = other;
  const connection = await rawConnection(endpoint.origin);
  closeLater(async () => void connection.socket.destroy());
  connection.write(
    `GET /mcp HTTP/1.1\r\nHost: ${endpoint.host}\r\nAccept: text/event-stream\r\nMcp-Session-Id: ${client.session}\r\nLast-Event-ID: ${seen?.id}\r\n\r\n`,
  );
  expect(await connection.until(/: keep-alive[^]*: keep-alive/)).not.toContain('data:');
});
