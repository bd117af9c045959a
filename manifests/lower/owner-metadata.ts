import type { KubernetesObject } from '../../generated/kubernetes/types.ts';
import type { AnyResource } from '../program/resource.ts';

/**
 * Annotations that tools write on what they apply: they describe the resource, not what it is lowered to. What people write for these
 * tools (`argocd.argoproj.io/sync-wave`, `kustomize.toolkit.fluxcd.io/prune`) is meant for the objects.
 */
const toolAnnotations = new RegExp(
  [
    '^(?:deployment|kubectl)\\.kubernetes\\.io/',
    '^internal\\.config\\.kubernetes\\.io/',
    '^config\\.kubernetes\\.io/(?:index|path)$',
    '^argocd\\.argoproj\\.io/(?:installation-id|tracking-id)$',
    '^kustomize\\.toolkit\\.fluxcd\\.io/checksum$',
  ].join('|'),
);

/**
 * Carries the labels and annotations of a resource over to an object it compiles to: the resource itself is not in the
 * cluster, so whatever selects or bills by them has to find them on the objects. Generated ones win.
 */
export function withOwnerMetadata(object: KubernetesObject, owner: AnyResource): KubernetesObject {
  const { labels, annotations } = owner.authored.metadata;
  if (labels === undefined && annotations === undefined) return object;
  const kept = Object.entries(annotations ?? {}).filter(([name]) => !toolAnnotations.test(name));
  if (labels === undefined && kept.length === 0) return object;
  const metadata = {
    ...object.metadata,
    ...(labels === undefined ? {} : { labels: { ...labels, ...object.metadata?.labels } }),
    ...(kept.length === 0 ? {} : { annotations: { ...Object.fromEntries(kept), ...object.metadata?.annotations } }),
  };
  return { ...object, metadata };
}
