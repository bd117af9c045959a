import type { PodTemplateSpec } from '../../generated/kubernetes/types.ts';
import { backendDeployment } from './workload/backend-workload.ts';
import { embeddingStatefulSet } from './workload/embedding-workload.ts';
import { componentOf } from '../objects/labels.ts';
import { registryDeployment } from './registry/registry-deployment.ts';
import { registryNeeds } from '../facts/registry/registry-needs.ts';
import type { AnyResource } from '../program/resource.ts';

/**
 * The pod that is made of a resource's own fields alone, before its podTemplateSpec is merged, with names, image and account left open.
 * Undefined for a kind whose pod has none, or follows from other resources too.
 */
export function generatedTemplateOf({ kind, name, resource }: AnyResource): PodTemplateSpec | undefined {
  const account = { name: '', isGenerated: true };
  const component = componentOf('', name, '');
  switch (kind) {
    case 'MCPServer': {
      const { podTemplateSpec: _custom, ...spec } = resource.spec;
      return backendDeployment({ name, component, account, spec }).spec?.template;
    }
    case 'EmbeddingServer': {
      const { podTemplateSpec: _custom, ...spec } = resource.spec;
      return embeddingStatefulSet({ name, component, spec }).spec?.template;
    }
    case 'MCPRegistry': {
      const { podTemplateSpec: _custom, ...spec } = resource.spec;
      const { clusterSources, dataFolder } = registryNeeds(spec.configYAML);
      const mountToken = clusterSources.length > 0;
      const own = { name, component, image: '', account, mountToken, dataFolder, spec, defaults: {} };
      return registryDeployment(own).spec?.template;
    }
    default:
      return undefined;
  }
}
