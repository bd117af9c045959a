import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { composedPods, type ComposedPod } from '../../facts/pods/composed-pods.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const takenPort = defineDiagnostic<{ port: number; container: string; main: string }>({
  code: 'pod-template/taken-port',
  severity: 'error',
  summary: 'A container beside the main one that listens on its port: the containers of a pod share their ports.',
  message: ({ port, container, main }) =>
    `container "${container}" listens on port ${port}, which is that of container "${main}"`,
  hint: () => 'use another port: the containers of a pod share one network address',
});

/** A port of a pod belongs to one of its containers (Kubernetes: they share the network). */
export const podTemplateTakenPort: Rule = (program, report) => {
  for (const pod of composedPods(program)) {
    const { resource, container: main } = pod;
    const ports = mainPorts(pod);
    for (const { value: container, path } of valuesAt(pod.custom, ['spec', 'containers', '*'])) {
      const name = propertyOf(container, 'name');
      if (typeof name !== 'string' || name === main || propertyOf(container, '$patch') === 'delete') continue;
      for (const port of tcpPorts(container)) {
        const taken = ports.find((own) => own === port.value);
        if (taken === undefined) continue;
        const at = ['spec', 'podTemplateSpec', ...path, ...port.path];
        report(takenPort({ port: taken, container: name, main }, placeOf(resource, at, 'value')));
      }
    }
  }
};

/** The ports that the main container listens on, where the template moves them too; none where it takes the container away. */
function mainPorts({ spec, container, ports }: ComposedPod): readonly number[] {
  const main = valuesAt(spec, ['containers', '*']).find(({ value }) => propertyOf(value, 'name') === container);
  if (main === undefined) return [];
  const declared = valuesAt(main.value, ['ports', '*']).map(({ value }) => value);
  return ports.map(({ name, containerPort }) => {
    const own = declared.find((port) => propertyOf(port, 'name') === name);
    const moved = propertyOf(own, 'containerPort');
    return typeof moved === 'number' ? moved : containerPort;
  });
}

function tcpPorts(container: unknown): { readonly value: unknown; readonly path: DocumentPath }[] {
  return valuesAt(container, ['ports', '*', 'containerPort']).filter(
    ({ parent }) => (propertyOf(parent, 'protocol') ?? 'TCP') === 'TCP',
  );
}
