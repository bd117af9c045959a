import { loadDocument } from '../../../generated/load.ts';
import type { RunConfigWithDefaults } from '../../../generated/defaults/run.ts';
import type { RunConfig } from '../../../generated/types/run.ts';
import { namedSecret } from '../../../runtime/endpoint/named-secret.ts';
import type { SecretSource } from '../../../runtime/http/secret-value.ts';
import type { Log } from '../../../runtime/observe/log.ts';
import { startProxy } from '../../../runtime/proxy/proxy-server.ts';
import { openProcessBackend } from '../../../runtime/run/process-backend.ts';
import { memoryLog, type MemoryLog } from '../memory-log.ts';

/** A proxy in this process, on a free port of the loopback interface. */
export interface TestProxy {
  readonly address: string;
  /** `address` with the path of the endpoint. */
  readonly endpoint: URL;
  readonly log: MemoryLog;
  /** Resolves once it is ready. */
  ready(): Promise<void>;
  /** Once, however often it is called. */
  close(): Promise<void>;
}

/** Starts a proxy with a run document that has to be valid. */
export async function startTestProxy(config: Omit<RunConfig, 'schemaVersion'>): Promise<TestProxy> {
  const { validate, withDefaults } = await loadDocument.run();
  const document = { schemaVersion: 'v1', ...config };
  if (!validate(document))
    throw new Error(
      `not a run document: ${JSON.stringify(validate.errors?.map(({ instancePath, keyword, params }) => ({ instancePath, keyword, params })))}`,
    );
  const log = memoryLog();
  const filled = withDefaults(document);
  const started = await startProxy({
    config: filled,
    log: log.log,
    ...(filled.runtime?.engine === 'process' ? { openBackend: openProcess } : {}),
  });
  if ('problem' in started) throw new Error(`${started.problem}: ${started.hint}`);
  let closing: Promise<void> | undefined;
  return {
    address: started.address,
    endpoint: new URL('/mcp', started.address),
    log,
    async ready() {
      for (;;) {
        const { status } = await fetch(`${started.address}/readyz`);
        if (status === 200) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    close: () => (closing ??= started.close()),
  };
}

function openProcess(config: RunConfigWithDefaults, log: Log): ReturnType<typeof openProcessBackend> {
  const { env: environment } = process;
  const secretNamed = (name: string): SecretSource => namedSecret(name);
  return openProcessBackend({ config, log, environment, secretNamed, onLine: () => undefined });
}
