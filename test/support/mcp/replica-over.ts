import { expect } from 'vitest';
import type { GatewayBounds } from '../../../runtime/mcp/gateway/bounds.ts';
import { openReplicas } from '../../../runtime/mcp/session/replicas.ts';
import { redisSessions } from '../../../runtime/mcp/session/redis-sessions.ts';
import { connectRedis } from '../../../runtime/storage/redis/redis-connection.ts';
import type { RunningRedis } from '../redis.ts';
import { gatewayOver, type TestGateway } from './gateway-over.ts';
import { closeLater } from './open-gateways.ts';
import { send, type LegacyClient, type RawAnswer } from './raw-client.ts';
import type { ScriptedServer } from './scripted-server.ts';

/** Starts a gateway in this process that shares sessions in Redis with others of the same prefix; closed when the test is done. */
export async function replicaOver(
  redis: RunningRedis,
  server: ScriptedServer,
  prefix: string,
  bounds: Partial<GatewayBounds> = {},
): Promise<TestGateway> {
  const connection = await connectRedis({ place: { address: { host: '127.0.0.1', port: redis.port } }, db: 0 });
  await connection.ready(10_000);
  const store = await redisSessions({ redis: connection, prefix });
  const replicas = await openReplicas({ redis: connection, prefix });
  await expect
    .poll(async () =>
      JSON.stringify(await connection.commands.pubsub('NUMSUB', `${prefix}mail:${replicas.mail.replica}`)),
    )
    .not.toMatch(/,0\]/);
  const gateway = await gatewayOver(server, { store, replicas, bounds });
  closeLater(async () => {
    await gateway.close();
    await replicas.close();
    await connection.close();
  });
  return gateway;
}

/** The same session by the other replica. */
export function by(gateway: { readonly endpoint: URL }, { session }: LegacyClient) {
  const headers = { 'mcp-session-id': session, 'mcp-protocol-version': '2025-11-25' };
  return {
    post: (body: unknown): Promise<RawAnswer> =>
      send(gateway.endpoint, 'POST', { headers: { ...headers, 'content-type': 'application/json' }, body }),
    get: (more: Record<string, string>): Promise<RawAnswer> =>
      send(gateway.endpoint, 'GET', { headers: { ...headers, accept: 'text/event-stream', ...more } }),
  };
}
