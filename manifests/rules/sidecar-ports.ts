import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { aggregatorPort } from '../lower/aggregator-deployment.ts';
import { backendPort } from '../lower/backend-workload.ts';
import { registryInternalPort, registryPort } from '../lower/registry-deployment.ts';
import type { AnyResource } from '../program/resource.ts';
import { propertyOf, valuesAt } from '../program/values-at.ts';
import type { Rule } from './rule.ts';

export const takenPort = defineDiagnostic<{ port: number; container: string; main: string }>({
  code: 'pod-template/taken-port',
  severity: 'error',
  summary: 'A container beside the main one that listens on its port: the containers of a pod share their ports.',
  message: ({ port, container, main }) =>
    `container "${container}" listens on port ${port}, which is that of container "${main}"`,
  hint: () => 'use another port: the containers of a pod share one network address',
});

/** The main container of a pod that can be changed, and the ports it listens on. */
interface Main {
  readonly name: string;
  readonly ports: readonly number[];
  readonly template: unknown;
}

/** A port of a pod belongs to one of its containers (Kubernetes: they share the network). */
export const sidecarPorts: Rule = (program, report) => {
  for (const resource of program.resources) {
    const main = mainOf(resource);
    if (main?.template === undefined) continue;
    for (const { value: container, path } of valuesAt(main.template, ['spec', 'containers', '*'])) {
      const name = propertyOf(container, 'name');
      if (typeof name !== 'string' || name === main.name) continue;
      for (const port of tcpPorts(container)) {
        const taken = main.ports.find((own) => own === port.value);
        if (taken === undefined) continue;
        const at = ['spec', 'podTemplateSpec', ...path, ...port.path];
        report(takenPort({ port: taken, container: name, main: main.name }, placeOf(resource, at, 'value')));
      }
    }
  }
};

function mainOf(resource: AnyResource): Main | undefined {
  switch (resource.kind) {
    case 'MCPServer': {
      const { spec } = resource.resource;
      // A stdio server listens on no port.
      if (spec.transport === 'stdio') return undefined;
      return { name: 'mcp', ports: [backendPort(spec)], template: spec.podTemplateSpec };
    }
    case 'VirtualMCPServer':
      return { name: 'vmcp', ports: [aggregatorPort], template: resource.resource.spec.podTemplateSpec };
    case 'EmbeddingServer': {
      const { port, podTemplateSpec } = resource.resource.spec;
      return { name: 'embedding', ports: [port], template: podTemplateSpec };
    }
    case 'MCPRegistry': {
      const ports = [registryPort, registryInternalPort];
      return { name: 'registry-api', ports, template: resource.resource.spec.podTemplateSpec };
    }
    default:
      return undefined;
  }
}

function tcpPorts(container: unknown): { readonly value: unknown; readonly path: DocumentPath }[] {
  return valuesAt(container, ['ports', '*', 'containerPort']).filter(
    ({ parent }) => (propertyOf(parent, 'protocol') ?? 'TCP') === 'TCP',
  );
}
