import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { composedPods, type ComposedPod } from '../../facts/pods/composed-pods.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { shownValue } from '../../../runtime/config/shown-value.ts';

export const repeatedPortName = defineDiagnostic<{ name: string; other: string; field: string | undefined }>({
  code: 'pod-template/port-name-repeated',
  severity: 'error',
  summary: 'Two ports of one container that have one name. Kubernetes refuses the pod.',
  message: ({ name, other }) => `port ${other} of the same container has the name "${name}" already`,
  hint: ({ field }) =>
    field === undefined
      ? 'give this port another name'
      : `set ${field} to change that port, or give this one another name`,
});

export const lostPort = defineDiagnostic<{ name: string; port: number; container: string }>({
  code: 'pod-template/port-lost',
  severity: 'error',
  summary: 'A generated port that a pod template takes away or renames, although the Service asks for it by its name.',
  message: ({ name, port, container }) =>
    `this takes the port "${name}" (${port}) of container "${container}" away, which Services and probes ask for by name`,
  hint: ({ name, port }) =>
    `keep the port with the name "${name}" (name: ${name}, containerPort: ${port}); a further one needs a number and a name of its own`,
});

/** Ports of a container have names of their own, and those that are asked for by name stay (Kubernetes, pod validation). */
export const podTemplatePort: Rule = (program, report) => {
  for (const pod of composedPods(program)) {
    const { resource, custom, ports: generated, container: main } = pod;
    const composed = valuesAt(pod.spec, ['containers', '*']).map(({ value }) => value);
    checkLost(pod, composed, report);
    for (const { value: container, path } of valuesAt(custom, ['spec', 'containers', '*'])) {
      if (propertyOf(container, 'ports') === undefined) continue;
      const name = propertyOf(container, 'name');
      const at: DocumentPath = ['spec', 'podTemplateSpec', ...path, 'ports'];
      const ports = portsOf(composed.find((one) => propertyOf(one, 'name') === name));
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

/** Reports the generated ports that a pod has not any more: of its main container, or of any where that one is gone. */
function checkLost(
  { resource, custom, ports: generated, container: main }: ComposedPod,
  composed: readonly unknown[],
  report: Report,
): void {
  // A pod without containers is refused.
  if (composed.length === 0) return;
  const left = composed.find((one) => propertyOf(one, 'name') === main);
  const ports = (left === undefined ? composed : [left]).flatMap(portsOf);
  const names = new Set(ports.map((port) => propertyOf(port, 'name')));
  const written = valuesAt(custom, ['spec', 'containers', '*']).find(({ value }) => propertyOf(value, 'name') === main);
  const here = written === undefined ? ['spec', 'containers'] : written.path;
  const key = ['ports', '$patch'].find((field) => propertyOf(written?.value, field) !== undefined);
  const at: DocumentPath = ['spec', 'podTemplateSpec', ...here, ...(key === undefined ? [] : [key])];
  for (const { name, containerPort: port } of generated) {
    if (names.has(name)) continue;
    const place = placeOf(resource, at, written !== undefined && key === undefined ? 'value' : 'key');
    report(lostPort({ name, port, container: main }, place));
  }
}

function portsOf(container: unknown): readonly unknown[] {
  return valuesAt(container, ['ports', '*']).map(({ value }) => value);
}

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
