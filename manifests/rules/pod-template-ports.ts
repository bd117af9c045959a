import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { composedPods, type ComposedPod } from '../program/composed-pods.ts';
import { propertyOf, valuesAt } from '../program/values-at.ts';
import type { Rule } from './rule.ts';
import { shownValue } from '../../runtime/config/shown-value.ts';

export const repeatedPortName = defineDiagnostic<{ name: string; other: string; field: string | undefined }>({
  code: 'pod-template/repeated-port-name',
  severity: 'error',
  summary: 'Two ports of one container that have one name. Kubernetes refuses the pod.',
  message: ({ name, other }) => `port ${other} of the same container has the name "${name}" already`,
  hint: ({ field }) =>
    field === undefined
      ? 'give this port another name'
      : `set ${field} to change that port, or give this one another name`,
});

export const lostPort = defineDiagnostic<{ name: string; port: number; container: string }>({
  code: 'pod-template/lost-port',
  severity: 'error',
  summary: 'A generated port that a pod template takes away or renames, although the Service asks for it by its name.',
  message: ({ name, port, container }) =>
    `this leaves container "${container}" without the port "${name}" (${port}), which Services and probes ask for by name`,
  hint: ({ name }) => `keep the name "${name}"; a further port needs a number and a name of its own`,
});

/** Ports of a container have names of their own, and those that are asked for by name stay (Kubernetes, pod validation). */
export const podTemplatePorts: Rule = (program, report) => {
  for (const pod of composedPods(program)) {
    const { resource, custom, ports: generated, container: main } = pod;
    for (const { value: container, path } of valuesAt(custom, ['spec', 'containers', '*'])) {
      if (propertyOf(container, 'ports') === undefined) continue;
      const name = propertyOf(container, 'name');
      const at: DocumentPath = ['spec', 'podTemplateSpec', ...path, 'ports'];
      const composed = valuesAt(pod.spec, ['containers', '*']).find(({ value }) => propertyOf(value, 'name') === name);
      const ports = valuesAt(composed?.value, ['ports', '*']).map(({ value }) => value);
      for (const own of name === main ? generated : []) {
        if (ports.some((port) => propertyOf(port, 'name') === own.name)) continue;
        report(lostPort({ name: own.name, port: own.containerPort, container: main }, placeOf(resource, at, 'key')));
      }
      for (const { value: port, path: below } of valuesAt(container, ['ports', '*'])) {
        const first = ports.find((other) => propertyOf(other, 'name') === propertyOf(port, 'name'));
        const portName = propertyOf(port, 'name');
        if (typeof portName !== 'string' || first === undefined || isSame(first, port)) continue;
        const isOwn = name === main && generated.some((own) => own.name === portName);
        const other = shownValue(propertyOf(first, 'containerPort'));
        const field = isOwn ? fieldOf(pod) : undefined;
        report(
          repeatedPortName(
            { name: portName, other, field },
            placeOf(resource, [...at, ...below.slice(1), 'name'], 'value'),
          ),
        );
      }
    }
  }
};

/** What makes two entries one port: the merge goes by number and protocol. */
function isSame(first: unknown, second: unknown): boolean {
  return (
    propertyOf(first, 'containerPort') === propertyOf(second, 'containerPort') &&
    (propertyOf(first, 'protocol') ?? 'TCP') === (propertyOf(second, 'protocol') ?? 'TCP')
  );
}

/** The field that says where a container listens. */
function fieldOf({ resource }: ComposedPod): string | undefined {
  return resource.kind === 'MCPServer' ? 'mcpPort' : resource.kind === 'EmbeddingServer' ? 'port' : undefined;
}
