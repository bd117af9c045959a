// An MCP server on standard streams, without a library: the requests name what it does. `--modern` selects revision 2026-07-28.
import { createInterface } from 'node:readline';

const isModern = process.argv.includes('--modern');
// It starts, and never writes a message.
const hangs = process.argv.includes('--hang');
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
let asked = 0;
const waiting = new Map();
const subscribed = new Set();
/** Levels of log messages that were asked for, the last one last. */
const levels = [];
// It lives on when nobody is left to talk to.
if (process.argv.includes('--stay')) setInterval(() => undefined, 1000);
process.stderr.write('ready\n');

createInterface({ input: process.stdin }).on('line', async (line) => {
  if (hangs) return;
  const message = JSON.parse(line);
  const { id, method, params = {} } = message;
  if (method === undefined) {
    waiting.get(id)?.(message);
    waiting.delete(id);
    return;
  }
  const answer = (result) => send({ id, result });
  if (method === 'server/discover' && isModern) {
    answer({
      resultType: 'complete',
      supportedVersions: ['2026-07-28'],
      capabilities: { tools: {} },
      serverInfo: { name: 'pipe', version: '1' },
    });
  } else if (method === 'initialize' && !isModern) {
    answer({ protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo: { name: 'pipe', version: '1' } });
  } else if (method === 'resources/subscribe') {
    subscribed.add(params.uri);
    answer({});
  } else if (method === 'logging/setLevel') {
    levels.push(params.level);
    answer({});
  } else if (method === 'resources/unsubscribe') {
    subscribed.delete(params.uri);
    answer({});
  } else if (method === 'tools/list' && process.argv.includes('--listed')) {
    const tools = [{ name: 'environment', inputSchema: { type: 'object' } }];
    answer({ resultType: 'complete', tools, ttlMs: 0, cacheScope: 'private' });
  } else if (method === 'tools/call') {
    await call(id, params, answer);
  } else if (method === 'subscriptions/listen') {
    const meta = { 'io.modelcontextprotocol/subscriptionId': id };
    send({ method: 'notifications/subscriptions/acknowledged', params: { _meta: meta } });
    send({ method: 'notifications/tools/list_changed', params: { _meta: meta } });
  } else if (id !== undefined) send({ id, error: { code: -32601, message: 'Method not found' } });
});

async function call(id, { name, arguments: given = {}, _meta }, answer) {
  switch (name) {
    case 'echo':
      setTimeout(() => answer({ content: [{ type: 'text', text: given.text }] }), given.delay ?? 0);
      break;
    case 'progress':
      send({
        method: 'notifications/progress',
        params: { progressToken: _meta.progressToken, progress: 1, who: given.who },
      });
      setTimeout(() => answer({ content: [], who: given.who }), 5);
      break;
    case 'ask': {
      asked += 1;
      const own = `ask-${asked}`;
      const answered = new Promise((resolve) => waiting.set(own, resolve));
      send({ id: own, method: 'elicitation/create', params: { message: given.who } });
      const { result, error } = await answered;
      answer({ content: [], answered: result ?? null, refused: error ?? null });
      break;
    }
    case 'ask much':
      for (let count = 0; count < given.count; count += 1) {
        const own = `much-${count}`;
        waiting.set(own, ({ error }) => send({ method: 'notifications/message', params: { refused: own, error } }));
        send({ id: own, method: 'elicitation/create', params: { message: own } });
      }
      break;
    case 'exit':
      process.exit(given.code ?? 3);
      break;
    case 'updates':
      for (const uri of given.uris) send({ method: 'notifications/resources/updated', params: { uri } });
      answer({ subscribed: [...subscribed], levels });
      break;
    case 'long':
      answer({ content: [{ type: 'text', text: 'x'.repeat(given.length) }] });
      break;
    case 'garbage':
      process.stdout.write('this is not a message\n{"jsonrpc":"2.0","id":99999,"result":{}}\n');
      answer({ content: [] });
      break;
    case 'environment':
      answer({ content: [], environment: { ...process.env }, args: process.argv.slice(2), pid: process.pid });
      break;
    case 'log':
      for (let count = 0; count < given.lines; count += 1) process.stderr.write(`${given.each}\n`);
      answer({ content: [] });
      break;
    case 'never':
      break;
    default:
      send({ id, error: { code: -32602, message: `Unknown tool: ${name}` } });
  }
}
