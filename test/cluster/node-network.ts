import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** Addresses of the test node: none of them leaves the machine. */
export const network = {
  /** Of the node itself: a bridge of our own, since a node may not live on the loopback address. */
  node: '10.99.77.1',
  bridge: 'svcnode0',
  pods: '10.244.77.0/24',
  podBridge: 'svcpods0',
  dns: '10.96.0.10',
} as const;

const forwarding = '/proc/sys/net/ipv4/ip_forward';

/** Makes the node's address and lets pods reach Services. Returns what takes it away again. */
export function openNodeNetwork(): () => void {
  const before = readFileSync(forwarding, 'utf8');
  removeLinks();
  ip('link', 'add', network.bridge, 'type', 'bridge');
  ip('addr', 'add', `${network.node}/32`, 'dev', network.bridge);
  ip('link', 'set', network.bridge, 'up');
  writeFileSync(forwarding, '1');
  return () => {
    removeLinks();
    writeFileSync(forwarding, before);
  };
}

function removeLinks(): void {
  for (const link of [network.bridge, network.podBridge]) {
    try {
      execFileSync('ip', ['link', 'show', link], { stdio: 'ignore' });
    } catch {
      // There is no device of that name, as intended.
      continue;
    }
    ip('link', 'delete', link);
  }
}

function ip(...args: readonly string[]): void {
  execFileSync('ip', args);
}
