import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Registries of packages as containers of a test see them, which reach nothing but this machine. */
export interface PackageRelay {
  /** Variables with the addresses of the registries. */
  readonly environment: Readonly<Record<string, string>>;
  /** Paths that were asked for so far. */
  readonly asked: readonly string[];
  /** Answers nothing from now on. */
  cut(): void;
  close(): void;
}

/** Passes what containers ask for on to the registries that this machine uses. `host`: the address of this machine that they reach. */
export async function startPackageRelay(host: string): Promise<PackageRelay> {
  const npm = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const upstreams = new Map([
    ['npm', npm.replace(/\/$/, '')],
    ['simple', 'https://pypi.org/simple'],
    ['files', 'https://files.pythonhosted.org'],
    ['go', 'https://proxy.golang.org'],
  ]);
  const asked: string[] = [];
  let isCut = false;
  const server = createServer((request, response) => {
    const { url = '/', headers } = request;
    asked.push(url);
    const [, name = '', path = ''] = /^\/([a-z]+)(\/.*)$/.exec(url) ?? [];
    const upstream = upstreams.get(name);
    if (upstream === undefined || isCut) return void response.writeHead(503).end();
    const answer = async (): Promise<void> => {
      const { accept = '*/*' } = headers;
      const found = await fetch(`${upstream}${path}`, {
        method: request.method ?? 'GET',
        headers: { accept, 'user-agent': 'uv/0.9' },
        ...(request.method === 'POST' ? { body: await text(request) } : {}),
      });
      const type = found.headers.get('content-type') ?? 'application/octet-stream';
      let body = Buffer.from(await found.arrayBuffer());
      if (/json|html/.test(type)) {
        let page = body.toString('utf8');
        for (const [each, base] of upstreams) page = page.replaceAll(`${base}/`, `${own}/${each}/`);
        body = Buffer.from(page);
      }
      response.writeHead(found.status, { 'content-type': type, 'content-length': body.length });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    answer().catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '0.0.0.0', resolve);
  });
  const own = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    environment: {
      NPM_CONFIG_REGISTRY: `${own}/npm/`,
      UV_DEFAULT_INDEX: `${own}/simple`,
      GOPROXY: `${own}/go`,
      // Its answers are checked where they come from.
      GOSUMDB: 'off',
    },
    asked,
    cut: () => (isCut = true),
    close: () => void server.close(),
  };
}
