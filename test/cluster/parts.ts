import { hasProgram } from '../support/debian-program.ts';
import { buildKubernetes, type KubernetesCommand } from './build-kubernetes.ts';
import { buildProgram } from './build-program.ts';
import { findGo } from './go.ts';
import { versions } from './versions.ts';

const controlPlane: readonly KubernetesCommand[] = [
  'kube-apiserver',
  'kubectl',
  'kube-controller-manager',
  'kube-scheduler',
];

/**
 * The folder of what a control plane runs, built where it is missing, or undefined where it cannot be had: that is said aloud, and
 * is a failure in CI, so that a skipped test cannot pass for a green one.
 */
export function controlPlaneParts(): string | undefined {
  const go = findGo();
  if (go === undefined) return skipped('there is no Go to build Kubernetes with');
  if (!hasProgram('etcd', 'etcd-server')) return undefined;
  return buildKubernetes(go, controlPlane);
}

/** What a node runs, beside what Debian has. */
export interface NodeParts {
  /** Folder of the commands of Kubernetes. */
  readonly bin: string;
  readonly coredns: string;
  /** The program of `stand-in/`, for images. */
  readonly standIn: string;
}

/** The same for a real node, which needs root for its containers and networks. */
export function nodeParts(): NodeParts | undefined {
  const go = findGo();
  if (go === undefined) return skipped('there is no Go to build Kubernetes with');
  if (process.getuid?.() !== 0) return skipped('a node needs root');
  const programs: readonly [program: string, packageName: string][] = [
    ['etcd', 'etcd-server'],
    ['containerd', 'docker.io'],
    ['nft', 'nftables'],
    ['/usr/lib/cni/bridge', 'containernetworking-plugins'],
  ];
  if (!programs.every(([program, packageName]) => hasProgram(program, packageName))) return undefined;
  return {
    bin: buildKubernetes(go, [...controlPlane, 'kubelet', 'kube-proxy']),
    coredns: buildProgram(go, 'coredns', { 'github.com/coredns/coredns': versions.coredns }),
    standIn: buildProgram(go, 'stand-in'),
  };
}

function skipped(reason: string): undefined {
  if (process.env['CI'] === 'true') throw new Error(`${reason}, and CI needs it`);
  process.stderr.write(`SKIPPED: the tests against a real Kubernetes: ${reason}\n`);
  return undefined;
}
