import type { KubernetesScopes, KubernetesTypes } from '../../model/kubernetes.ts';
import type { GeneratedFile } from '../../write/generated-file.ts';
import { emitKubernetesScopes } from './kubernetes-scopes.ts';
import { emitKubernetesSchemas } from './kubernetes-schemas.ts';
import { emitKubernetesTypes } from './kubernetes-types.ts';
import { emitKubernetesValidators } from './kubernetes-validators.ts';

/** Everything about the Kubernetes objects themselves: their types, schemas, validators and scopes. */
export function emitKubernetes(types: KubernetesTypes, scopes: KubernetesScopes): GeneratedFile[] {
  return [
    ...emitKubernetesScopes(scopes),
    ...emitKubernetesTypes(types),
    ...emitKubernetesSchemas(types),
    ...emitKubernetesValidators(types),
  ];
}
