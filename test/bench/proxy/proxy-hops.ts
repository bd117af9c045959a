import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtProgram } from '../built-program.ts';
import { loadCore, startPinned } from '../pinned-process.ts';
import type { Hop } from './call-rounds.ts';
import { openGoverned } from './governed.ts';

/** The servers of the proxy's gates: one MCP server, and what can be in front of it. Each is a process of its own. */
export interface ProxyHops {
  readonly token: string;
  readonly backend: string;
  readonly proxy: Hop;
  readonly passthrough: Hop;
  readonly sdk: Hop;
  close(): Promise<void>;
}

/** Starts them: the proxy as it is shipped, with sign-in, policies, audit and metrics. */
export async function openProxyHops(benchFolder: string): Promise<ProxyHops> {
  const folder = join(benchFolder, 'proxy');
  mkdirSync(folder, { recursive: true });
  const governed = await openGoverned(folder);
  const program = async (name: string, ...args: readonly string[]): Promise<Hop> => {
    const core = name === 'call-backend' ? { core: loadCore } : {};
    const started = startPinned([join(import.meta.dirname, `${name}.ts`), ...args], join(folder, `${name}.log`), core);
    const [, address = ''] = await started.said(/"address":"(http:[^"]+)"/);
    return { ...started, address };
  };
  const backend = await program('call-backend');
  const document = join(folder, 'run.json');
  writeFileSync(
    document,
    JSON.stringify({
      schemaVersion: 'v1',
      name: 'bench',
      remoteUrl: `${backend.address}/mcp`,
      ...governed.settings,
    }),
  );
  const launcher = await builtProgram(benchFolder);
  const started = startPinned([launcher, 'run', '--foreground', '--from-config', document], join(folder, 'proxy.log'));
  const [, address = ''] = await started.said(/"address":"(http:[^"]+)"/);
  while ((await fetch(`${address}/readyz`)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 5));
  const [passthrough, sdk] = [await program('passthrough', backend.address), await program('sdk-hop', backend.address)];
  return {
    token: governed.token,
    backend: backend.address,
    proxy: { ...started, address },
    passthrough,
    sdk,
    async close() {
      await Promise.all([started.end(), passthrough.end(), sdk.end(), backend.end()]);
      await governed.close();
    },
  };
}
