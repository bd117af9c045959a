import type Docker from 'dockerode';
import type { NetworkSpec } from './container-engine.ts';

/**
 * Creates a network that leads nowhere. Its bridge has no address of the machine: without this option whoever is on an internal network reaches
 * every service of the machine at its gateway. An engine that does not know the option refuses. Undefined where the addresses are taken.
 */
export async function createNetwork(
  docker: Docker,
  { name, labels, subnet }: NetworkSpec,
): Promise<string | undefined> {
  try {
    const network = await docker.createNetwork({
      Name: name,
      Driver: 'bridge',
      Internal: true,
      EnableIPv6: false,
      Labels: { ...labels },
      IPAM: { Driver: 'default', Config: [{ Subnet: subnet }] },
      Options: { 'com.docker.network.bridge.inhibit_ipv4': 'true' },
    });
    return network.id;
  } catch (error) {
    // `Pool overlaps with other one on this address space`, and Podman's words for it.
    if (error instanceof Error && /overlaps|already (?:used|in use)/i.test(error.message)) return undefined;
    throw error;
  }
}
