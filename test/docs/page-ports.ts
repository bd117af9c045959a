import { createServer } from 'node:net';

/**
 * Port numbers as pages write them, behind what makes them ours: `localhost:8080`, `127.0.0.1:8080`, `--address :8080`, and
 * `proxyPort: 8080` or `targetPort: 8080` of a run document.
 */
const written = /(?<=\b(?:localhost|127\.0\.0\.1):|--address :|\b(?:proxy|target)Port"?: )\d{4,5}\b/g;

/** Where the server of a page listens when its command does not say. */
const usual = '8080';

/** The ports of a page on this machine: others may use those that it names. */
export interface PagePorts {
  /** A piece of the page, with the ports that are free here. */
  here(text: string): string;
  /** An output, with the ports that the page names. */
  there(text: string): string;
  /** A command of the page; `svc registry serve` gets its port as a flag. */
  command(text: string): string;
}

/** The ports that the page names. */
export const asWritten: PagePorts = { here: (text) => text, there: (text) => text, command: (text) => text };

/** Finds a free port for every one that the texts name, and for the usual one. */
export async function portsFor(texts: readonly string[]): Promise<PagePorts> {
  const named = new Set([usual, ...texts.flatMap((text) => text.match(written) ?? [])]);
  const free = new Map<string, string>();
  for (const [index, port] of (await freePorts(named.size)).entries()) free.set([...named][index] ?? usual, port);
  const pages = new Map([...free].map(([page, machine]) => [machine, page]));
  const here = (text: string): string => text.replaceAll(written, (port) => free.get(port) ?? port);
  return {
    here,
    there: (text) => text.replaceAll(/(?<=:)\d{4,5}\b/g, (port) => pages.get(port) ?? port),
    command: (text) =>
      here(/\bregistry serve\b/.test(text) && !text.includes('--address') ? `${text} --address :${usual}` : text),
  };
}

/** So many ports of this machine that nobody listens on, all different: they are held together and let go together. */
async function freePorts(count: number): Promise<string[]> {
  const held = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, () => resolve());
      });
      return server;
    }),
  );
  const ports = held.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? String(address.port) : '';
  });
  await Promise.all(held.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
