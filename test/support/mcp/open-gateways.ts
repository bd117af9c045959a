import { afterEach } from 'vitest';
import { gatewayOver, type GatewayOptions, type TestGateway } from './gateway-over.ts';
import { startScriptedServer, type ScriptedServer } from './scripted-server.ts';

const closing: (() => Promise<void>)[] = [];

// Registered for every test file that imports this module.
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Starts a gateway over a server that follows a script; both are closed when the test is done. */
export async function openGateway(
  script: Parameters<typeof startScriptedServer>[0],
  options: GatewayOptions = {},
): Promise<TestGateway & { readonly server: ScriptedServer }> {
  const server = await startScriptedServer(script);
  closeLater(() => server.close());
  const over = await gatewayOver(server, options);
  closeLater(() => over.close());
  return { ...over, server };
}

/** Closes something when the test is done, before what was opened earlier. */
export function closeLater(close: () => Promise<void>): void {
  closing.push(close);
}

/** A request of tools/call. */
export function toolCall(id: unknown, more: object = {}): object {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'slow', ...more } };
}

/** A notification about the progress of a request. */
export function progressOf(token: unknown, value: number): object {
  return { jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken: token, progress: value } };
}
