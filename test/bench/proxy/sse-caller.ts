/** Sends a message with this id, and gives the message that answers it. */
export type SseCaller = (id: number, body: string) => Promise<string>;

/** Begins a session over the transport of 2024-11-05: messages are posted, and answers come on one stream. */
export async function openSseCaller(address: string): Promise<SseCaller> {
  const stream = await fetch(`${address}/mcp`, { headers: { accept: 'text/event-stream' } });
  if (!stream.ok || stream.body === null) throw new Error(`no stream was begun: ${stream.status}`);
  const waiting = new Map<number, (message: string) => void>();
  let found = (_path: string): void => undefined;
  const endpoint = new Promise<string>((resolve) => {
    found = resolve;
  });
  void readEvents(stream.body, (type, data) => {
    if (type === 'endpoint') found(data);
    const id = Number(/"id":(\d+)/.exec(data)?.[1] ?? -1);
    waiting.get(id)?.(data);
    waiting.delete(id);
  });
  const url = new URL(await endpoint, address);
  const post = async (body: string): Promise<void> => {
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a message was refused: ${answer.status}`);
  };
  const call: SseCaller = async (id, body) => {
    const answered = new Promise<string>((resolve) => waiting.set(id, resolve));
    await post(body);
    return answered;
  };
  const clientInfo = { name: 'bench', version: '0' };
  const params = { protocolVersion: '2024-11-05', capabilities: {}, clientInfo };
  // Ids of calls begin with 0.
  const id = Number.MAX_SAFE_INTEGER;
  await call(id, JSON.stringify({ jsonrpc: '2.0', id, method: 'initialize', params }));
  await post(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }));
  return call;
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (type: string, data: string) => void,
): Promise<void> {
  let text = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    const events = text.split(/\r?\n\r?\n/);
    text = events.pop() ?? '';
    for (const event of events) {
      const type = /^event: ?(.*)$/m.exec(event)?.[1] ?? 'message';
      onEvent(type, /^data: ?(.*)$/m.exec(event)?.[1] ?? '');
    }
  }
}
