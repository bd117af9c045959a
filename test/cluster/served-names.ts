import { listAt, textAt } from '../support/plain-walk.ts';

/** Names of the servers that a registry behind an address `host:port` lists, in its order. Throws when it does not answer with a list. */
export async function servedNames(address: string, registry: string): Promise<string[]> {
  const response = await fetch(`http://${address}/${registry}/v0.1/servers?version=latest`, {
    signal: AbortSignal.timeout(5000),
  });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${JSON.stringify(body)}`);
  return listAt(body, 'servers').map((item) => textAt(item, 'server', 'name'));
}

/** Publishes version 1.0.0 of a server to a managed source of a registry server. Throws when it is refused. */
export async function publish(address: string, source: string, name: string): Promise<void> {
  const response = await fetch(`http://${address}/${source}/v0.1/publish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, version: '1.0.0', description: 'Published', url: 'https://example.com/mcp' }),
    signal: AbortSignal.timeout(5000),
  });
  if (response.status !== 201) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
}
