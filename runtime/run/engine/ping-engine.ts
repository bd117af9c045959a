import { request } from 'node:http';
import { reasonOf } from '../../config/system-error.ts';

/**
 * Asks whether a container engine is at a socket (Docker Engine API, GET /_ping). Undefined where one answers within `timeMs`
 * milliseconds, else why not.
 */
export function pingEngine(socketPath: string, timeMs: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const late = `it does not answer within ${timeMs / 1000} s`;
    const ping = request({ socketPath, path: '/_ping', agent: false, signal: AbortSignal.timeout(timeMs) });
    ping.once('response', (response) => {
      response.resume();
      const isEngine = response.statusCode === 200 && response.headers['api-version'] !== undefined;
      ping.destroy();
      resolve(isEngine ? undefined : 'what answers is not a container engine');
    });
    // The first reason counts: what comes after an answer is our own hanging up.
    ping.once('error', (error) => resolve(error.name === 'AbortError' ? late : reasonOf(error)));
    ping.on('error', () => undefined);
    ping.end();
  });
}
