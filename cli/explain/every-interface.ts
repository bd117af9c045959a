import { createServer } from 'node:net';

/**
 * The host that means every interface: `::`, which includes IPv4, or `0.0.0.0` where the system has no IPv6, which a container cannot
 * change. `probe` listens on a host for a moment and rejects with the error of the system.
 */
export async function everyInterface(probe: (host: string) => Promise<void> = listens): Promise<'::' | '0.0.0.0'> {
  try {
    await probe('::');
    return '::';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL') return '0.0.0.0';
    throw error;
  }
}

function listens(host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port: 0 }, () => server.close(() => resolve()));
  });
}
