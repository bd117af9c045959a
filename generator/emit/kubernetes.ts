import type { KubernetesTypes } from '../model/kubernetes.ts';
import type { GeneratedFile } from '../write/generated-file.ts';
import { emitKubernetesSchemas } from './kubernetes-schemas.ts';
import { emitKubernetesTypes } from './kubernetes-types.ts';
import { emitKubernetesValidators } from './kubernetes-validators.ts';

/** Everything about the Kubernetes objects themselves: their types, schemas and validators. */
export function emitKubernetes(types: KubernetesTypes): GeneratedFile[] {
  return [...emitKubernetesTypes(types), ...emitKubernetesSchemas(types), ...emitKubernetesValidators(types)];
}
