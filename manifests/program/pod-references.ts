import type { KindName } from '../../generated/kinds.ts';
import type { ReferenceEntry } from '../../generated/references/reference-entry.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { propertyOf, valuesAt } from './values-at.ts';

type Path = readonly string[];

/**
 * Where pods name Secrets, ConfigMaps, ServiceAccounts and volume claims, below the parts of our kinds whose shape is that of Kubernetes
 * (`podTemplateSpec`, `volumes`) and that `x-ref` therefore cannot reach.
 */
export const podReferences: { readonly [K in KindName]?: readonly ReferenceEntry[] } = {
  MCPServer: inTemplate(),
  VirtualMCPServer: inTemplate(),
  EmbeddingServer: inTemplate(),
  MCPRegistry: [...inTemplate(), ...inVolumes(['spec', 'volumes'])],
};

function inTemplate(): ReferenceEntry[] {
  const pod: Path = ['spec', 'podTemplateSpec', 'spec'];
  return [
    { path: [...pod, 'serviceAccountName'], kind: 'ServiceAccount' },
    { path: [...pod, 'imagePullSecrets', '*', 'name'], kind: 'Secret' },
    ...inVolumes([...pod, 'volumes']),
    ...['containers', 'initContainers'].flatMap((list) => inContainers([...pod, list])),
  ];
}

function inContainers(list: Path): ReferenceEntry[] {
  const variable: Path = [...list, '*', 'env', '*', 'valueFrom'];
  const wholes: Path = [...list, '*', 'envFrom', '*'];
  return [
    { path: [...variable, 'secretKeyRef', 'name'], kind: 'Secret', key: { property: 'key' } },
    { path: [...variable, 'configMapKeyRef', 'name'], kind: 'ConfigMap', key: { property: 'key' } },
    { path: [...wholes, 'secretRef', 'name'], kind: 'Secret' },
    { path: [...wholes, 'configMapRef', 'name'], kind: 'ConfigMap' },
  ];
}

function inVolumes(list: Path): ReferenceEntry[] {
  const projected: Path = [...list, '*', 'projected', 'sources', '*'];
  return [
    { path: [...list, '*', 'secret', 'secretName'], kind: 'Secret' },
    { path: [...list, '*', 'configMap', 'name'], kind: 'ConfigMap' },
    { path: [...list, '*', 'persistentVolumeClaim', 'claimName'], kind: 'PersistentVolumeClaim' },
    { path: [...projected, 'secret', 'name'], kind: 'Secret' },
    { path: [...projected, 'configMap', 'name'], kind: 'ConfigMap' },
  ];
}

/**
 * Whether a reference names the account that pods run under. The schemas call every account optional, since one is made where
 * none is named; but a pod whose named account is missing is never created.
 */
export function isPodAccount({ kind, path }: ReferenceEntry): boolean {
  const last = path.at(-1);
  return (
    kind === 'ServiceAccount' && (last === 'serviceAccountName' || (last === 'serviceAccount' && path.length === 2))
  );
}

/** The keys that a volume takes from the Secret or ConfigMap it names, with their paths: `items` beside the name. */
export function itemKeysBeside(
  path: DocumentPath,
  parent: unknown,
): readonly { readonly key: string; readonly path: DocumentPath }[] {
  if (!Array.isArray(propertyOf(parent, 'items'))) return [];
  return valuesAt(parent, ['items', '*', 'key']).flatMap(({ path: below, value }) =>
    typeof value === 'string' ? [{ key: value, path: [...path.slice(0, -1), ...below] }] : [],
  );
}
