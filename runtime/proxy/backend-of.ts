import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { openHttpServer } from '../endpoint/open-http-server.ts';
import type { Renewal } from '../http/outgoing/renewing-pool.ts';
import type { RefusedStart } from '../endpoint/refused-start.ts';
import type { Backend } from '../mcp/backend/backend.ts';
import { backendBounds } from '../mcp/backend/bounds.ts';
import { podChannel } from '../mcp/backend/stdio/pod-channel.ts';
import { openStdioBackend } from '../mcp/backend/stdio/stdio-backend.ts';
import type { Log } from '../observe/log.ts';
import { targetOf } from './target.ts';

/** The MCP server behind a proxy: at an address, or on the standard streams of a pod. `renewal`: who has another credential when it refuses one. */
export async function backendOf(
  config: RunConfigWithDefaults,
  log: Log,
  renewal?: Renewal,
): Promise<Backend | RefusedStart> {
  const { kubernetes, name = 'backend' } = config;
  if (kubernetes !== undefined) {
    const { namespace, podSelector, container } = kubernetes;
    return openStdioBackend({
      name,
      log,
      // Other replicas of this proxy attach to the same pod.
      isShared: true,
      open: podChannel({
        namespace,
        selector: podSelector,
        container,
        messageSize: backendBounds.messageSize,
        onErrorLine: (line) => log.info({ backend: name, stream: 'stderr' }, line),
      }),
    });
  }
  const target = targetOf(config);
  if ('problem' in target) return target;
  return openHttpServer(
    {
      name,
      url: target.url,
      transport: config.transport === 'sse' ? 'sse' : 'streamable-http',
      addresses: { loopback: target.isOurs, private: target.isOurs },
      plainHttp: target.isOurs ? 'anywhere' : 'loopback',
      caFile: config.caBundlePath,
      renewal,
    },
    log,
  );
}
