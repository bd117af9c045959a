import { readFileSync } from 'node:fs';
import { loadDocument } from '../../../generated/load.ts';
import type { RunConfig } from '../../../generated/types/run.ts';
import { createHttpServer } from '../../../runtime/http/server.ts';
import { createGateway } from '../../../runtime/mcp/gateway/gateway.ts';
import { childChannel } from '../../../runtime/mcp/backend/stdio/child-channel.ts';
import { openStdioBackend } from '../../../runtime/mcp/backend/stdio/stdio-backend.ts';
import { createLog } from '../../../runtime/observe/log.ts';
import { openComponents } from '../../../runtime/proxy/proxy-components.ts';
import { namedSecret } from '../../../runtime/endpoint/named-secret.ts';
import { isRefusal } from '../../../runtime/endpoint/refused-start.ts';

/**
 * The proxy in front of a child process, a program of its own: `svc run` reaches standard streams in a pod only. Everything else is
 * as its run document says. Arguments: the document, then the command of the child.
 */
const [document = '', program = '', ...args] = process.argv.slice(2);
const log = createLog();
const { withDefaults } = await loadDocument.run();
const config = withDefaults(JSON.parse(readFileSync(document, 'utf8')) as RunConfig);
const parts = await openComponents(config, log, {
  secretNamed: (name) => namedSecret(name),
  login: undefined,
});
if (isRefusal(parts)) throw new Error(parts.problem);
const backend = openStdioBackend({
  name: 'child',
  log,
  open: childChannel({ program, args, environment: {}, messageSize: 33_554_432, onErrorLine: () => undefined }),
});
const gateway = createGateway({
  view: parts.tools.viewOf(backend),
  sessions: parts.storage.sessions,
  sites: { origins: new Set(), hosts: undefined },
  log,
  hooks: parts.hooks,
});
const server = createHttpServer({ log });
server.raw({
  path: '/mcp',
  limits: { answerTime: 0, idleTime: 0, stallTime: 60_000 },
  handle: (exchange) => gateway.handle(exchange),
});
const address = await server.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${JSON.stringify({ address })}\n`);
process.once('SIGTERM', () => {
  void Promise.all([backend.close(0), parts.close()]).then(() => process.exit(0));
});
