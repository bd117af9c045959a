import type { KindName } from '../../generated/kinds.ts';
import type { ReferenceEntry } from '../../generated/references/reference-entry.ts';

type Path = readonly string[];

/**
 * Where pods name Secrets, ConfigMaps and ServiceAccounts, below the parts of our kinds whose shape is that of Kubernetes
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
    { path: [...pod, 'serviceAccountName'], kind: 'ServiceAccount', optional: true },
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
    { path: [...projected, 'secret', 'name'], kind: 'Secret' },
    { path: [...projected, 'configMap', 'name'], kind: 'ConfigMap' },
  ];
}
