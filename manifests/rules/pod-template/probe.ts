import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { composedPods } from '../../facts/pods/composed-pods.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const unknownProbePort = defineDiagnostic<{ name: string; container: string; known: readonly string[] }>({
  code: 'pod-template/probe-port-unknown',
  severity: 'error',
  summary: 'A probe that names a port its container does not have, so that it never succeeds.',
  message: ({ name, container }) => `container "${container}" has no port named "${name}"`,
  hint: ({ name, known }) => {
    if (/^[0-9]+$/.test(name)) return 'write the number without quotes: a string is the name of a port';
    const near = suggest(name, known) ?? (known.length === 1 ? known[0] : undefined);
    return near === undefined ? 'write the number of the port, or name one of its ports so' : `did you mean "${near}"?`;
  },
});

export const undeclaredProbePort = defineDiagnostic<{ port: number; container: string; own: string }>({
  code: 'pod-template/probe-port-undeclared',
  severity: 'warning',
  summary: 'A probe that asks a port which is not among those of its container.',
  message: ({ port, container }) => `container "${container}" has no port ${port}`,
  hint: ({ own, port }) => `use the port "${own}", or add ${port} to the ports of the container if it listens there`,
});

export const stdioProbe = defineDiagnostic<{ port: number | string }>({
  code: 'pod-template/probe-of-stdio',
  severity: 'error',
  summary: 'A probe over the network of a server that speaks over its standard input and listens on no port.',
  message: ({ port }) => `a stdio server listens on no port, so that nothing answers at ${port}`,
  hint: ({ port }) =>
    `remove the probe or let it run a command (exec); if the server listens at ${port} all the same, add that to its ports`,
});

const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'] as const;
const handlers = ['httpGet', 'tcpSocket', 'grpc'] as const;

/** A probe asks a port of its container (Kubernetes, probes). */
export const podTemplateProbe: Rule = (program, report) => {
  for (const { resource, container: main, port: own, custom, spec } of composedPods(program)) {
    for (const list of ['containers', 'initContainers']) {
      for (const { value: container, path } of valuesAt(custom, ['spec', list, '*'])) {
        const name = propertyOf(container, 'name');
        if (typeof name !== 'string' || propertyOf(container, '$patch') === 'delete') continue;
        for (const probe of probes) {
          for (const handler of handlers) {
            for (const { value: port, parent, path: below } of valuesAt(container, [probe, handler, 'port'])) {
              const at: DocumentPath = ['spec', 'podTemplateSpec', ...path, ...below];
              check(list, name, port, propertyOf(parent, 'host') !== undefined, () => placeOf(resource, at, 'value'));
            }
          }
        }
      }
    }

    function check(
      list: string,
      name: string,
      port: unknown,
      isElsewhere: boolean,
      place: () => ReturnType<typeof placeOf>,
    ): void {
      const composed = valuesAt(spec, [list, '*']).find(({ value }) => propertyOf(value, 'name') === name);
      const ports = valuesAt(composed?.value, ['ports', '*']).map(({ value }) => value);
      if (typeof port === 'string') {
        const known = ports.flatMap((item) => {
          const label = propertyOf(item, 'name');
          return typeof label === 'string' ? [label] : [];
        });
        const isNamed = known.includes(port);
        if (!isNamed && own === undefined && list === 'containers' && name === main)
          report(stdioProbe({ port }, place()));
        else if (!isNamed) report(unknownProbePort({ name: port, container: name, known }, place()));
        return;
      }
      if (typeof port !== 'number' || list !== 'containers' || name !== main || isElsewhere) return;
      if (ports.some((item) => propertyOf(item, 'containerPort') === port)) return;
      report(
        own === undefined
          ? stdioProbe({ port }, place())
          : undeclaredProbePort({ port, container: name, own: own.name }, place()),
      );
    }
  }
};
