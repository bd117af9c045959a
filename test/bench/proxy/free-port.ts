import { listening } from '../../support/mcp/listening.ts';

/** A port of this machine that nobody listens on at present, for programs that take no 0. */
export async function freePort(): Promise<number> {
  const server = await listening(() => undefined);
  await server.close();
  return server.port;
}
