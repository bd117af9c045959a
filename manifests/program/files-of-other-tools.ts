import { openTable } from '../../runtime/diagnostics/open-table.ts';

/** API groups of documents that programs read from files and no cluster stores, though they have the head of an object; with who reads them. */
const readers: Readonly<Record<string, string>> = openTable({
  'apiserver.config.k8s.io': 'kube-apiserver',
  'apiserver.k8s.io': 'kube-apiserver',
  'audit.k8s.io': 'kube-apiserver',
  'backstage.io': 'Backstage',
  'cli.kyverno.io': 'the Kyverno command line',
  'client.authentication.k8s.io': 'kubectl',
  'ctlptl.dev': 'ctlptl',
  'eksctl.io': 'eksctl',
  'fn.kpt.dev': 'kpt',
  'garden.io': 'Garden',
  'imgpkg.carvel.dev': 'imgpkg',
  'k3d.io': 'k3d',
  'kapp.k14s.io': 'kapp',
  'kbld.k14s.io': 'kbld',
  'kind.x-k8s.io': 'kind',
  'kops.k8s.io': 'kOps',
  'krew.googlecontainertools.github.com': 'krew',
  'kubeadm.k8s.io': 'kubeadm',
  'kubecontrollermanager.config.k8s.io': 'kube-controller-manager',
  'kubectl.config.k8s.io': 'kubectl',
  'kubelet.config.k8s.io': 'the kubelet',
  'kubeproxy.config.k8s.io': 'kube-proxy',
  'kubescheduler.config.k8s.io': 'kube-scheduler',
  'kustomize.config.k8s.io': 'kustomize',
  'kuttl.dev': 'KUTTL',
  'scaffolder.backstage.io': 'Backstage',
  'scorecard.operatorframework.io': 'the Operator SDK',
  skaffold: 'Skaffold',
  'tanka.dev': 'Tanka',
  'vendir.k14s.io': 'vendir',
  'zarf.dev': 'Zarf',
});

/** Kinds that programs read from files, in groups that have objects too. */
const readersOfKinds: Readonly<Record<string, Readonly<Record<string, string>>>> = openTable({
  'config.karmada.io': openTable({ KarmadaInitConfig: 'karmadactl' }),
  'kpt.dev': openTable({ Kptfile: 'kpt' }),
});

/** The program that reads documents with this head from files; undefined for the head of an object. */
export function toolThatReads(apiVersion: string, kind: string): string | undefined {
  // These two have no group: a kubeconfig, and the plugins that come with kustomize.
  if (apiVersion === 'v1' && kind === 'Config') return 'kubectl';
  if (apiVersion === 'builtin') return 'kustomize';
  const slash = apiVersion.indexOf('/');
  const group = apiVersion.slice(0, Math.max(slash, 0));
  return readers[group] ?? readersOfKinds[group]?.[kind];
}
