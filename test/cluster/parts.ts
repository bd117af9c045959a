import { hasProgram } from '../support/debian-program.ts';
import { buildKubernetes, type KubernetesCommand } from './build-kubernetes.ts';
import { findGo } from './go.ts';

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

function skipped(reason: string): undefined {
  if (process.env['CI'] === 'true') throw new Error(`${reason}, and CI needs it`);
  process.stderr.write(`SKIPPED: the tests against a real Kubernetes: ${reason}\n`);
  return undefined;
}
